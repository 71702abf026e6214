import type { Chapter, Findings, Insight } from '#contract/evidence.ts'
import type { Sentence } from '#contract/transcripts.ts'
import { sectionStarts, spoken, exampleVideo } from './example-video.ts'

const findings: Findings = {
  quote: 'exact',
  agreement: 'agrees',
  differences: [],
  check: 'not-asked',
  deciding: '',
}

function quoted(sentence: number, second: number, text: string): Insight {
  return { text, quote: text, sentence, second, state: 'quoted', findings }
}

/** Lines that the built-in engine takes from the talk, in the order of time. */
export const exampleInsights: readonly Insight[] = [
  quoted(6, 59.47, 'The greater our knowledge increases, the greater our ignorance unfolds.'),
  quoted(41, 508.87, 'There is no strife, no prejudice, no national conflict in outer space as yet.'),
  {
    ...quoted(
      50,
      553.2,
      'We choose to go to the moon in this decade and do the other things, not because they are easy, but because they are hard.',
    ),
    quote: spoken[2],
  },
  quoted(
    61,
    681.2,
    'The Mariner spacecraft now on its way to Venus is the most intricate instrument in the history of space science.',
  ),
  quoted(
    74,
    801.61,
    'Houston, your city of Houston, with its Manned Spacecraft Center, will become the heart of a large scientific and engineering community.',
  ),
  quoted(
    98,
    1023.71,
    'I am delighted that this university is playing a part in putting a man on the moon as part of a great national effort of the United States of America.',
  ),
]

const named = [
  { title: "Man's recorded history", sentence: 0 },
  { title: 'Bay Colony', sentence: 19 },
  { title: 'Leading space-faring nation', sentence: 27 },
  { title: '', sentence: 41 },
  { title: 'Cape Canaveral', sentence: 54 },
  { title: 'Manned Spacecraft Center', sentence: 67 },
  { title: '', sentence: 83 },
] as const

/** Its sections as they are found and named. */
export const exampleSections: readonly Chapter[] = named.map(({ title, sentence }, index) => ({
  title,
  sentence,
  start: sectionStarts[index] ?? null,
  end: sectionStarts[index + 1] ?? exampleVideo.durationSeconds,
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
