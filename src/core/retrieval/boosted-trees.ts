import { z } from 'zod'

/**
 * Boosted trees of three questions each. `splits` holds seven pairs of feature and threshold for a tree, from
 * the root down and left to right; `leaves` its eight values in log-odds. A value of at most the threshold
 * goes left.
 */
export const boostedTreesSchema = z.strictObject({
  /** Number of feature columns. */
  features: z.int().positive(),
  base: z.number(),
  splits: z.array(z.array(z.number()).length(14)),
  leaves: z.array(z.array(z.number()).length(8)),
})
export type BoostedTrees = z.infer<typeof boostedTreesSchema>

/** One tree on the columns of its seven splits, from the root down and left to right. */
type Tree = { columns: Float64Array[]; thresholds: number[]; leaves: number[] }
type Rows = { from: number; to: number }

/**
 * The log-odds of every row.
 * @throws RangeError when there are not as many columns as the trees were trained on
 */
export function scoreRows(model: BoostedTrees, columns: readonly Float64Array[]): Float64Array {
  if (columns.length !== model.features) {
    throw new RangeError(`${columns.length} feature columns, and the model has ${model.features}`)
  }
  const scores = new Float64Array(columns[0]?.length ?? 0).fill(model.base)
  const trees = model.splits.map((splits, turn): Tree => {
    const features = splits.filter((_, position) => position % 2 === 0)
    const thresholds = splits.filter((_, position) => position % 2 === 1)
    const leaves = model.leaves[turn] ?? []
    return { columns: features.flatMap((feature) => columns[feature] ?? []), thresholds, leaves }
  })
  for (let from = 0; from < scores.length; from += blockRows) {
    const rows = { from, to: Math.min(scores.length, from + blockRows) }
    for (const tree of trees) addTree(scores, tree, rows)
  }
  return scores
}

/** The rows that all trees read before the next ones, so that these stay in the processor's cache. */
const blockRows = 512

/** Written out rather than walked through: a long transcript spends most of its time here. */
function addTree(scores: Float64Array, { columns, thresholds, leaves }: Tree, { from, to }: Rows): void {
  const [a, b, c, d, e, f, g] = columns
  if (!a || !b || !c || !d || !e || !f || !g) throw new RangeError('A split names a column that is not there')
  const [ta = 0, tb = 0, tc = 0, td = 0, te = 0, tf = 0, tg = 0] = thresholds
  const [l0 = 0, l1 = 0, l2 = 0, l3 = 0, l4 = 0, l5 = 0, l6 = 0, l7 = 0] = leaves
  for (let row = from; row < to; row += 1) {
    const leaf =
      valueAt(a, row) <= ta
        ? valueAt(b, row) <= tb
          ? valueAt(d, row) <= td
            ? l0
            : l1
          : valueAt(e, row) <= te
            ? l2
            : l3
        : valueAt(c, row) <= tc
          ? valueAt(f, row) <= tf
            ? l4
            : l5
          : valueAt(g, row) <= tg
            ? l6
            : l7
    scores[row] = valueAt(scores, row) + leaf
  }
}

function valueAt(column: Float64Array, row: number): number {
  return column[row] ?? 0
}

/** Sums within `reach` sentences on both sides, weighing less with distance (a moving mean twice). */
export function smooth(values: Float64Array, reach: number): Float64Array {
  const radius = Math.max(1, Math.round(reach / 2))
  const means = movingMean(movingMean(values, radius), radius)
  for (let at = 0; at < means.length; at += 1) means[at] = valueAt(means, at) * (reach + 1)
  return means
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
  let largest = 0
  for (let at = 0; at < values.length; at += 1)
    if (valueAt(values, at) > largest) largest = valueAt(values, at)
  return largest
}

/** Indexes by falling value; equal ones in order. */
export function byFallingValue(values: Float64Array): number[] {
  return [...values.keys()].toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b)
}
