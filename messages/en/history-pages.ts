/** The titles and headings of the two lists of a user. */
export const historyPages = {
  summaries: { title: 'Summary history: Précis', heading: 'Summary History' },
  transcripts: { title: 'Transcriptions: Précis', heading: 'Transcriptions' },
}
