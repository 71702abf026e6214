/** A summary while it is being written. */
export const liveSummary = {
  generating: 'Generating AI summary...',
  /** What a bar of progress shows. */
  partsRead: 'Parts of the video that are read',
  restarted: "The first draft didn't check out. Trying again.",
  beingWritten: 'Being written from the transcript.',
  beingWrittenInStyle: (style: string) => `Being written from the transcript. Style: ${style}.`,
}
