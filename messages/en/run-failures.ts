/** What a page says of a summary that failed, and of how a request ended. */
export const runFailures = {
  connectionTitle: 'The connection was lost',
  connection: "We couldn't reach the server, or it stopped answering. Check your connection and try again.",
  title: 'Unable to Generate Summary',
  /** In place of what says nothing that a person could act on. */
  apology:
    "Sorry, we couldn't generate a summary for this video. This might happen if the video has no audio, is too short, or contains content that's difficult to process. Please try a different video.",
}

/** The toasts at the end of a request. */
export const outcomes = {
  fromCache: 'Loaded from cache',
  freshSummary: 'Fresh summary generated',
  freshTranscript: 'Fresh transcript generated',
  generatedByModel: 'AI Summary generated successfully',
  generated: 'Summary generated successfully',
  videoSummarized: 'Your YouTube video has been summarized',
  transcriptSummarized: 'Your transcript has been summarized',
}
