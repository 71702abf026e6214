import type { Difference } from '#contract/evidence.ts'
import { wordsOf } from '../agree.ts'
import type { EvidenceIndex, Range } from '../evidence-index.ts'
import { missingNumbers, numbersIn } from '../lint-text.ts'
import { readWords } from '../scan-words.ts'
import { surroundings } from './read-scene.ts'

/** Sentences before a quote in which a talk may have named what it goes on to speak of. */
const reach = 20
const kinds = new Set<Difference['kind']>(['number', 'date', 'name'])

/**
 * The number, date or name of a difference is said some sentences before the quotes: it is missing in these
 * words, and not invented.
 */
export function isSaidEarlier(
  index: EvidenceIndex,
  { kind, stated }: Difference,
  { language, ranges }: { language: string; ranges: readonly Range[] },
): boolean {
  if (!kinds.has(kind)) return false
  const words = ranges.flatMap(({ from }) => {
    const first = index.sentenceAt[from] ?? 0
    const [start, end] = [first - reach, first - surroundings].map(
      (at) => index.firstAt[Math.max(0, at)] ?? 0,
    )
    return wordsOf(index, { from: start ?? 0, to: end ?? 0 })
  })
  const said = new Set(words)
  const own = readWords(stated, language).map(({ word }) => word)
  if (own.length > 0 && own.every((word) => said.has(word))) return true
  if (kind !== 'number') return false
  const around = { words, numbers: numbersIn(words, index.spelling), readsSpelled: true }
  return missingNumbers(stated, language, around).length === 0
}
