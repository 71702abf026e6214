import { languageOf } from '#core/languages/language-of.ts'
import { countStems, createTermReader } from '#core/text/find-words.ts'
import { byRank, pageRank } from './page-rank.ts'
import type { Link } from './page-rank.ts'

const english = languageOf('en')

/** Sentences at least so alike are linked. */
const minLikeness = 0.1

/** Sentences as vectors of length 1: how often a stem occurs, times how rare it is among the sentences. */
function vectorsOf(texts: readonly string[]): ReadonlyMap<string, number>[] {
  const readTerms = createTermReader(english, texts)
  const counts = texts.map((text) => countStems(readTerms(text)))
  const holders = new Map<string, number>()
  for (const stem of counts.flatMap((each) => [...each.keys()]))
    holders.set(stem, (holders.get(stem) ?? 0) + 1)
  return counts.map((each) => {
    const weights = [...each].map(
      ([stem, count]) => [stem, count * Math.log(texts.length / (holders.get(stem) ?? 1))] as const,
    )
    const length = Math.hypot(...weights.map(([, weight]) => weight))
    return new Map(length === 0 ? [] : weights.map(([stem, weight]) => [stem, weight / length]))
  })
}

/** Places of the texts by LexRank (Erkan and Radev, 2004) with a threshold, the most central first. */
export function lexRank(texts: readonly string[]): number[] {
  const holders = new Map<string, { position: number; weight: number }[]>()
  const links: Link[][] = texts.map(() => [])
  for (const [position, vector] of vectorsOf(texts).entries()) {
    const likeness = new Map<number, number>()
    for (const [stem, weight] of vector) {
      const earlier = holders.get(stem) ?? []
      for (const other of earlier) {
        likeness.set(other.position, (likeness.get(other.position) ?? 0) + weight * other.weight)
      }
      earlier.push({ position, weight })
      holders.set(stem, earlier)
    }
    for (const [other, value] of likeness) {
      if (value < minLikeness) continue
      links[position]?.push({ to: other, weight: 1 })
      links[other]?.push({ to: position, weight: 1 })
    }
  }
  return byRank(pageRank(links))
}
