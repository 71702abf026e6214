import type { Question } from './prose.ts'

type Tool = {
  name: string
  /** Where what is said about it was read. */
  source: string
  sourceLabel: string
  cells: readonly string[]
}

const columns = [
  'Times to click',
  'Quotes checked against the transcript',
  'A video longer than the model can read',
  'A video without captions',
  'Ask the video',
  'On your own machine',
] as const

const tools: readonly Tool[] = [
  {
    name: 'Précis',
    source: '/how-it-works',
    sourceLabel: 'How it works',
    cells: [
      'Yes, taken from the transcript',
      'Yes, each one',
      'Read in parts; a part that failed is named',
      'Paste or upload a transcript; a model that listens, where one is set up',
      'No',
      'Yes',
    ],
  },
  {
    name: 'steipete/summarize',
    source: 'https://github.com/steipete/summarize/tree/c78ac23',
    sourceLabel: 'Code, 13 August 2026',
    cells: [
      'Yes; those past the end are dropped',
      'Not found',
      'An error with a fixed model on the command line; parts in the browser, without times',
      'Yes, transcribes the sound',
      'Yes',
      'Yes',
    ],
  },
  {
    name: 'martinopiaggi/summarize',
    source: 'https://github.com/martinopiaggi/summarize/tree/ed9330c',
    sourceLabel: 'Code, 29 June 2026',
    cells: [
      'The start of each piece of text',
      'Not found',
      'Summaries of pieces in a row, not merged',
      'Yes, transcribes the sound',
      'Not found',
      'Yes',
    ],
  },
  {
    name: 'open-notebook',
    source: 'https://github.com/lfnovo/open-notebook/tree/206d77c',
    sourceLabel: 'Code, 22 July 2026',
    cells: [
      'Not found; citations name a source',
      'Not found',
      'A model with a larger window',
      'Not found',
      'Yes, over many sources',
      'Yes',
    ],
  },
  {
    name: 'Summarizerrrr',
    source: 'https://github.com/trongnguyen24/Summarizerrrr/tree/f03a6ff',
    sourceLabel: 'Code, 8 May 2026',
    cells: [
      'Yes, estimated by the model',
      'Not found',
      'Not established',
      'Not found',
      'Yes',
      'Yes, in the browser',
    ],
  },
  {
    name: 'YouTubeGPT',
    source: 'https://github.com/sudoleg/YouTubeGPT/tree/12b6a7d',
    sourceLabel: 'Code, 22 July 2026',
    cells: ['Not found', 'Not found', 'An error that says so', 'In its chat', 'Yes', 'Yes'],
  },
  {
    name: 'Kagi Summarize',
    source: 'https://github.com/kagisearch/kagi-docs/tree/9e08f50',
    sourceLabel: "The vendor's documentation",
    cells: ['Not documented', 'Not documented', 'Any length, says the vendor', 'Not documented', 'Yes', 'No'],
  },
]

const questions: readonly Question[] = [
  {
    question: 'How was this table made?',
    answer:
      'From the public code of each tool at the version that is linked, and for Kagi from its own documentation. "Not found" means that a reading of that version did not show it; "not documented" means that the vendor does not mention it. We didn\'t try the tools out, so we say nothing about quality, speed or price, which change often.',
  },
  {
    question: 'When is another tool the better choice?',
    answer:
      'If you want to ask a video questions, take one that has a chat: open-notebook does it over a whole collection of sources. If you work on the command line, both tools called summarize are made for it, and both transcribe videos without captions. If you learn with flash cards, Recall [documents quizzes and spaced repetition](https://docs.getrecall.ai/deep-dives/quiz-and-spaced-repetition).',
  },
  {
    question: 'What does Précis do that the others were not found to do?',
    answer:
      'It looks up every quote in the transcript before you see it, shows the words that were really said beside the statement, and says so when they were not found. In none of the code that we read was there such a check.',
  },
  {
    question: 'What can Précis not do?',
    answer:
      "It answers no questions about a video, doesn't read slides, and takes only the first video of a playlist.",
  },
  {
    question: 'Something here is wrong or out of date. What now?',
    answer: "Please [tell us](/contact), ideally with a link, and we'll correct it.",
  },
]

/** The words of the comparison with other tools. */
export const alternatives = {
  title: 'Alternatives: Précis beside other tools',
  description:
    'What other tools that summarize YouTube videos do and how Précis differs, with the version of each that was read and where another one fits better.',
  heading: 'Alternatives',
  lead: 'Other good tools exist. Here is what they do, from their own code and documentation, and where one of them may suit you better.',
  tableHeading: 'Side by side',
  dated: 'As of November 2026, for the versions linked in each row. No tool was tried out for this table.',
  columns,
  tools,
  questionsHeading: 'Questions and answers',
  questions,
  closing: {
    heading: 'See for yourself',
    text: 'Take a video that you know well; the first summary needs no account.',
  },
}
