import type { SummarySentence } from '#contract/evidence.ts'
import { exampleVideos } from '#product/examples.ts'

const [{ videoId, title, channel, durationSeconds }] = exampleVideos

/** The video whose lines the pages show. */
export const exampleVideo = { videoId, title, channel, durationSeconds }

/** The sentences of its transcript that the pages show, from the one with this index on. */
export const spokenFrom = 48
export const spoken = [
  'Why does Rice play Texas?',
  'We choose to go to the moon.',
  'We choose to go to the moon in this decade and do the other things, not because they are easy, but because they are hard,',
  'because that goal will serve to organize and measure the best of our energies and skills,',
] as const

/** A line about it, with what code and we who wrote it found for its quote, as on the home page. */
export const exampleLine: SummarySentence = {
  text: 'Kennedy chose the moon because it is hard, not because it is easy.',
  quote: spoken[2],
  sentence: 50,
  second: 553.2,
  state: 'verified',
  findings: {
    quote: 'exact',
    agreement: 'agrees',
    differences: [],
    check: 'follows',
    deciding: 'not because they are easy, but because they are hard',
  },
  paragraph: 0,
  more: [],
}

/** The same line, shorter. */
export const shortLine: SummarySentence = {
  ...exampleLine,
  text: 'Kennedy chose the moon because it is hard.',
}

/** The captions that its quote comes from, each with the second that it begins at. */
export const cues = [
  { start: 553.2, text: 'We choose to go to the moon in this decade and do' },
  { start: 558.55, text: 'the other things, not because they are easy,' },
  { start: 562.12, text: 'but because they are hard,' },
] as const
