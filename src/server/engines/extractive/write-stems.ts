import type { Unit } from './read-units.ts'

/** The capital that opens a sentence says nothing of how a word is written. */
const openingWeight = 0.1

/** How each stem is written most often in the transcript. */
export function writeStems(units: readonly Unit[]): Map<string, string> {
  const forms = new Map<string, Map<string, number>>()
  for (const { terms } of units) {
    for (const { stem, word, place } of terms) {
      const weights = forms.get(stem) ?? new Map<string, number>()
      weights.set(word, (weights.get(word) ?? 0) + (place === 0 ? openingWeight : 1))
      forms.set(stem, weights)
    }
  }
  return new Map([...forms].map(([stem, weights]) => [stem, heaviest(weights)]))
}

function heaviest(weights: ReadonlyMap<string, number>): string {
  const [first] = [...weights].toSorted(([a, m], [b, n]) => n - m || a.length - b.length || (a < b ? -1 : 1))
  return first?.[0] ?? ''
}
