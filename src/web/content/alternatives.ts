import type { Question } from './prose.ts'

/** What a tool was found to do: all of it, a part, nothing that was found, or what the text that was read does not say. */
type Finding = 'yes' | 'part' | 'none' | 'unknown'
/** How it was found, what exactly, and where it is a part, which one in a word or two. */
export type Cell = readonly [finding: Finding, what: string, note?: string]

type Tool = {
  name: string
  /** Where what is said about it was read. */
  source: string
  sourceLabel: string
  cells: readonly Cell[]
}

const columns = [
  'Times to click',
  'Quotes checked',
  'Long videos',
  'No captions',
  'Ask the video',
  'Self-hosted',
] as const

const yes: Cell = ['yes', 'Yes']
const notFound: Cell = ['none', 'Not found']
const undocumented: Cell = ['unknown', 'Not documented']
const listens: Cell = ['yes', 'Yes, transcribes the sound']

const tools: readonly Tool[] = [
  {
    name: 'Précis',
    source: '/how-it-works',
    sourceLabel: 'How it works',
    cells: [
      ['yes', 'Yes, taken from the transcript'],
      ['yes', 'Yes, each one'],
      ['yes', 'Read in parts; a part that failed is named'],
      ['part', 'Paste or upload a transcript; a model that listens, where one is set up', 'paste it'],
      ['yes', 'Yes, with quotes and times'],
      yes,
    ],
  },
  {
    name: 'steipete/summarize',
    source: 'https://github.com/steipete/summarize/tree/c78ac23',
    sourceLabel: 'Aug 2026',
    cells: [
      ['yes', 'Yes; those past the end are dropped'],
      notFound,
      [
        'part',
        'An error with a fixed model on the command line; parts in the browser, without times',
        'browser only',
      ],
      listens,
      yes,
      yes,
    ],
  },
  {
    name: 'martinopiaggi/summarize',
    source: 'https://github.com/martinopiaggi/summarize/tree/ed9330c',
    sourceLabel: 'Jun 2026',
    cells: [
      ['part', 'The start of each piece of text', 'per piece'],
      notFound,
      ['part', 'Summaries of pieces in a row, not merged', 'not merged'],
      listens,
      notFound,
      yes,
    ],
  },
  {
    name: 'open-notebook',
    source: 'https://github.com/lfnovo/open-notebook/tree/206d77c',
    sourceLabel: 'Jul 2026',
    cells: [
      ['none', 'Not found; citations name a source'],
      notFound,
      ['part', 'A model with a larger window', 'larger model'],
      notFound,
      ['yes', 'Yes, over many sources'],
      yes,
    ],
  },
  {
    name: 'Summarizerrrr',
    source: 'https://github.com/trongnguyen24/Summarizerrrr/tree/f03a6ff',
    sourceLabel: 'May 2026',
    cells: [
      ['part', 'Yes, estimated by the model', 'estimated'],
      notFound,
      ['unknown', 'Not established'],
      notFound,
      yes,
      ['yes', 'Yes, in the browser'],
    ],
  },
  {
    name: 'YouTubeGPT',
    source: 'https://github.com/sudoleg/YouTubeGPT/tree/12b6a7d',
    sourceLabel: 'Jul 2026',
    cells: [
      notFound,
      notFound,
      ['part', 'An error that says so', 'an error'],
      ['part', 'In its chat', 'in chat'],
      yes,
      yes,
    ],
  },
  {
    name: 'Kagi Summarize',
    source: 'https://github.com/kagisearch/kagi-docs/tree/9e08f50',
    sourceLabel: 'Its documentation',
    cells: [
      undocumented,
      undocumented,
      ['yes', 'Any length, says the vendor'],
      undocumented,
      yes,
      ['none', 'No'],
    ],
  },
  {
    name: 'NotebookLM',
    source: 'https://support.google.com/notebooklm/answer/14276569',
    sourceLabel: 'Help page, Nov 2026',
    cells: [
      undocumented,
      ['part', 'Its citations are quotes; a check of the answer is not mentioned', 'quotes shown'],
      undocumented,
      undocumented,
      yes,
      ['none', 'No'],
    ],
  },
  {
    name: 'BibiGPT',
    source: 'https://docs.bibigpt.co/en/api-reference/introduction',
    sourceLabel: 'API documentation, Nov 2026',
    cells: [
      ['part', 'As an option', 'an option'],
      undocumented,
      undocumented,
      ['yes', 'Yes, recognizes speech'],
      yes,
      ['part', 'Only its first version is public', 'version 1'],
    ],
  },
  {
    name: 'Snipd',
    source: 'https://latent.space/p/snipd',
    sourceLabel: 'Interview with its founder, 2025',
    cells: [
      undocumented,
      undocumented,
      undocumented,
      ['part', 'Transcribes podcasts', 'podcasts'],
      yes,
      undocumented,
    ],
  },
]

const questions: readonly Question[] = [
  {
    question: 'How was this made?',
    answer:
      "From each tool's public code at the linked version, or the linked text of its makers. We tried none out and say nothing about quality.",
  },
  {
    question: 'What do you not know?',
    answer:
      "YouTube's Ask, Readwise Reader, Perplexity and Eightify have no row: we found no text of their makers that answers these columns. And of every tool here, how often it is right.",
  },
  {
    question: 'When is another tool better?',
    answer:
      'To chat: open-notebook. On the command line: both called summarize. For flash cards: Recall, which [documents quizzes](https://docs.getrecall.ai/deep-dives/quiz-and-spaced-repetition).',
  },
  {
    question: 'What does only Précis do?',
    answer:
      'It looks up every quote before you see it and says when it was not found. We found no such check in the code we read.',
  },
  {
    question: 'What can Précis not do?',
    answer: 'It reads no slides: only what is said.',
  },
  {
    question: 'Something is wrong here?',
    answer: "Please [tell us](/contact) and we'll correct it.",
  },
]

/** The words of the comparison with other tools. */
export const alternatives = {
  title: 'Alternatives: Précis beside other tools',
  description:
    'What other tools that summarize YouTube videos do and how Précis differs, with the version of each that was read and where another one fits better.',
  heading: 'Alternatives',
  lead: 'Other good tools exist, and one of them may suit you better.',
  lineHeading: 'One line, as each kind shows it',
  lineNote: 'Drawn after the table below.',
  kinds: {
    checked: 'A quote, looked up',
    estimated: 'A time that a model estimated',
    piece: 'The start of a piece of text',
    source: 'A source, without a time',
  },
  tableHeading: 'Side by side',
  dated: 'As of November 2026. No tool was tried out.',
  legend: { yes: 'yes', part: 'in part', none: 'not found, or no', unknown: 'not known' },
  columns,
  tools,
  questionsHeading: 'Questions and answers',
  questions,
  closing: {
    heading: 'See for yourself',
    text: 'Your first summary needs no account.',
  },
} as const
