type ToolId =
  | 'precis'
  | 'steipete'
  | 'piaggi'
  | 'openNotebook'
  | 'summarizerrrr'
  | 'youTubeGpt'
  | 'kagi'
  | 'notebookLm'
  | 'bibiGpt'
  | 'snipd'

/** What was found; where that is a part, with a word or two that stand beside its mark. */
type Cell = string | readonly [whole: string, note: string]

type ToolText = {
  /** Where what is said about it was read: a link to its source. */
  source: string
  /** In the order of the columns. */
  cells: readonly [Cell, Cell, Cell, Cell, Cell, Cell]
}

const yes = 'Yes'
const notFound = 'Not found'
const undocumented = 'Not documented'
const listens = 'Yes, transcribes the sound'

const tools: Record<ToolId, ToolText> = {
  precis: {
    source: 'How it works',
    cells: [
      'Yes, taken from the transcript',
      'Yes, each one',
      'Read in parts; a part that failed is named',
      ['Paste or upload a transcript; a model that listens, where one is set up', 'paste it'],
      'Yes, with quotes and times',
      yes,
    ],
  },
  steipete: {
    source: 'Aug 2026',
    cells: [
      'Yes; those past the end are dropped',
      notFound,
      [
        'An error with a fixed model on the command line; parts in the browser, without times',
        'browser only',
      ],
      listens,
      yes,
      yes,
    ],
  },
  piaggi: {
    source: 'Jun 2026',
    cells: [
      ['The start of each piece of text', 'per piece'],
      notFound,
      ['Summaries of pieces in a row, not merged', 'not merged'],
      listens,
      notFound,
      yes,
    ],
  },
  openNotebook: {
    source: 'Jul 2026',
    cells: [
      'Not found; citations name a source',
      notFound,
      ['A model with a larger window', 'larger model'],
      notFound,
      'Yes, over many sources',
      yes,
    ],
  },
  summarizerrrr: {
    source: 'May 2026',
    cells: [
      ['Yes, estimated by the model', 'estimated'],
      notFound,
      'Not established',
      notFound,
      yes,
      'Yes, in the browser',
    ],
  },
  youTubeGpt: {
    source: 'Jul 2026',
    cells: [notFound, notFound, ['An error that says so', 'an error'], ['In its chat', 'in chat'], yes, yes],
  },
  kagi: {
    source: 'Its documentation',
    cells: [undocumented, undocumented, 'Any length, says the vendor', undocumented, yes, 'No'],
  },
  notebookLm: {
    source: 'Help page, Nov 2026',
    cells: [
      undocumented,
      ['Its citations are quotes; a check of the answer is not mentioned', 'quotes shown'],
      undocumented,
      undocumented,
      yes,
      'No',
    ],
  },
  bibiGpt: {
    source: 'API documentation, Nov 2026',
    cells: [
      ['As an option', 'an option'],
      undocumented,
      undocumented,
      'Yes, recognizes speech',
      yes,
      ['Only its first version is public', 'version 1'],
    ],
  },
  snipd: {
    source: 'Interview with its founder, 2025',
    cells: [
      undocumented,
      undocumented,
      undocumented,
      ['Transcribes podcasts', 'podcasts'],
      yes,
      undocumented,
    ],
  },
}

/** The comparison with other tools. In answers `[words](/address)` is a link. */
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
  /** What the check calls the state of the line that is shown. */
  wordsFound: 'Words found',
  tableHeading: 'Side by side',
  dated: 'As of November 2026. No tool was tried out.',
  /** The head of the column of names, for screen readers. */
  toolAndSource: 'Tool and source',
  legend: { yes: 'yes', part: 'in part', none: 'not found, or no', unknown: 'not known' },
  columns: ['Times to click', 'Quotes checked', 'Long videos', 'No captions', 'Ask the video', 'Self-hosted'],
  tools,
  questionsHeading: 'Questions and answers',
  questions: [
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
  ],
  closing: {
    heading: 'See for yourself',
    text: 'Your first summary needs no account.',
  },
}
