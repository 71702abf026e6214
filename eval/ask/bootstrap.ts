import { createRandom } from '../check/random.ts'

const resamples = 2000

/** The mean of values with its 95 % interval, by drawing as many values again with replacement. */
export function bootstrapMeans(
  values: readonly number[],
  seed: number,
): { mean: number; low: number; high: number } {
  const random = createRandom(seed)
  const means = Array.from({ length: resamples }, () =>
    meanOf(values.map(() => random.pick(values))),
  ).toSorted((a, b) => a - b)
  const at = (share: number): number => means[Math.floor(share * resamples)] ?? 0
  return { mean: meanOf(values), low: at(0.025), high: at(0.975) }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
