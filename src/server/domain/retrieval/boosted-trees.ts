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

const depth = 3
const firstLeaf = 2 ** depth - 1

/** The log-odds of every row. @throws RangeError when there are not as many columns as the trees were trained on */
export function scoreRows(model: BoostedTrees, columns: readonly Float64Array[]): Float64Array {
  if (columns.length !== model.features) {
    throw new RangeError(`${columns.length} feature columns, and the model has ${model.features}`)
  }
  const scores = new Float64Array(columns[0]?.length ?? 0).fill(model.base)
  for (const [tree, splits] of model.splits.entries()) {
    const leaves = model.leaves[tree] ?? []
    for (let row = 0; row < scores.length; row += 1) {
      let node = 0
      while (node < firstLeaf) {
        const column = columns[splits[2 * node] ?? 0]
        const isLeft = (column?.[row] ?? 0) <= (splits[2 * node + 1] ?? 0)
        node = 2 * node + (isLeft ? 1 : 2)
      }
      scores[row] = (scores[row] ?? 0) + (leaves[node - firstLeaf] ?? 0)
    }
  }
  return scores
}
