import type { Difference } from '#contract/evidence.ts'
import { wordsOf } from '../agree.ts'
import type { EvidenceIndex } from '../evidence-index.ts'
import type { Range } from '../find-exact.ts'
import { missingNumbers, numbersIn } from '../lint-text.ts'

/** Sentences before and behind a quote that a line may draw on. */
const surroundings = 2

/** What can be compared of a line without a table of its transcript's language: numbers that are not said near its quotes. */
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
  const missing = missingNumbers(text, language, { words, numbers, readsSpelled: index.spelling !== null })
  return missing.map((stated) => ({ kind: 'number', stated, said: '' }))
}
