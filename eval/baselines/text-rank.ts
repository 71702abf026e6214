import { english } from '#server/domain/languages/english.ts'
import { countStems, createTermReader } from '#server/domain/text/read-terms.ts'

const damping = 0.85
const maxRounds = 30
const settled = 1e-6

type Link = { to: number; weight: number }
type Node = { stems: ReadonlySet<string>; words: number }

/** Links sentences that share words: the shared ones over the sum of the logarithms of both lengths. */
function linkUp(nodes: readonly Node[]): Link[][] {
  const holders = new Map<string, number[]>()
  const links: Link[][] = nodes.map(() => [])
  for (const [place, { stems, words }] of nodes.entries()) {
    const shared = new Map<number, number>()
    for (const stem of stems) {
      const earlier = holders.get(stem) ?? []
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1)
      earlier.push(place)
      holders.set(stem, earlier)
    }
    for (const [other, count] of shared) {
      const size = Math.log(words) + Math.log(nodes[other]?.words ?? 1)
      if (size === 0) continue
      links[place]?.push({ to: other, weight: count / size })
      links[other]?.push({ to: place, weight: count / size })
    }
  }
  return links
}

function pageRank(links: readonly Link[][]): number[] {
  const size = links.length
  const totals = links.map((each) => each.reduce((sum, link) => sum + link.weight, 0))
  let ranks = links.map(() => 1 / size)
  for (let round = 0; round < maxRounds; round += 1) {
    const loose = ranks.reduce((sum, rank, place) => sum + (totals[place] === 0 ? rank : 0), 0)
    const next = links.map(() => (1 - damping + damping * loose) / size)
    for (const [place, each] of links.entries()) {
      const share = (damping * (ranks[place] ?? 0)) / (totals[place] ?? 1)
      for (const { to, weight } of each) next[to] = (next[to] ?? 0) + share * weight
    }
    const change = next.reduce((sum, rank, place) => sum + Math.abs(rank - (ranks[place] ?? 0)), 0)
    ranks = next
    if (change < settled) break
  }
  return ranks
}

/** Places of the texts by TextRank (Mihalcea and Tarau, 2004), the most central first. */
export function textRank(texts: readonly string[]): number[] {
  const readTerms = createTermReader(english, texts)
  const nodes = texts.map((text) => ({
    stems: new Set(countStems(readTerms(text)).keys()),
    words: text.split(/\s+/).length,
  }))
  const ranks = pageRank(linkUp(nodes))
  return [...texts.keys()].toSorted((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0) || a - b)
}
