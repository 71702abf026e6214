import type { Term } from '#server/domain/text/read-terms.ts'
import type { Unit } from './read-units.ts'

/** What a sentence speaks of, with the weight that each has in the whole transcript; repeats stand twice. */
export type WeightedConcepts = readonly { concept: string; weight: number }[]

const wordWeight = 0.45
const pairWeight = 0.857

/** How much more a concept weighs that the title names, or that the opening announces. */
const titleBoost = 1
const openingBoost = 1.5

/** The opening: this many words, and this share of all words besides. */
const openingWords = 60
const openingShare = 0.06

const joint = ' '

function conceptsOf(terms: readonly Term[]): string[] {
  const stems = terms.map((term) => term.stem)
  return [...stems, ...stems.slice(1).map((stem, place) => `${stems[place]}${joint}${stem}`)]
}

function stemsOfOpening(units: readonly Unit[]): Set<string> {
  const words = units.reduce((sum, unit) => sum + unit.length, 0)
  let left = openingWords + openingShare * words
  const stems = new Set<string>()
  for (const unit of units) {
    if (left <= 0) break
    left -= unit.length
    for (const term of unit.terms) stems.add(term.stem)
  }
  return stems
}

function shareIn(stems: ReadonlySet<string>, parts: readonly string[]): number {
  return parts.filter((part) => stems.has(part)).length / parts.length
}

/**
 * The concepts of each unit: its meaningful words and pairs of neighbours, weighted by how many sentences speak
 * of them. What only one sentence names weighs nothing; what title or opening announce weighs more.
 */
export function weighConcepts(units: readonly Unit[], titleTerms: readonly Term[]): WeightedConcepts[] {
  const concepts = units.map((unit) => conceptsOf(unit.terms))
  const holders = new Map<string, number>()
  for (const list of concepts) {
    for (const concept of new Set(list)) holders.set(concept, (holders.get(concept) ?? 0) + 1)
  }
  const announced = stemsOfOpening(units)
  const named = new Set(titleTerms.map((term) => term.stem))

  function weightOf(concept: string): number {
    const count = holders.get(concept) ?? 0
    if (count < 2) return 0
    const parts = concept.split(joint)
    const weight = parts.length > 1 ? pairWeight * Math.log(count) : wordWeight * Math.log(1 + count)
    return weight * (1 + titleBoost * shareIn(named, parts) + openingBoost * shareIn(announced, parts))
  }

  const weights = new Map([...holders.keys()].map((concept) => [concept, weightOf(concept)]))
  return concepts.map((list) =>
    list
      .map((concept) => ({ concept, weight: weights.get(concept) ?? 0 }))
      .filter(({ weight }) => weight > 0),
  )
}
