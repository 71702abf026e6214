import type { Interval } from '#contract/score.ts'
import { createRandom } from '../check/random.ts'

const resamples = 2000
const seed = 20_261_123

/**
 * The mean over kinds of speech, each the mean over its transcripts, with its 95 % interval: of each kind as
 * many transcripts are drawn again, with replacement. A kind without a transcript has no part in it.
 */
export function bootstrapMacro(kinds: readonly (readonly number[])[]): Interval {
  const groups = kinds.filter((values) => values.length > 0)
  const random = createRandom(seed)
  const means = Array.from({ length: resamples }, () =>
    meanOf(groups.map((values) => meanOf(values.map(() => random.pick(values))))),
  ).toSorted((a, b) => a - b)
  const at = (share: number): number => means[Math.floor(share * resamples)] ?? 0
  return roundInterval({ mean: meanOf(groups.map(meanOf)), low: at(0.025), high: at(0.975) })
}

/** An interval with two decimals. */
export function roundInterval({ mean, low, high }: Interval): Interval {
  return { mean: round(mean), low: round(low), high: round(high) }
}

/** The mean of values; 0 of none. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** A number with two decimals. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}
