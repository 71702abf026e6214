import { english } from '#server/domain/languages/english.ts'
import { countStems, createTermReader } from '#server/domain/text/read-terms.ts'
import type { Talk } from '../records.ts'

/** Gives for a sentence of a summary the place of the transcript's sentence that shares most with it; `null` when none does. */
export function createLocator({ sentences }: Pick<Talk, 'sentences'>): (text: string) => number | null {
  const readTerms = createTermReader(english, [])
  const stemsOf = (text: string): string[] => [...countStems(readTerms(text)).keys()]
  const spoken = sentences.map(({ text }) => stemsOf(text))
  const holders = new Map<string, number[]>()
  for (const [place, stems] of spoken.entries()) {
    for (const stem of stems) {
      const places = holders.get(stem) ?? []
      places.push(place)
      holders.set(stem, places)
    }
  }
  return (text) => {
    const stems = stemsOf(text)
    const shared = new Map<number, number>()
    for (const place of stems.flatMap((stem) => holders.get(stem) ?? [])) {
      shared.set(place, (shared.get(place) ?? 0) + 1)
    }
    let best: { place: number; score: number } | null = null
    for (const [place, count] of shared) {
      const score = count / Math.sqrt(stems.length * (spoken[place]?.length ?? 1))
      if (score > (best?.score ?? 0)) best = { place, score }
    }
    return best?.place ?? null
  }
}
