/** Sums within `reach` sentences to both sides, weighing less the farther away (two passes of a moving mean). */
export function smooth(values: Float64Array, reach: number): Float64Array {
  const radius = Math.max(1, Math.round(reach / 2))
  const means = movingMean(movingMean(values, radius), radius)
  return means.map((mean) => mean * (reach + 1))
}

function movingMean(values: Float64Array, radius: number): Float64Array {
  const means = new Float64Array(values.length)
  let sum = 0
  for (let at = 0; at < Math.min(values.length, radius); at += 1) sum += values[at] ?? 0
  for (let at = 0; at < values.length; at += 1) {
    sum += values[at + radius] ?? 0
    sum -= values[at - radius - 1] ?? 0
    means[at] = sum / (2 * radius + 1)
  }
  return means
}

/** Sums of each value and those before it, which count half as much with every `half` sentences. */
export function carryOn(values: Float64Array, half: number): Float64Array {
  const rate = 0.5 ** (1 / half)
  let sum = 0
  return values.map((value) => (sum = sum * rate + value))
}

/** Sentences to the nearest of `positions`, to either side; infinite where there is none. */
export function distancesTo(positions: Iterable<number>, length: number): Float64Array {
  const distances = new Float64Array(length).fill(Infinity)
  for (const position of positions) distances[position] = 0
  for (let at = 1; at < length; at += 1) {
    distances[at] = Math.min(distances[at] ?? Infinity, (distances[at - 1] ?? Infinity) + 1)
  }
  for (let at = length - 2; at >= 0; at -= 1) {
    distances[at] = Math.min(distances[at] ?? Infinity, (distances[at + 1] ?? Infinity) + 1)
  }
  return distances
}

/** The same values with their largest as 1; all 0 where none is above 0. */
export function toShareOfLargest(values: Float64Array): Float64Array {
  const largest = maxOf(values)
  return largest > 0 ? values.map((value) => value / largest) : new Float64Array(values.length)
}

/** The largest value, at least 0. */
export function maxOf(values: Float64Array): number {
  return values.reduce((largest, value) => Math.max(largest, value), 0)
}

/** Indexes by falling value; equal ones in order. */
export function byFallingValue(values: Float64Array): number[] {
  return [...values.keys()].toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b)
}
