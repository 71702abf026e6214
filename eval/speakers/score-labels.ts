import { parseCaptions } from '#server/domain/captions/parse-captions.ts'
import type { Way } from '#tests/unit/captions/ways-to-name.ts'

/** A turn of a transcript whose speaker is known. */
export type KnownTurn = { speaker: string; text: string }
/** Words that the right speaker has, words that nobody has any more, and words that were never said. */
export type LabelScore = { words: number; right: number; lost: number; added: number }

/** A name without what is written behind it, which the product leaves out. */
function bareName(speaker: string): string {
  return speaker.split(' (')[0] ?? ''
}

function nameOf(speaker: string): string {
  return bareName(speaker)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

const wordOf = /[\p{L}\p{M}\p{N}]+/gu

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function countWords(pairs: readonly (readonly [speaker: string, text: string])[]): {
  byWord: Map<string, number>
  bySpeaker: Map<string, number>
} {
  const byWord = new Map<string, number>()
  const bySpeaker = new Map<string, number>()
  for (const [speaker, text] of pairs) {
    for (const [word] of text.toLowerCase().matchAll(wordOf)) {
      add(byWord, word)
      add(bySpeaker, `${nameOf(speaker)}\n${word}`)
    }
  }
  return { byWord, bySpeaker }
}

/** How many of the first are among the second, each as often as it is there. */
function shared(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [key, count] of one) sum += Math.min(count, other.get(key) ?? 0)
  return sum
}

const total = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

/** Writes the turns in one way, reads the file as the product does, and counts whose words came back under whose name. */
export function scoreLabels(
  turns: readonly KnownTurn[],
  { write, between = '\n\n', isExtended }: Way,
): LabelScore {
  const file = turns
    .map(({ speaker, text }, i) =>
      write({ name: isExtended === true ? bareName(speaker) : speaker, text, i }),
    )
    .join(between)
  const { cues } = parseCaptions(new TextEncoder().encode(file), { fileName: undefined })
  const said = countWords(turns.map(({ speaker, text }) => [speaker, text]))
  const read = countWords(cues.map(({ speaker, text }) => [speaker ?? '', text]))
  const words = total(said.byWord)
  const found = shared(said.byWord, read.byWord)
  return {
    words,
    right: shared(said.bySpeaker, read.bySpeaker),
    lost: words - found,
    added: total(read.byWord) - found,
  }
}
