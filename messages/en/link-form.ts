/** The field for a link with its buttons. */
export const linkForm = {
  label: 'YouTube link',
  placeholder: 'Paste a YouTube link',
  /** The button, where a language model writes the summary. */
  summarizeByModel: 'AI Summary',
  /** The button, where no model writes it. */
  summarize: 'Summarize',
  transcribe: 'Transcribe',
  paste: 'Paste a transcript',
  missing: 'Please enter a YouTube URL',
  /** The link leads to another site. */
  otherSite: 'We read YouTube links. For any other video, paste its transcript.',
}
