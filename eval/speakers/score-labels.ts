import { parseFile } from '#tests/setup/parse-file.ts'
import type { Way } from '#tests/unit/captions/ways-to-name.ts'
import { countShared } from '../rouge.ts'

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

/** The words of turns, and each with the name of who says it. */
function readTurns(turns: readonly { speaker: string | null; text: string }[]): {
  words: string[]
  named: string[]
} {
  const words = turns.map(({ text }) => text.toLowerCase().match(wordOf) ?? [])
  const named = turns.flatMap(({ speaker }, at) =>
    (words[at] ?? []).map((word) => `${nameOf(speaker ?? '')}\n${word}`),
  )
  return { words: words.flat(), named }
}

/**
 * Writes the turns in one way, reads the file as the product does, and counts whose words came back under
 * whose name.
 */
export function scoreLabels(
  turns: readonly KnownTurn[],
  { write, between = '\n\n', isExtended }: Way,
): LabelScore {
  const file = turns
    .map(({ speaker, text }, i) =>
      write({ name: isExtended === true ? bareName(speaker) : speaker, text, i }),
    )
    .join(between)
  const { cues } = parseFile(new TextEncoder().encode(file))
  const said = readTurns(turns)
  const read = readTurns(cues)
  const found = countShared(said.words, read.words)
  return {
    words: said.words.length,
    right: countShared(said.named, read.named),
    lost: said.words.length - found,
    added: read.words.length - found,
  }
}
