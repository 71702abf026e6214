import { decisionOf, isAmount, isMoney, negationsWithin } from './critical-words.ts'
import type { EvidenceIndex } from './evidence-index.ts'
import type { Range } from './find-exact.ts'
import { readNumbers } from './read-numbers.ts'
import { isUnspaced } from './scan-words.ts'

/** How far around a stretch a number may reach into it, in words. */
const numberReach = 6

/** The folded words of a stretch. */
export function wordsOf(index: EvidenceIndex, { from, to }: Range): string[] {
  return Array.from(index.words.subarray(Math.max(0, from), to), (id) => index.vocabulary[id] ?? '')
}

/** Whether the stretch begins or ends within a number: `five million` is not what `twenty five million` says. */
export function cutsNumber(index: EvidenceIndex, { from, to }: Range): boolean {
  const start = Math.max(0, from - numberReach)
  const around = wordsOf(index, { from: start, to: to + numberReach })
  const isCutAt = (position: number) => {
    const inside = position - start
    return (number: Range) => number.from < inside && number.to > inside
  }
  const numbers = readNumbers(around, index.spelling)
  return numbers.some(isCutAt(from)) || numbers.some(isCutAt(to))
}

/** Whether two wordings decide the same: equal numbers, negations and other words that nothing can stand for, in order. */
export function decideTheSame(
  one: readonly string[],
  other: readonly string[],
  index: EvidenceIndex,
): boolean {
  return decisionsIn(one, index) === decisionsIn(other, index)
}

function decisionsIn(words: readonly string[], index: EvidenceIndex): string {
  const numbers = new Map(readNumbers(words, index.spelling).map((number) => [number.from, number]))
  const decisions: string[] = []
  const money: string[] = []
  for (let position = 0; position < words.length; position += 1) {
    const word = words[position] ?? ''
    const number = numbers.get(position)
    if (number !== undefined) {
      decisions.push(String(number.value))
      position = number.to - 1
    } else if (isMoney(word)) money.push(word)
    else {
      const decision = decisionOf(word) ?? (isAmount(word) ? word : null)
      if (decision !== null) decisions.push(decision)
    }
  }
  const unspaced = words.filter(isUnspaced).join('')
  if (unspaced !== '') decisions.push(...negationsWithin(unspaced))
  return [...decisions, ...money.toSorted()].join(' ')
}
