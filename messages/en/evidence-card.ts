/** The card that shows what a line rests on. */
export const evidenceCard = {
  said: 'What was said',
  /** Names of the card: of a line without words, of one from a transcript that an AI made, of all others. */
  whyMarked: 'Why it is marked',
  transcriptWords: 'The words of the transcript',
  speakerWords: "The speaker's own words",
  /** Plays the video from the line. */
  play: 'Play',
  copyWithSource: 'Copy with source',
}
