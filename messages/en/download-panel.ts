/** The files that a summary can be saved as. */
export const downloadPanel = {
  summary: 'Download the summary',
  transcript: 'Download the transcript',
  others: 'For other applications',
  text: 'Text',
  markdown: 'Markdown',
}
