/** What is said of a transcript and of the captions that it was read from. */
export const transcriptNotes = {
  heading: 'Transcript',
  later: "It'll be here when the summary is finished.",
  fetching: 'Fetching transcript...',
  /** A badge, with the sentence after it. */
  transcribed: 'Heard by an AI',
  transcribedNote: 'YouTube gave no captions. A language model listened: words and times may be wrong.',
  fromBrowser: 'Your browser read these captions from the page. Only you can see them.',
  automatic: 'Automatic captions: some words may be wrong.',
  /** The second is the length of the video. */
  captionsEnd: (end: string, duration: string) => `Captions end at ${end} of ${duration}.`,
  /** After the sentence above. */
  restMissing: "Anything said after that isn't included.",
  approximate: 'Times are approximate (~).',
  fromPlaylist: 'Your link is a playlist; this is its first video.',
}
