/** The field for questions about a video, and what is said while one is being answered. */
export const questionTexts = {
  field: 'Your question',
  placeholder: 'What would you like to know?',
  ask: 'Ask',
  suggestions: 'Questions to begin with',
  looking: 'Looking for the answer...',
  answered: (question: string) => `Answered: ${question}`,
  brokeOff: 'The answer broke off. Try again.',
  /** After the reason why a question was not answered: it is not counted. */
  notCounted: "It didn't use one of your questions.",
  viewPlans: 'View Pricing Plans',
  /** Takes a question away that was not answered. */
  dismiss: 'Dismiss',
  earlierNotLoaded: (reason: string) => `Your earlier questions couldn't be loaded. ${reason}`,
}

/** What a question asks about: the title of a section of the video. */
export type Topic = {
  title: string
  /** The title as it stands within an English sentence. */
  words: string
  isPlural: boolean
}

/** Questions that anybody could ask about a video. */
export const suggestedTexts = {
  /** A title of several words that the section is about. */
  topic: (parts: readonly string[]) => parts.join(' and '),
  said: ({ words }: Topic) => `What is said about ${words}?`,
  matters: ({ words, isPlural }: Topic) =>
    isPlural ? `Why do ${words} matter?` : `Why does ${words} matter?`,
  about: ({ words }: Topic) => `What about ${words}?`,
  /** Asks for the reason of an English statement, which is the three after one another; `null` in other languages. */
  why: (subject: string, verb: string, rest: string): string | null => `Why ${verb} ${subject} ${rest}?`,
}
