import type { NumberWords, PartsAt } from './compile-spelling.ts'
import { isUnspaced } from './scan-words.ts'
import { readDigits } from './spoken-numbers.ts'
import type { SpokenNumber } from './spoken-numbers.ts'
import { endSum, startSum, takePart } from './sum-numbers.ts'
import type { Sum } from './sum-numbers.ts'

/**
 * The numbers among words, whether in digits or spelled out: `two hundred and five`, `2.5 million`,
 * `nineteen eighty four` (1984). `words` are folded. What may be an ordinary word is none.
 */
export function readNumbers(words: readonly string[], language: NumberWords | null): SpokenNumber[] {
  return readEveryNumber(words, language).filter(({ isWeak }) => isWeak !== true)
}

/** All numbers that words may say: articles, ordinals and other words with a second meaning among them. */
export function readEveryNumber(words: readonly string[], language: NumberWords | null): SpokenNumber[] {
  const numbers: SpokenNumber[] = []
  let at = 0
  while (at < words.length) {
    const read = partsAt(words, at, language)
    const number = read === null ? null : readNumber(words, { from: at, read }, language)
    if (number === null) {
      at += read?.parts[0]?.kind === 'percent' ? read.length : 1
      continue
    }
    numbers.push(number)
    at = number.to
  }
  const years = language === null || language.rules.years === true ? joinYears(numbers, words) : numbers
  return joinThousands(
    joinDigits(years, words),
    words,
    language?.rules.decimalPoint !== true && language !== null,
  )
}

/** A folded word may stand in a number: a number continues over no other. */
export function isNumberPart(word: string, language: NumberWords | null): boolean {
  return readDigits(word, language) !== null || language?.has(word) === true
}

/** The places of the words that the numbers are made of. */
export function positionsOf(numbers: readonly SpokenNumber[]): Set<number> {
  return new Set(numbers.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)))
}

function readNumber(
  words: readonly string[],
  { from, read: first }: { from: number; read: PartsAt },
  language: NumberWords | null,
): SpokenNumber | null {
  let sum: Sum | null = null
  let best: { sum: Sum; to: number } | null = null
  let firm: Sum | null = null
  let at = from
  let read: PartsAt | null = first
  while (read !== null && at < words.length) {
    const next = partsAt(words, at + read.length, language)
    const taken = takeParts(sum ?? startSum(), read, next, language)
    if (taken === null) break
    sum = taken
    at += read.length
    if (!isLoose(read)) {
      if (best !== null && read.parts.every((part) => 'isWeak' in part)) firm = best.sum
      else firm = null
      best = { sum, to: at }
    }
    read = next
  }
  if (best === null || !best.sum.started) return null
  const digits = readDigits(words[from] ?? '', language)
  const value = endSum(best.sum)
  const fraction = best.sum.fraction ?? ''
  const behind = fraction === '' ? [] : [Number(fraction)]
  const endsOnZero = fraction.endsWith('0') || zeroBehindPoint.test(words[best.to - 1] ?? '')
  const also = [...(digits?.also ?? []), ...(firm === null ? [] : [endSum(firm)]), ...behind]
  return {
    value,
    from,
    to: best.to,
    ...(also.length > 0 ? { also } : {}),
    ...(best.sum.isFirm ? {} : { isWeak: true }),
    ...(endsOnZero && !Number.isInteger(value) ? { endsOnZero: true } : {}),
  }
}

/** The parts open or join and say no number themselves: a number never ends with them. */
function isLoose({ parts }: PartsAt): boolean {
  const last = parts.at(-1)?.kind
  return last === 'join' || last === 'point' || last === 'before'
}

function partsAt(words: readonly string[], at: number, language: NumberWords | null): PartsAt | null {
  const digits = readDigits(words[at] ?? '', language)
  if (digits !== null) return { parts: digits.parts, length: 1 }
  return language?.partsAt(words, at) ?? null
}

const zeroBehindPoint = /\.\d*0$/

