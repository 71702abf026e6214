/** A transcript to read, to search, to copy and to download. */
export const transcript = {
  /** The name is that of a summary, such as "Key insights". */
  generate: (name: string) => `Generate ${name}`,
  /** Of a file whose clock does not begin at zero. */
  shifted: (from: string, to: string) =>
    `The times in this file start at ${from}. We shifted them to start at ${to}.`,
  summarizeThese: 'Summarize these captions',
  tryAgain: 'Try again',
  copy: 'Copy transcript',
  download: 'Download transcript',
  /** The format of a file of nothing but text. */
  text: 'Text',
  /** Another format. */
  downloadAs: (format: string) => `Download as ${format}`,
  downloadTranslation: (language: string, format: string) => `Download ${language} as ${format}`,
  downloaded: 'Downloaded',
  saved: 'Transcript saved to your downloads',
  search: 'Search in the transcript',
  region: 'Transcript text',
  more: 'Show more sentences',
  noneFound: 'No sentence contains these words.',
  found: (count: number, total: number) => `${count} of ${total} sentences`,
  translate: 'Translate',
  /** A line that has no translation. */
  original: 'Original',
  translatedFile: (language: string) => `${language}, by a model, not checked`,
  /** Whether the transcript goes along with the player. */
  follow: 'Follow along',
}
