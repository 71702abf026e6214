import { dateNames } from '#product/date-names.ts'
import type { EvidenceIndex, Range } from './evidence-index.ts'
import { numbersIn } from './lint-text.ts'
import { readNumbers } from './read-numbers.ts'
import { foldWord, isUnspaced, readWords } from './scan-words.ts'
import { isNumberWord } from './spoken-numbers.ts'
import type { SpokenNumber } from './spoken-numbers.ts'

/** The number of words around a range from which a number may reach into it. */
const numberReach = 6

/** The folded words of a stretch. */
export function wordsOf(index: EvidenceIndex, { from, to }: Range): string[] {
  return Array.from(index.words.subarray(Math.max(0, from), to), (id) => index.vocabulary[id] ?? '')
}

/** The numbers that a range begins or ends within, by position: at most one at either end. */
function numbersCutBy(index: EvidenceIndex, { from, to }: Range): SpokenNumber[] {
  const start = Math.max(0, from - numberReach)
  const around = wordsOf(index, { from: start, to: to + numberReach })
  return readNumbers(around, index.spelling)
    .map((number) => ({ ...number, from: number.from + start, to: number.to + start }))
    .filter((number) => [from, to].some((end) => number.from < end && number.to > end))
}

/** The range begins or ends within a number: `five million` is not `twenty five million`. */
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

/** A text states, for a number that the range cuts, the part that is left of it. */
export function statesCutNumber(index: EvidenceIndex, text: string, range: Range): boolean {
  const words = readWords(text, index.language).map(({ word }) => word)
  const whole = new Set(readNumbers(words, index.spelling).map(({ value }) => value))
  const stated = numbersIn(words, index.spelling)
  return numbersCutBy(index, range).some(({ value, from, to }) => {
    const left = wordsOf(index, { from: Math.max(from, range.from), to: Math.min(to, range.to) })
    return !whole.has(value) && [...numbersIn(left, index.spelling)].some((each) => stated.has(each))
  })
}

/** Two wordings decide the same: equal numbers, negations and other decisive words, in order. */
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
    } else if (currencies.has(word)) money.push(word)
    else {
      const decision = decisionOf(word, index) ?? (isAmount(word) ? word : null)
      if (decision !== null) decisions.push(decision)
    }
  }
  const unspaced = words.filter(isUnspaced).join('')
  if (unspaced !== '') decisions.push(...index.negations.within(unspaced))
  return [...decisions, ...money.toSorted()].join(' ')
}

/** Amounts, order, direction, time, and words that have an opposite: in whose place nothing else will do. */
const decisive = new Set(
  (
    'percent permille minus half third quarter dozen twice double triple hundreds ' +
    'thousands millions billions first second seconds fourth fifth sixth seventh eighth ninth tenth last ' +
    'more less fewer most least all every always only before after above below increase increased decrease ' +
    'decreased rise rose fall fell up down yes true false minutes hours days weeks months years ' +
    'easy easier hard harder difficult good bad better worse best worst possible impossible safe dangerous cheap ' +
    'expensive win wins won lose loses lost success failure strong weak rich poor legal illegal innocent guilty ' +
    'alive dead war peace love hate buy sell bought sold allow allowed forbid forbidden agree disagree'
  ).split(' '),
)
/** Read when first asked for: it takes 20 ms, and most of what starts compares nothing. */
let dates: ReadonlySet<string> | null = null
/** The money that is written before or behind its amount. */
const currencies = new Set('dollar euro pound yen rupee won'.split(' '))
const holdsDigit = /\p{N}/u

/** A folded word belongs to an amount: digits, or a number word of any language. */
export function isAmount(word: string): boolean {
  return holdsDigit.test(word) || isNumberWord(word)
}

/** A folded word is an English month or day; `may` is more often a word of what is allowed. */
function isDate(word: string): boolean {
  dates ??= new Set([...dateNames('en', 'month'), ...dateNames('en', 'weekday')].map(foldWord))
  return word !== 'may' && dates.has(word)
}

/** The decision of a folded word; all negations by `not` count as one; `null` when it decides nothing. */
function decisionOf(word: string, { negations }: EvidenceIndex): string | null {
  if (/^(?:not|cannot|.*n't)$/u.test(word)) return 'not'
  return negations.has(word) || decisive.has(word) || isDate(word) ? word : null
}
