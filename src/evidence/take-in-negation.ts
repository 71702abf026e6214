import { isNegation, negationsWithin } from './critical-words.ts'
import type { EvidenceIndex } from './evidence-index.ts'
import type { Range } from './find-exact.ts'
import { isUnspaced } from './scan-words.ts'

/** Characters of a negation in a script without blanks. */
const maxNegationLength = 4
/** Languages that negate behind the verb, often at the end: what is quoted without it says the opposite. */
const negatesBehind = /^(?:de|nl|sv|da|no|nb|nn|tr|ja)(?:-|$)/i

/**
 * The stretch together with a negation that it was cut off from, in the same sentence: `do not | go to the Moon`, and
 * where languages negate at the end, `das wollen wir | nicht`.
 */
export function takeInNegation(index: EvidenceIndex, { from, to }: Range): Range {
  const behind = negatesBehind.test(index.language) ? lengthOfNegation(index, to, 1) : 0
  return { from: from - lengthOfNegation(index, from - 1, -1), to: to + behind }
}

/** How many words from `start` on, going forward or back, are a negation. */
function lengthOfNegation(index: EvidenceIndex, start: number, step: 1 | -1): number {
  const sentence = index.sentenceAt[start - step]
  const wordAt = (position: number) =>
    index.sentenceAt[position] === sentence ? (index.vocabulary[index.words[position] ?? -1] ?? '') : ''
  let length = 0
  while (length < 2 && isNegation(wordAt(start + step * length))) length += 1
  if (length > 0) return length
  let text = ''
  for (let taken = 1; taken <= maxNegationLength; taken += 1) {
    const word = wordAt(start + step * (taken - 1))
    if (!isUnspaced(word)) break
    text = step === 1 ? text + word : word + text
    if (negationsWithin(text).includes(text)) return taken
  }
  return 0
}
