/** The field for a link on pages that make no summaries themselves. */
export const strangerField = {
  label: 'YouTube link',
  placeholder: 'Paste a YouTube link',
  summarize: 'Summarize',
}
