import { languageOf } from '#core/languages/language-of.ts'
import { countStems, createTermReader } from '#core/text/find-words.ts'
import type { Transcript } from '../records.ts'

const english = languageOf('en')

/**
 * Gives for a sentence of a summary the place of the transcript's sentence that shares most with it; `null`
 * when none does.
 */
export function createLocator({ sentences }: Pick<Transcript, 'sentences'>): (text: string) => number | null {
  const readTerms = createTermReader(english, [])
  const stemsOf = (text: string): string[] => [...countStems(readTerms(text)).keys()]
  const spoken = sentences.map(({ text }) => stemsOf(text))
  const holders = new Map<string, number[]>()
  for (const [position, stems] of spoken.entries()) {
    for (const stem of stems) {
      const positions = holders.get(stem) ?? []
      positions.push(position)
      holders.set(stem, positions)
    }
  }
  return (text) => {
    const stems = stemsOf(text)
    const shared = new Map<number, number>()
    for (const position of stems.flatMap((stem) => holders.get(stem) ?? [])) {
      shared.set(position, (shared.get(position) ?? 0) + 1)
    }
    let best: { position: number; score: number } | null = null
    for (const [position, count] of shared) {
      const score = count / Math.sqrt(stems.length * (spoken[position]?.length ?? 1))
      if (score > (best?.score ?? 0)) best = { position, score }
    }
    return best?.position ?? null
  }
}
