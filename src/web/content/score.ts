import type { Score } from '#contract/score.ts'
import file from './score.json' with { type: 'json' }

/** The figures of the scorecard, as `npm run score` wrote them. */
export const score: Score = file

const { videos, questions, checking } = score
const summarized = videos.meetings + videos.topics

/** The words of the scorecard. */
export const scoreWords = {
  title: 'Scorecard: how good the summaries are',
  description:
    'How Précis without a model scores beside other summarizers, how well it answers questions and checks quotes and lines, and the command that measures it again.',
  heading: 'The score, and how to repeat it',
  lead: 'Every figure comes from a program that you can run.',
  summaries: {
    heading: 'Summaries',
    plain: 'How close each program comes to what a person wrote.',
    note: `Percent of words shared. ${summarized} talks, the same length for all. Bars are 95 % intervals.`,
    columns: ['Content words', 'All words', 'Time for an hour', 'Memory'],
  },
  coverage: {
    heading: 'Coverage',
    plain: 'How much of a talk a summary draws on.',
    note: 'In tenths.',
    columns: ['Parts drawn on', 'Share of each'],
  },
  questions: {
    heading: 'Questions',
    plain: 'How often the answer is among the first sentences shown.',
    note: `${questions.asked} questions to ${questions.meetings} meetings.`,
    columns: ['Of ten', 'Of five'],
    refused: `"Not said" comes for ${percent(questions.refused.own.mean)} of them, and for ${percent(questions.refused.other.mean)} when asked of the wrong meeting.`,
  },
  checking: {
    heading: 'Checking quotes',
    plain: 'True quotes are shown; altered ones should not be.',
    note: `We tested ${checking.quotes.toLocaleString('en')} quotes, true and altered.`,
    columns: ['Shown'],
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
    command: 'npm run score',
    own: 'Score your own engine:',
    ownCommand: "npm run score -- --command 'name=./summarize'",
    model: 'Or set SCORE_BASE_URL, SCORE_MODEL and SCORE_API_KEY.',
    date: `Measured ${score.measuredOn} on ${score.machine}. [More on the method](/measured/quotes.txt)`,
  },
} as const

/** The kinds of quotes that the page shows, in its words; the file has all. */
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

/** A share in percent with one decimal, as the tables have it. */
function percent(value: number): string {
  return `${value.toFixed(1)} %`
}
