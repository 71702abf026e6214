import { isUnspaced } from './scan-words.ts'
import type { SpokenNumber } from './spoken-number.ts'

const firstGroup = /^\d{1,3}$/
const laterGroup = /^\d{3}$/

/**
 * `200 000` is written with a blank in many languages; elsewhere only a group of zeros is sure to be part of one number. What the
 * groups say alone is said too.
 */
export function joinThousands(
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
export function joinYears(numbers: readonly SpokenNumber[], words: readonly string[]): SpokenNumber[] {
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
export function joinDigits(numbers: readonly SpokenNumber[], words: readonly string[]): SpokenNumber[] {
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
