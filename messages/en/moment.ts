/** A line of a summary on a page of its own. */
export const momentTexts = {
  /** The form that leads a reader to a video of their own. */
  checkOwn: 'Check your own video',
  placeholder: 'Paste a YouTube link',
  check: 'Check it',
  readSummary: 'Read the whole summary',
  watch: 'Watch on YouTube',
  watchFrom: (time: string) => `Watch on YouTube from ${time}`,
}
