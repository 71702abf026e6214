import type { NumberWord } from './number-words.ts'

/** A number in a run of words: its value, and the places of its first word and behind its last. */
export type SpokenNumber = { value: number; from: number; to: number }

const digits = /^(\d+(?:\.\d+)?)(st|nd|rd|th|s|er|e|k|m|mn|b|bn)?$/
const scales: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 }

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
  return joinYears(numbers, words)
}

/** The parts of a number on the way: closed groups, the open group, and what was said last. */
type Sum = { total: number; group: number; last: number; started: boolean }

function readNumber(
  words: readonly string[],
  from: number,
  spelling: ReadonlyMap<string, NumberWord> | null,
): SpokenNumber | null {
  const sum: Sum = { total: 0, group: 0, last: 0, started: false }
  let at = from
  while (at < words.length) {
    const joins = sum.started && words[at] === 'and' && sum.last === 0 ? 1 : 0
    const part = partOf(words[at + joins] ?? '', spelling)
    if (part === null || (joins === 1 && !('add' in part)) || !include(sum, part)) break
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
  return { add: Number(match[1]) * (scales[match[2] ?? ''] ?? 1) }
}

/** Takes the part into the sum; false when it begins another number. */
function include(sum: Sum, part: NumberWord): boolean {
  if ('add' in part) {
    const fits =
      !sum.started || (part.add > 0 && (sum.last === 0 ? part.add < 1000 : isTenWithUnit(sum.last, part.add)))
    if (!fits) return false
    sum.last += part.add
  } else if (part.closes) {
    if (sum.started && sum.group + sum.last === 0) return false
    sum.total += (sum.started ? sum.group + sum.last : 1) * part.times
    sum.group = 0
    sum.last = 0
  } else {
    sum.group += (sum.last === 0 ? 1 : sum.last) * part.times
    sum.last = 0
  }
  sum.started = true
  return true
}

function isTenWithUnit(ten: number, unit: number): boolean {
  return ten >= 20 && ten < 100 && ten % 10 === 0 && unit > 0 && unit < 10
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
