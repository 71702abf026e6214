import { copiedWords } from './copied-words.ts'

/** What stands beside the lines in the files that a server writes, and in no copied text. */
const fileTexts = {
  /** The facts of a video, the names of the rows of a table. */
  facts: {
    channel: 'Channel',
    link: 'Link',
    length: 'Length',
    language: 'Language',
    writtenBy: 'Written by',
    madeOn: 'Made on',
    checked: 'Checked',
  },
  /** Links from a section to the ones around it, by their names. */
  before: (section: string) => `Before: ${section}`,
  next: (section: string) => `Next: ${section}`,
  /** The front of a card, which asks for what is said in a section, at a time, both or neither. */
  recall: {
    any: 'What is said?',
    about: (section: string) => `What is said about “${section}”?`,
    at: (time: string) => `What is said at ${time}?`,
    aboutAt: (section: string, time: string) => `What is said about “${section}” at ${time}?`,
  },
  collection: {
    overview: 'Overview',
    eachVideo: 'Each video',
    notSummarized: 'Not summarized',
    /** A video without a title. */
    aVideo: 'A video',
    /** What wrote an overview, and out of how many of all videos. */
    made: (videos: number, all: number, engine: string) =>
      `Written by ${engine} out of the summaries of ${videos === all ? all : `${videos} of ${all}`} videos.`,
  },
}

/** What a failure says in another language than English, by its code. */
type ProblemDetails = Readonly<Record<string, { detail: string }>>

/** The words of the files that a server writes, in English, in which failures say what the server says of them. */
export const fileWords = { ...copiedWords, files: fileTexts, problems: null as ProblemDetails | null }

/** The same in any language. */
export type FileWords = typeof fileWords
