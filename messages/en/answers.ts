/** The answers to questions about a video. A passage is what was said in one place of it. */
export const answerTexts = {
  /** Above the questions that somebody shares with a summary. */
  heading: 'Questions and answers',
  bestPassages: "These passages answer best. They are the speaker's own words.",
  whereSaid: 'Where this is said',
  closest: 'Show what comes closest',
  showMore: (count: number) => `Show ${count} more`,
  notSaid: 'The video does not seem to talk about this.',
  /** The names of two languages. */
  otherLanguage: (asked: string, spoken: string) =>
    `Asked in ${asked}, spoken in ${spoken}, so we can't tell whether the video says this. Try asking in ${spoken}.`,
  copy: 'Copy',
  delete: 'Delete',
  playPassages: 'Play the passages',
}
