import type { BoostedTrees } from '#core/retrieval/boosted-trees.ts'

/** The same trees with three digits of each number. */
export function roundTrees({ features, base, splits, leaves }: BoostedTrees): BoostedTrees {
  return {
    features,
    base: short(base),
    splits: splits.map((tree) => tree.map(short)),
    leaves: leaves.map((tree) => tree.map(short)),
  }
}

function short(value: number): number {
  return Number(value.toPrecision(3))
}