/** All parts of a word, or none. */
function takeParts(
  sum: Sum,
  { parts }: PartsAt,
  next: PartsAt | null,
  language: NumberWords | null,
): Sum | null {
  let taken: Sum | null = sum
  for (const [position, part] of parts.entries()) {
    // What is written onto the first word of a number joins it to no other.
    if (part.kind === 'join' && !taken.started && parts.length > 1) continue
    const following = parts[position + 1] ?? next?.parts[0]
    taken = takePart(taken, part, { following, isWithin: position > 0, rules: language?.rules ?? null })
    if (taken === null) return null
  }
  return taken
}

const firstGroup = /^\d{1,3}$/
const laterGroup = /^\d{3}$/

/**
 * `200 000` is written with a blank in many languages; elsewhere only a group of zeros is sure to be part of
 * one number. What the groups say alone is said too.
 */
function joinThousands(
  numbers: readonly SpokenNumber[],
  words: readonly string[],
  takesBlanks: boolean,
): SpokenNumber[] {
  const joined: SpokenNumber[] = []
  for (const number of numbers) {
    const before = joined.at(-1)
    const word = words[number.from] ?? ''
    const isGroup = takesBlanks ? laterGroup.test(word) : word === '000'
    const opens = before !== undefined && firstGroup.test(words[before.from] ?? '')
    const isBeside = before?.to === number.from && laterGroupsOnly(before, words)
    if (before === undefined || !isGroup || !opens || !isBeside) joined.push(number)
    else joined[joined.length - 1] = joinGroup(before, number, words)
  }
  return joined
}

/** `25 300 000 thousand` goes on with what was said behind its last group. */
function joinGroup(before: SpokenNumber, number: SpokenNumber, words: readonly string[]): SpokenNumber {
  const group = Number(words[number.from])
  const factor = group === 0 ? 1 : number.value / group
  return {
    value: before.value * 1000 * factor + number.value,
    from: before.from,
    to: number.to,
    also: [...(before.also ?? [before.value]), ...(number.value > 0 ? [number.value] : [])],
  }
}

function laterGroupsOnly({ from, to }: SpokenNumber, words: readonly string[]): boolean {
  return words.slice(from + 1, to).every((word) => laterGroup.test(word))
}

/** Years are said in two halves: nineteen | eighty four, twenty | oh | five. */
function joinYears(numbers: readonly SpokenNumber[], words: readonly string[]): SpokenNumber[] {
  const joined: SpokenNumber[] = []
  for (const number of numbers) {
    const before = joined.at(-1)
    const isSpelled = !/\d/.test(words[number.from] ?? '') && number.isWeak !== true
    const isHalf = before?.to === number.from && number.value >= 10 && number.value < 100
    const isOh =
      before?.to === number.from - 1 &&
      /^o?h?$/.test(words[before.to] ?? '-') &&
      number.value < 10 &&
      number.value > 0
    if (before !== undefined && isSpelled && isCentury(before, words) && (isHalf || isOh)) {
      joined[joined.length - 1] = {
        value: before.value * 100 + number.value,
        from: before.from,
        to: number.to,
        also: (number.also ?? []).map((each) => before.value * 100 + each),
      }
    } else joined.push(number)
  }
  return joined
}

function isCentury({ value, from, to }: SpokenNumber, words: readonly string[]): boolean {
  return to - from === 1 && value >= 10 && value <= 20 && !/\d/.test(words[from] ?? '')
}

/** Digits of a number that is read out one by one, at least so many. */
const minDigits = 3

/** In scripts without blanks years and codes are read out digit by digit: 二〇二六. */
function joinDigits(numbers: readonly SpokenNumber[], words: readonly string[]): SpokenNumber[] {
  const joined: SpokenNumber[] = []
  let run: SpokenNumber[] = []
  const close = (): void => {
    const [first] = run
    const last = run.at(-1)
    if (first === undefined || last === undefined) return
    if (run.length < minDigits) joined.push(...run)
    else joined.push({ value: Number(run.map(({ value }) => value).join('')), from: first.from, to: last.to })
    run = []
  }
  for (const number of numbers) {
    const isDigit = number.to - number.from === 1 && number.value < 10 && isUnspaced(words[number.from] ?? '')
    if (!isDigit || (run.length > 0 && run.at(-1)?.to !== number.from)) close()
    if (isDigit) run.push(number)
    else joined.push(number)
  }
  close()
  return joined
}
