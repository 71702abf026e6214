import type { NumberWord } from './number-words.ts'

/** A number in a run of words: its value, and the places of its first word and behind its last. */
export type SpokenNumber = { value: number; from: number; to: number }

const digits = /^(\d+(?:\.\d+)?)(st|nd|rd|th|s|er|e|k|m|mn|b|bn)?$/
const startsDigit = /^\d/
const scales = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
])

/**
 * The numbers among words, whether in digits or spelled out: `two hundred and five`, `2.5 million`, `nineteen eighty
 * four` (1984). `words` are folded.
 */
export function readNumbers(
  words: readonly string[],
  spelling: ReadonlyMap<string, NumberWord> | null,
): SpokenNumber[] {
  const numbers: SpokenNumber[] = []
  let at = 0
  while (at < words.length) {
    const number = readNumber(words, at, spelling)
    if (number === null) {
      at += 1
      continue
    }
    numbers.push(number)
    at = number.to
  }
  return joinThousands(joinYears(numbers, words), words)
}

/** Whether a folded word may stand in a number: a number goes on over no other. */
export function isNumberPart(word: string, spelling: ReadonlyMap<string, NumberWord> | null): boolean {
  return word === 'and' || partOf(word, spelling) !== null
}

/** The places of the words that the numbers are made of. */
export function placesOf(numbers: readonly SpokenNumber[]): Set<number> {
  return new Set(numbers.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)))
}

/** The parts of a number on the way: closed groups, the open group, what was said last; the last factors of both. */
type Sum = { total: number; group: number; last: number; outer: number; inner: number; started: boolean }

function readNumber(
  words: readonly string[],
  from: number,
  spelling: ReadonlyMap<string, NumberWord> | null,
): SpokenNumber | null {
  const none = Number.POSITIVE_INFINITY
  const sum: Sum = { total: 0, group: 0, last: 0, outer: none, inner: none, started: false }
  let at = from
  while (at < words.length) {
    const joins = sum.started && words[at] === 'and' && sum.last === 0 ? 1 : 0
    const word = words[at + joins] ?? ''
    if (sum.started && startsDigit.test(word)) break
    const part = partOf(word, spelling)
    const next = partOf(words[at + joins + 1] ?? '', spelling)
    if (part === null || (joins === 1 && 'times' in part)) break
    if (opensAnother(sum, part, next) || !include(sum, part)) break
    at += joins + 1
  }
  if (!sum.started) return null
  return { value: tidy(sum.total + sum.group + sum.last), from, to: at }
}

function partOf(word: string, spelling: ReadonlyMap<string, NumberWord> | null): NumberWord | null {
  const known = spelling?.get(word)
  if (known !== undefined) return known
  const match = digits.exec(word)
  if (match === null) return null
  return { add: Number(match[1]) * (scales.get(match[2] ?? '') ?? 1) }
}

/** Whether the part belongs to the next number: five hundred and | six hundred. */
function opensAnother(sum: Sum, part: NumberWord, next: NumberWord | null): boolean {
  if (!sum.started || 'times' in part || next === null || 'add' in next) return false
  return next.times >= (next.closes ? sum.outer : sum.inner)
}

/** Takes the part into the sum; false when it begins another number. Factors only ever get smaller. */
function include(sum: Sum, part: NumberWord): boolean {
  const isTaken = 'add' in part ? includeUnit(sum, part.add) : includeFactor(sum, part)
  if (isTaken) sum.started = true
  return isTaken
}

function includeUnit(sum: Sum, unit: number): boolean {
  const room = Math.min(sum.inner, sum.outer)
  const fits =
    sum.last === 0 ? unit > 0 && unit < room && Number.isFinite(room) : isTenWithUnit(sum.last, unit)
  if (sum.started && !fits) return false
  sum.last += unit
  return true
}

function includeFactor(sum: Sum, { times, closes }: { times: number; closes: boolean }): boolean {
  if (times >= (closes ? sum.outer : sum.inner)) return false
  const factored = closes ? sum.group + sum.last : sum.last
  if (sum.started && factored === 0) return false
  const amount = (sum.started ? factored : 1) * times
  sum.last = 0
  if (closes) {
    sum.total += amount
    sum.group = 0
    sum.outer = times
    sum.inner = Number.POSITIVE_INFINITY
  } else {
    sum.group += amount
    sum.inner = times
  }
  return true
}

function isTenWithUnit(ten: number, unit: number): boolean {
  return ten >= 20 && ten < 100 && ten % 10 === 0 && unit > 0 && unit < 10
}

/** `200 000` is written with a blank in many languages; only with a group of zeros is it sure to be one number. */
function joinThousands(numbers: readonly SpokenNumber[], words: readonly string[]): SpokenNumber[] {
  const joined: SpokenNumber[] = []
  for (const number of numbers) {
    const before = joined.at(-1)
    const isGroup = words[number.from] === '000' && before?.to === number.from
    if (isGroup && /^\d{1,3}$/.test(words[before.to - 1] ?? ''))
      joined[joined.length - 1] = { value: before.value * 1000, from: before.from, to: number.to }
    else joined.push(number)
  }
  return joined
}

/** Years are said in two halves: nineteen | eighty four. */
function joinYears(numbers: readonly SpokenNumber[], words: readonly string[]): SpokenNumber[] {
  const joined: SpokenNumber[] = []
  for (const number of numbers) {
    const before = joined.at(-1)
    const isSpelled = !/\d/.test(words[number.from] ?? '')
    if (
      before?.to === number.from &&
      isSpelled &&
      isCentury(before) &&
      number.value >= 10 &&
      number.value < 100
    ) {
      joined[joined.length - 1] = {
        value: before.value * 100 + number.value,
        from: before.from,
        to: number.to,
      }
    } else joined.push(number)
  }
  return joined
}

function isCentury({ value, from, to }: SpokenNumber): boolean {
  return to - from === 1 && value >= 10 && value <= 20
}

/** Without the dust of binary fractions, so that 1.1 thousand million is 1100000000. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
