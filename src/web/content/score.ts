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
  lead: 'Every figure here was written by a program that comes with the source.',
  summaries: {
    heading: 'Summaries',
    note: `Percent of words shared with a person's summary. ${summarized} talks, the same length for all. Bars are 95 % intervals.`,
    columns: ['Content words', 'All words', 'Time for an hour', 'Memory'],
  },
  coverage: {
    heading: 'Coverage',
    note: 'Which tenth of a talk the sentences come from.',
    columns: ['Parts drawn on', 'Share of each'],
  },
  questions: {
    heading: 'Questions',
    note: `${questions.asked} questions to ${questions.meetings} meetings. How often the marked answer is among the first sentences shown.`,
    columns: ['Of ten', 'Of five'],
    refused: `"Not said" comes for ${percent(questions.refused.own.mean)} of them, and for ${percent(questions.refused.other.mean)} when asked of the wrong meeting.`,
  },
  checking: {
    heading: 'Checking quotes',
    note: `A program handed in ${checking.quotes.toLocaleString('en')} quotes, true and false. Shown as evidence:`,
    columns: ['Shown'],
  },
  sections: {
    heading: 'Sections',
    note: 'Boundaries that match those people set (F1).',
    columns: ['Podcasts', 'Meetings'],
  },
  written: {
    heading: 'Language models',
    note: 'What a model wrote, checked against the talk.',
    columns: ['Sentences', 'With quotes that stand', 'Invented names or numbers, per 100'],
    none: "No model has been scored yet: that takes its owner's key.",
  },
  limits: {
    heading: "What this doesn't show",
    points: [
      'Whether a summary reads well.',
      'Summaries in other languages: all talks are English, each with one reference.',
      'Small leads: under a point they mean little.',
    ],
    sources:
      'Talks: [QMSum](https://github.com/Yale-LILY/QMSum) (MIT; AMI and ICSI meetings CC BY 4.0), [Bitcoin Optech](https://github.com/bitcoinops/bitcoinops.github.io) (MIT). Marked answers: [QMSum evidence](https://github.com/etri/QMSum_SummaryEvidence) (MIT).',
  },
  repeat: {
    heading: 'Run it yourself',
    command: 'npm run score',
    own: 'Score your own engine: it reads a transcript and prints a summary.',
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
