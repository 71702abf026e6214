import { decisionOf, isAmount, isMoney, negationsWithin } from './critical-words.ts'
import type { EvidenceIndex } from './evidence-index.ts'
import type { Range } from './find-exact.ts'
import { numbersIn } from './lint-text.ts'
import { readNumbers } from './read-numbers.ts'
import { isUnspaced, readWords } from './scan-words.ts'
import type { SpokenNumber } from './spoken-number.ts'

/** How far around a stretch a number may reach into it, in words. */
const numberReach = 6

/** The folded words of a stretch. */
export function wordsOf(index: EvidenceIndex, { from, to }: Range): string[] {
  return Array.from(index.words.subarray(Math.max(0, from), to), (id) => index.vocabulary[id] ?? '')
}

/** The numbers that a stretch begins or ends within, by their places in the transcript: at most one at either end. */
function numbersCutBy(index: EvidenceIndex, { from, to }: Range): SpokenNumber[] {
  const start = Math.max(0, from - numberReach)
  const around = wordsOf(index, { from: start, to: to + numberReach })
  return readNumbers(around, index.spelling)
    .map((number) => ({ ...number, from: number.from + start, to: number.to + start }))
    .filter((number) => [from, to].some((end) => number.from < end && number.to > end))
}

/** Whether the stretch begins or ends within a number: `five million` is not what `twenty five million` says. */
export function cutsNumber(index: EvidenceIndex, range: Range): boolean {
  return numbersCutBy(index, range).length > 0
}

/** The stretch with the whole of the numbers that it begins or ends within. */
export function takeInNumbers(index: EvidenceIndex, range: Range): Range {
  const cut = numbersCutBy(index, range)
  return {
    from: Math.min(range.from, ...cut.map(({ from }) => from)),
    to: Math.max(range.to, ...cut.map(({ to }) => to)),
  }
}

/** Whether a text says, for a number that the stretch cuts, what is left of it. */
export function statesCutNumber(index: EvidenceIndex, text: string, range: Range): boolean {
  const words = readWords(text, index.language).map(({ word }) => word)
  const whole = new Set(readNumbers(words, index.spelling).map(({ value }) => value))
  const stated = numbersIn(words, index.spelling)
  return numbersCutBy(index, range).some(({ value, from, to }) => {
    const left = wordsOf(index, { from: Math.max(from, range.from), to: Math.min(to, range.to) })
    return !whole.has(value) && [...numbersIn(left, index.spelling)].some((each) => stated.has(each))
  })
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
      // Version 3.10 is not version 3.1, whatever the two are worth.
      decisions.push(`${number.value}${number.endsOnZero === true ? '0' : ''}`)
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
