import type { Difference } from '#contract/evidence.ts'
import { wordsOf } from '../agree.ts'
import type { EvidenceIndex } from '../evidence-index.ts'
import type { Range } from '../find-exact.ts'
import { missingNumbers, numbersIn } from '../lint-text.ts'
import { numberWordsOf } from '../number-words.ts'
import { readWords } from '../scan-words.ts'

/** Sentences before and behind a quote that a line may draw on. */
const surroundings = 2

/**
 * What can be compared of a line without a table of its transcript's language: numbers that are not said near its quotes. Where
 * its number words are not known either, a number may be spelled out: then only another one in digits is a difference.
 */
export function comparePlainly(
  index: EvidenceIndex,
  { text, language }: { text: string; language: string },
  ranges: readonly Range[],
): Difference[] {
  const words = ranges.flatMap(({ from, to }) => {
    const first = Math.max(0, (index.sentenceAt[from] ?? 0) - surroundings)
    const last = (index.sentenceAt[to - 1] ?? first) + surroundings + 1
    return wordsOf(index, {
      from: index.firstAt[first] ?? 0,
      to: index.firstAt[last] ?? index.words.length,
    })
  })
  const numbers = numbersIn(words, index.spelling)
  const quoted = ranges.flatMap((range) => wordsOf(index, range))
  if (index.spelling === null && !hasOtherDigits(quoted, { text, language })) return []
  const missing = missingNumbers(text, language, { words, numbers, readsSpelled: index.spelling !== null })
  return missing.map((stated) => ({ kind: 'number', stated, said: '' }))
}

/** Whether a quote has a number in digits that the line does not have. */
function hasOtherDigits(
  quoted: readonly string[],
  { text, language }: { text: string; language: string },
): boolean {
  const stated = numbersIn(
    readWords(text, language).map(({ word }) => word),
    numberWordsOf(language),
  )
  return [...numbersIn(quoted, null)].some((number) => !stated.has(number))
}
