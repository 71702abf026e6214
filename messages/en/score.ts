import { number } from './language.ts'

/** The scorecard. Figures come in as they are written; in running text `[words](/address)` is a link. */
export const scorecard = {
  title: 'Scorecard: how good the summaries are',
  description:
    'How Précis without a model scores beside other summarizers, how well it answers questions and checks quotes and lines, and the command that measures it again.',
  heading: 'The score, and how to repeat it',
  lead: 'Every figure comes from a program that you can run.',
  /** The head of the column of names, for screen readers. */
  name: 'Name',
  summaries: {
    heading: 'Summaries',
    plain: 'How close each program comes to what a person wrote.',
    note: (talks: number) =>
      `Percent of words shared. ${talks} talks, the same length for all. Bars are 95 % intervals.`,
    columns: ['Content words', 'All words', 'Time for an hour', 'Memory'],
  },
  coverage: {
    heading: 'Coverage',
    plain: 'How much of a talk a summary draws on.',
    note: 'In tenths.',
    columns: ['Parts drawn on'],
    /** How full each of the ten parts is drawn. */
    drawn: 'Share of each',
    ofTen: (figure: string) => `${figure} of 10`,
  },
  questions: {
    heading: 'Questions',
    plain: 'How often the answer is among the first sentences shown.',
    note: (asked: number, meetings: number) => `${asked} questions to ${meetings} meetings.`,
    columns: ['Of ten', 'Of five'],
    refused: (own: string, other: string) =>
      `"Not said" comes for ${own} of them, and for ${other} when asked of the wrong meeting.`,
  },
  checking: {
    heading: 'Checking quotes',
    plain: 'True quotes are shown; altered ones should not be.',
    note: (quotes: number) => `We tested ${number(quotes)} quotes, true and altered.`,
    columns: ['Shown'],
  },
  lies: {
    heading: 'Lines that lie',
    plain: (passed: number) =>
      `Of ten lies over words that were said, our code alone lets ${number(passed)} pass.`,
    note: (lies: number, languages: number) => `${lies} lies in ${languages} languages. Percent that pass:`,
    columns: ['Pass', 'Lies'],
    meaning: (ofTrue: string, ofPeople: string) =>
      `They pass as “Words found”; without a checker none is Verified. ${ofTrue} of true lines and ${ofPeople} of people's own are flagged. Another line's words and lies in translation often get through.`,
    all: 'All',
  },
  statements: {
    heading: 'Claims that people judged',
    plain: (times: number) => `Our code alone is right ${number(times)} times in ten.`,
    note: (claims: number) =>
      `${number(claims)} claims about speech ([SummEdits](https://github.com/salesforce/factualNLG)). Balanced accuracy; 50 is chance:`,
    columns: ['Accuracy'],
    meaning: (recall: string) =>
      `It finds ${recall} of false claims at 5 % false alarms. Rules were chosen on these claims. Figures without intervals: their authors’.`,
    ours: 'Précis, code alone',
  },
  sections: {
    heading: 'Sections',
    plain: 'How often a section begins where people begin one.',
    note: 'Boundaries by F1.',
    columns: ['Podcasts', 'Meetings'],
  },
  written: {
    heading: 'Language models',
    plain: 'How much of what a model wrote was said.',
    note: 'Checked against the talk.',
    columns: ['Sentences', 'With quotes that stand', 'Invented names or numbers, per 100'],
    none: 'No language model scored here yet. Run it on yours: one command.',
  },
  limits: {
    heading: "What this doesn't show",
    points: [
      'Whether a summary reads well.',
      'Other languages: all talks are English.',
      'Small leads: under a point they mean little.',
    ],
    sources:
      'Talks: [QMSum](https://github.com/Yale-LILY/QMSum) (MIT; AMI and ICSI meetings CC BY 4.0), [Bitcoin Optech](https://github.com/bitcoinops/bitcoinops.github.io) (MIT). Marked answers: [QMSum evidence](https://github.com/etri/QMSum_SummaryEvidence) (MIT).',
  },
  repeat: {
    heading: 'Run it yourself',
    own: 'Score your own engine:',
    model: 'Or set SCORE_BASE_URL, SCORE_MODEL and SCORE_API_KEY.',
    date: (day: string, machine: string) =>
      `Measured ${day} on ${machine}. [More on the method](/measured/quotes.txt)`,
  },
}

/** What is measured, by its name in the files of figures; names of programs and models stay as they are there. */
export const measuredNames: Readonly<Record<string, string>> = {
  'Précis, no model': 'Précis, no model',
  'The beginning': 'The beginning',
  'At random': 'At random',
  'BM25 with neighbours': 'BM25 with neighbours',
  'Even parts, number known': 'Even parts, number known',
  chance: 'Chance',
  'a chat model of 2023': 'A chat model of 2023',
  people: 'People',
}

/** The kinds of quotes that the page shows; the file has all. */
export const quoteKinds: Readonly<Record<string, string>> = {
  'word for word': 'Word for word',
  'hesitations, fillers, repetitions cleaned': 'Without "um"',
  'word for word, sentence id invented': 'True, wrong place named',
  'from another transcript': "Another talk's",
  'number changed': 'Number changed',
  'negation inserted': '"Not" added',
  shuffled: 'Words shuffled',
  'halves of two sentences in a row': 'Two sentences spliced',
}

/** The kinds of lies, by what they change. */
export const lieKinds: Readonly<Record<string, string>> = {
  number: 'Number',
  quantifier: 'Some → all',
  name: 'Names',
  negation: '“Not”',
  unit: 'Unit',
  direction: 'Turned round',
  hedge: 'May → will',
  speaker: 'Speaker',
  date: 'Date',
  outside: 'Not said',
  cause: 'Cause',
  'other-line': 'Another line',
  order: 'Order',
  translated: 'Translated',
  stitched: 'Spliced quote',
}

/** The kinds of speech of the claims. */
export const claimKinds: Readonly<Record<string, string>> = {
  podcast: 'Podcasts',
  qmsumm: 'Meetings',
  sales_call: 'Sales calls',
  ectsum: 'Earnings calls',
  samsum: 'Chats',
}
