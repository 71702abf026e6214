import type { Line } from './line.ts'

type Evidence = Pick<Line['evidence'], 'quote' | 'state'>

const meanings = {
  verified: 'Word for word in the transcript.',
  reworded: 'Close, not exact. What was said:',
  quoted: "This line is the speaker's own sentence.",
  absent: "We couldn't find this in the transcript.",
  written: 'An AI transcribed this video, so these words may not have been said.',
}

/** What the state of a line means. An unverified line has a quote only where a language model wrote the transcript. */
export function meaningOf({ quote, state }: Evidence): string {
  if (state !== 'unverified') return meanings[state]
  return quote === '' ? meanings.absent : meanings.written
}

/** The label of the quote: a transcript by a language model is not the speaker's own words. */
export function labelOf({ quote, state }: Evidence): string {
  if (quote === '') return 'Why it is unverified'
  return state === 'unverified' ? 'The words of the transcript' : "The speaker's own words"
}
