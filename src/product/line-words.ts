/** What is said of a line and of the words that it rests on, in English. Times and words of the video come in as they are written. */
export const lineWords = {
  /** What the state of a line is called. */
  states: {
    verified: 'Verified',
    'words-found': 'Words found',
    differs: 'Differs',
    'not-found': 'Not found',
    quoted: 'Quoted',
    checking: 'Being checked',
  },
  /** The state of a line whose words stand in a transcript that an AI wrote down. */
  unproven: 'Unproven',
  /** Words of the line or of the video. */
  quote: (words: string) => `“${words}”`,
  /** A time that is estimated. */
  about: (time: string) => `about ${time}`,
  /** Times, one after another. */
  list: listInWords,
  notFound: 'Not found in the transcript',
  transcribedByAI: 'From a transcript made by an AI',
  differs: 'Differs from what is said',
  differsAt: (time: string) => `Differs from what is said at ${time}`,
  /** One of the states above with the time of the line. */
  stateAt: (state: string, time: string) => `${state} at ${time}`,
  absent: "We couldn't find this in the transcript.",
  mayNotBeSaid: 'An AI transcribed this video, so these words may not have been said.',
  ownSentence: "This line is the speaker's own sentence.",
  ownSentenceAt: (times: string) => `This line is the speaker's own sentence, at ${times}.`,
  exact: 'The words are in the transcript.',
  exactAt: (times: string) => `The words are at ${times}.`,
  close: 'The words in the transcript are close to the quote, not exact.',
  closeAt: (times: string) => `The words at ${times} are close to the quote, not exact.`,
  agrees: 'Nothing that we compare differs.',
  notAllFound: 'Nothing differs, but not all of the line was found in the words.',
  /** What the checker, a second language model, answered. "Them" are the words of the sentence before. */
  checks: {
    follows: 'The checker says that the line follows from them.',
    differs: "The checker says that the line doesn't follow.",
    unsure: "The checker couldn't tell whether the line follows.",
    'not-asked': 'No checker has said that the line follows from them.',
    waiting: "The checker hasn't answered yet.",
  },
  /** The words of the line that decided. */
  differsBecause: (words: string) => `The checker says that the line doesn't follow: ${words}.`,
  /** Numbers, units and dates come in as they are, other words in quotes. */
  notSaid: (stated: string) => `The line says ${stated}, which isn't said there.`,
  notSaidAround: (stated: string, time: string) =>
    `The line says ${stated}, which isn't said around ${time}.`,
  leftOut: (said: string) => `The video says ${said}, the line doesn't.`,
  otherwise: (stated: string, said: string) => `The line says ${stated}, the video ${said}.`,
}

/**
 * A list as an English sentence has it: `a`, `a and b`, `a, b, and c`. Pages make no `Intl.ListFormat`, which holds a phone up for a
 * tenth of a second.
 */
export function listInWords(items: readonly string[]): string {
  const last = items.at(-1)
  if (last === undefined || items.length < 2) return last ?? ''
  const others = items.slice(0, -1).join(', ')
  return `${others}${items.length > 2 ? ',' : ''} and ${last}`
}
