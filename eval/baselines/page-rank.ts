const damping = 0.85
const maxRounds = 30
const settled = 1e-6

/** A link to another sentence, by its place. */
export type Link = { to: number; weight: number }

/** The rank of each node by its weighted links, as PageRank has it. */
export function pageRank(links: readonly (readonly Link[])[]): number[] {
  const size = links.length
  const totals = links.map((each) => each.reduce((sum, link) => sum + link.weight, 0))
  let ranks = links.map(() => 1 / size)
  for (let round = 0; round < maxRounds; round += 1) {
    const loose = ranks.reduce((sum, rank, position) => sum + (totals[position] === 0 ? rank : 0), 0)
    const next = links.map(() => (1 - damping + damping * loose) / size)
    for (const [position, each] of links.entries()) {
      const share = (damping * (ranks[position] ?? 0)) / (totals[position] ?? 1)
      for (const { to, weight } of each) next[to] = (next[to] ?? 0) + share * weight
    }
    const change = next.reduce((sum, rank, position) => sum + Math.abs(rank - (ranks[position] ?? 0)), 0)
    ranks = next
    if (change < settled) break
  }
  return ranks
}

/** Places by falling rank, the earlier one first where two are equal. */
export function byRank(ranks: readonly number[]): number[] {
  return [...ranks.keys()].toSorted((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0) || a - b)
}
