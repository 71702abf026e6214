import type { NumberWords } from './compile-spelling.ts'
import type { SpokenNumber } from './spoken-number.ts'

/** Words between the two numbers of a share: `seven out of ten`. */
const shareReach = 2
/** What a share is of: people say seven in ten, and no part of other numbers. */
const wholes = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 100, 1000])
/** Words between a part and the number that it is of: `a third of a million`. */
const partReach = 3
/** Less than this nobody halves by words. */
const leastOfPart = 100
const centuries = { from: 10, to: 21 }

/** What two numbers say together, by the place of the first word: a share of each other, or a year in two halves. */
export function sharesAmong(numbers: readonly SpokenNumber[]): number[] {
  return numbers.flatMap((number, at) => shareFrom(number, numbers[at + 1]))
}

/** What a number says together with the one behind it. */
function shareFrom(one: SpokenNumber, other: SpokenNumber | undefined): number[] {
  if (other === undefined) return []
  const between = other.from - one.to
  const isShare =
    one.value > 0 &&
    between > 0 &&
    between <= shareReach &&
    one.value < other.value &&
    wholes.has(other.value)
  const share = one.value / other.value
  const isYear =
    between === 0 &&
    one.value >= centuries.from &&
    one.value < centuries.to &&
    other.value >= 10 &&
    other.value < 100
  return [
    ...(isShare ? [share, Math.round(share * 100), Math.floor(share * 100)] : []),
    ...(isYear ? [one.value * 100 + other.value] : []),
  ]
}

/** What a number is with a part of one before it: half a million. */
export function partsOf(
  words: readonly string[],
  { value, from }: SpokenNumber,
  spelling: NumberWords | null,
): number[] {
  if (value < leastOfPart) return []
  return words.slice(Math.max(0, from - partReach), from).flatMap((word) => {
    const divisor = spelling?.divisorOf(word) ?? 0
    return divisor === 0 ? [] : [value / divisor]
  })
}
