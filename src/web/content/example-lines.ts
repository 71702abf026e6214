import type { Chapter, Insight } from '#contract/evidence.ts'
import type { Sentence } from '#contract/transcripts.ts'
import { exampleLine } from './example-video.ts'

type Place = Pick<Insight, 'text' | 'quote' | 'sentence' | 'second'>

function verified(line: Place, deciding: string): Insight {
  const { state, findings } = exampleLine
  return { ...line, state, findings: { ...findings, deciding } }
}

/** Lines about the talk as we wrote them, in the order of time. */
export const exampleInsights: readonly Insight[] = [
  verified(
    {
      text: 'Space will be explored whether America joins in or not, and no nation that expects to lead can stay behind.',
      quote: 'The exploration of space will go ahead, whether we join in it or not,',
      sentence: 26,
      second: 283.31,
    },
    'no nation which expects to be the leader of other nations can expect to stay behind',
  ),
  verified(
    {
      text: 'Space science has no conscience of its own; whether it will become a force for good or ill depends on man.',
      quote: 'For space science, like nuclear science and all technology, has no conscience of its own.',
      sentence: 37,
      second: 439.59,
    },
    'Whether it will become a force for good or ill depends on man',
  ),
  exampleLine,
  verified(
    {
      text: 'America is behind in manned flight and will be for some time, but does not intend to stay behind.',
      quote:
        'we are behind, and will be behind for some time in manned flight. But we do not intend to stay behind,',
      sentence: 67,
      second: 725.8,
    },
    'we do not intend to stay behind',
  ),
  verified(
    {
      text: 'It costs $5,400 million a year, a staggering sum, though somewhat less than Americans pay for cigarettes and cigars.',
      quote:
        'That budget now stands at $5,400 million a year, a staggering sum, though somewhat less than we pay for cigarettes and cigars every year.',
      sentence: 80,
      second: 857.81,
    },
    'somewhat less than we pay for cigarettes and cigars every year',
  ),
  verified(
    {
      text: 'Kennedy admits that the program is in some measure an act of faith: nobody knows yet what benefits await.',
      quote:
        'this is in some measure an act of faith and vision, for we do not now know what benefits await us.',
      sentence: 82,
      second: 879.21,
    },
    'we do not now know what benefits await us',
  ),
]

const named = [
  { title: 'An hour of change and challenge', sentence: 0, start: 14 },
  { title: 'All of history in fifty years', sentence: 10, start: 90.56 },
  { title: 'Why not wait a little longer?', sentence: 21, start: 213.49 },
  { title: 'Why America means to be first', sentence: 31, start: 343.17 },
  { title: '“We choose to go to the moon”', sentence: 44, start: 530.48 },
  { title: 'Rockets, satellites, and being behind', sentence: 55, start: 602.7 },
  { title: 'What it brings to Houston', sentence: 69, start: 741.4 },
  { title: 'What it costs', sentence: 78, start: 839.52 },
  { title: 'Before this decade is out', sentence: 84, start: 898.39 },
  { title: '“Because it is there”', sentence: 99, start: 1037.09 },
] as const

const spokenUntil = 1075

/** Its sections as we named them. */
export const exampleSections: readonly Chapter[] = named.map((section, index) => ({
  ...section,
  end: named[index + 1]?.start ?? spokenUntil,
  gist: null,
  automatic: true,
}))

function said(index: number, start: number, end: number, text: string): Sentence {
  return { index, start, end, text, speaker: null, turn: 0, fragment: false }
}

/** The first search in its transcript. */
export const searchedFor = 'because it is'

/** Sentences of its transcript, to be searched. */
export const searchedSentences: readonly Sentence[] = [
  said(30, 335.96, 343.16, 'We mean to be a part of it; we mean to lead it.'),
  said(44, 530.48, 533.81, 'But why, some say, the moon?'),
  said(48, 546.55, 549.32, 'Why does Rice play Texas?'),
  said(49, 549.32, 553.2, 'We choose to go to the moon.'),
  said(96, 1016.58, 1018.81, 'But it will be done.'),
  said(100, 1048.24, 1050.92, 'He said, "Because it is there."'),
]
