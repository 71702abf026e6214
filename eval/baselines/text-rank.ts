import { languageOf } from '#core/languages/language-of.ts'
import { countStems, createTermReader } from '#core/text/find-words.ts'
import { byRank, pageRank } from './page-rank.ts'
import type { Link } from './page-rank.ts'

const english = languageOf('en')

type Node = { stems: ReadonlySet<string>; words: number }

/** Links sentences that share words: the shared ones over the sum of the logarithms of both lengths. */
function linkUp(nodes: readonly Node[]): Link[][] {
  const holders = new Map<string, number[]>()
  const links: Link[][] = nodes.map(() => [])
  for (const [position, { stems, words }] of nodes.entries()) {
    const shared = new Map<number, number>()
    for (const stem of stems) {
      const earlier = holders.get(stem) ?? []
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1)
      earlier.push(position)
      holders.set(stem, earlier)
    }
    for (const [other, count] of shared) {
      const size = Math.log(words) + Math.log(nodes[other]?.words ?? 1)
      if (size === 0) continue
      links[position]?.push({ to: other, weight: count / size })
      links[other]?.push({ to: position, weight: count / size })
    }
  }
  return links
}

/** Places of the texts by TextRank (Mihalcea and Tarau, 2004), the most central first. */
export function textRank(texts: readonly string[]): number[] {
  const readTerms = createTermReader(english, texts)
  const nodes = texts.map((text) => ({
    stems: new Set(countStems(readTerms(text)).keys()),
    words: text.split(/\s+/).length,
  }))
  return byRank(pageRank(linkUp(nodes)))
}
