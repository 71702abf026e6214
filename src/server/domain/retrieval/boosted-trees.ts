import { z } from 'zod'

/**
 * Boosted trees of three questions each. `splits` holds seven pairs of feature and threshold for a tree, from the root down and
 * left to right; `leaves` its eight values in log-odds. A value of at most the threshold goes left.
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

/** The log-odds of every row. @throws RangeError when there are not as many columns as the trees were trained on */
export function scoreRows(model: BoostedTrees, columns: readonly Float64Array[]): Float64Array {
  if (columns.length !== model.features) {
    throw new RangeError(`${columns.length} feature columns, and the model has ${model.features}`)
  }
  const scores = new Float64Array(columns[0]?.length ?? 0).fill(model.base)
  for (const [turn, splits] of model.splits.entries()) {
    const features = splits.filter((_, position) => position % 2 === 0)
    const thresholds = splits.filter((_, position) => position % 2 === 1)
    const tree = { columns: features.flatMap((feature) => columns[feature] ?? []), thresholds }
    addTree(scores, { ...tree, leaves: model.leaves[turn] ?? [] })
  }
  return scores
}

/** Written out rather than walked through, since most of the time of a question about a long transcript is spent here. */
function addTree(scores: Float64Array, { columns, thresholds, leaves }: Tree): void {
  const [a, b, c, d, e, f, g] = columns
  if (!a || !b || !c || !d || !e || !f || !g) throw new RangeError('A split names a column that is not there')
  const [ta = 0, tb = 0, tc = 0, td = 0, te = 0, tf = 0, tg = 0] = thresholds
  const [l0 = 0, l1 = 0, l2 = 0, l3 = 0, l4 = 0, l5 = 0, l6 = 0, l7 = 0] = leaves
  for (let row = 0; row < scores.length; row += 1) {
    const leaf =
      at(a, row) <= ta
        ? at(b, row) <= tb
          ? at(d, row) <= td
            ? l0
            : l1
          : at(e, row) <= te
            ? l2
            : l3
        : at(c, row) <= tc
          ? at(f, row) <= tf
            ? l4
            : l5
          : at(g, row) <= tg
            ? l6
            : l7
    scores[row] = at(scores, row) + leaf
  }
}

function at(column: Float64Array, row: number): number {
  return column[row] ?? 0
}
