import type { NumberSpelling } from '#words/numbers-schema.ts'
import type { NumberPart } from './compile-spelling.ts'
import { withoutDust } from './spoken-numbers.ts'

/** The parts of a number on the way. */
export type Sum = {
  /** Closed groups, and the last of them. */
  total: number
  closed: number
  /** The open group, and what was said last. */
  group: number
  last: number
  /** The last factors of closed groups and of the open one. */
  outer: number
  inner: number
  started: boolean
  /** Has a word that is nothing but a number word. */
  isFirm: boolean
  isDigits: boolean
  /** The amount by which the next number is larger: `साढ़े`. */
  before: number
  joined: boolean
  /** Digits behind the point; `null` before it. */
  fraction: string | null
}

type Around = { following: NumberPart | undefined; isWithin: boolean; rules: NumberSpelling | null }
type Digits = { isDigits?: true }

const none = Number.POSITIVE_INFINITY

/** A number of which nothing was said. */
export function startSum(): Sum {
  return {
    total: 0,
    closed: 0,
    group: 0,
    last: 0,
    outer: none,
    inner: none,
    started: false,
    isFirm: false,
    isDigits: false,
    before: 0,
    joined: false,
    fraction: null,
  }
}

/** The value of what was said. */
export function endSum(sum: Sum): number {
  return withoutDust(sum.total + sum.group + lastOf(sum))
}

/** The number with one part more; `null` where the part begins another number. */
export function takePart(sum: Sum, part: NumberPart & Digits, around: Around): Sum | null {
  // Two words with a second meaning that say one number have none together.
  const isFirm = sum.started || !('isWeak' in part)
  if (part.kind === 'add') {
    const added =
      sum.fraction === null ? addUnit(sum, part, around) : behindPoint(sum, part.value, around.following)
    return added === null ? null : { ...added, isFirm }
  }
  if (part.kind === 'times') {
    const factored = sum.joined && !takesFactor(sum, part, around) ? null : multiply(sum, part)
    return factored === null ? null : { ...factored, isFirm }
  }
  if (part.kind === 'before') return sum.started ? null : { ...sum, before: part.value }
  if (!sum.started || sum.fraction !== null) return null
  if (part.kind === 'join') return sum.joined ? null : { ...sum, joined: true }
  if (part.kind === 'half') return half(sum)
  if (part.kind === 'teen') return teen(sum)
  if (part.kind === 'percent') return null
  const isWhole = sum.group + sum.total === 0 && Number.isInteger(sum.last)
  return isWhole && !sum.joined ? { ...sum, fraction: '' } : null
}

/** A factor is joined within a word, where it stands for itself, and in languages that join their factors. */
function takesFactor(
  sum: Sum,
  part: { value: number; closes: boolean },
  { isWithin, rules }: Around,
): boolean {
  return isWithin || standsAlone(sum, part) || rules?.joinsFactors === true
}

function teen(sum: Sum): Sum | null {
  const unit = sum.last % 100
  return unit > 0 && unit < 10 && !sum.isDigits ? { ...sum, last: sum.last + 10 } : null
}

function lastOf({ last, fraction }: Sum): number {
  return fraction === null || fraction === '' ? last : Number(`${last}.${fraction}`)
}

/** Behind the point digits are said one by one, or as one number. */
function behindPoint(sum: Sum, value: number, following: NumberPart | undefined): Sum | null {
  const { fraction } = sum
  // One point six | six point five.
  if (fraction !== '' && following?.kind === 'point') return null
  const goesOn = fraction === '' ? value < 1000 : value < 10 && fraction !== null && fraction.length < 9
  return goesOn && Number.isInteger(value) ? { ...sum, fraction: `${fraction}${value}` } : null
}

function half(sum: Sum): Sum | null {
  if (sum.last > 0) return Number.isInteger(sum.last) ? { ...sum, last: sum.last + 0.5 } : null
  if (sum.group > 0 || sum.outer === none) return null
  return { ...sum, total: sum.total + sum.outer / 2 }
}

function addUnit(sum: Sum, { value, isDigits }: { value: number } & Digits, around: Around): Sum | null {
  const next = { ...sum, started: true, joined: false, isDigits: isDigits === true }
  if (!sum.started) return { ...next, last: withoutDust(value + sum.before), before: 0 }
  if (value === 0 && around.rules?.closesFrom === 1e4 && sum.last === 0 && isDigits !== true) return next
  if (opensAnother(sum, around.following)) return null
  if (sum.last > 0)
    return joins(sum, value, isDigits === true, around)
      ? { ...next, last: sumOf(sum, value, around.rules) }
      : null
  const room = Math.min(sum.inner, sum.outer)
  if (value <= 0 || value >= room || room === none || !Number.isInteger(value)) return null
  if (isDigits === true && !goesOnInDigits(sum, around)) return null
  return { ...next, last: value }
}

/** The part belongs to the next number: five hundred and | six hundred. */
function opensAnother(sum: Sum, following: NumberPart | undefined): boolean {
  if (following?.kind !== 'times') return false
  return following.value >= (following.closes ? sum.outer : sum.inner)
}

/** `5 million 200 thousand`, `3万5000`. */
function goesOnInDigits(sum: Sum, { following, rules }: Around): boolean {
  if (sum.joined || sum.group > 0) return false
  return rules?.closesFrom === 1e4 || (following?.kind === 'times' && following.value < sum.outer)
}

const vigesimal = new Set([60, 80])

/** A unit follows the last part as part of the same number: twenty | five, hundert | zwanzig. */
function joins(sum: Sum, value: number, isDigits: boolean, { rules, isWithin }: Around): boolean {
  const { last } = sum
  if (sum.isDigits || isDigits || value <= 0 || !Number.isInteger(last) || !Number.isInteger(value))
    return false
  const unit = last % 10
  const takesTen = rules?.unitsFirst === 'anywhere' || (rules?.unitsFirst === 'within' && isWithin)
  const isTen = value >= 20 && value < 100 && value % 10 === 0
  if (sum.joined && takesTen && unit > 0 && isTen && last % 100 < 10) return true
  if (rules?.teens !== undefined && value === 10 && unit > 0 && last % 100 < 10) return true
  if (rules?.vigesimal === true && last % 100 === 4 && value === 20) return true
  if (rules?.vigesimal === true && vigesimal.has(last % 100) && value < 20) return true
  if (sum.joined && rules?.joinsNoTens === true) return false
  if (last % 100 === 10 && rules?.tenJoins !== true) return false
  return last >= 10 && value < zerosOf(last)
}

function sumOf({ last }: Sum, value: number, rules: NumberSpelling | null): number {
  return rules?.vigesimal === true && last % 100 === 4 && value === 20 ? last - 4 + 80 : last + value
}

/** The power of ten that a number is a multiple of: 100 for 2300. */
function zerosOf(value: number): number {
  let power = 1
  while (value % (power * 10) === 0) power *= 10
  return power
}

/** `tusen hundra`, 百十: behind a larger factor one stands for itself. */
function standsAlone(sum: Sum, { value, closes }: { value: number; closes: boolean }): boolean {
  const isFree = lastOf(sum) === 0 && (!closes || sum.group === 0)
  return isFree && sum.total + sum.group > 0 && value < Math.min(sum.inner, sum.outer)
}

function multiply(sum: Sum, { value, closes }: { value: number; closes: boolean }): Sum | null {
  const last = lastOf(sum)
  const isBare = sum.started && sum.group === 0 && last === 0
  if (isBare && closes && value > sum.outer && sum.closed > 0)
    return {
      ...sum,
      total: sum.total - sum.closed + sum.closed * value,
      closed: sum.closed * value,
      outer: value,
    }
  if (value >= (closes ? sum.outer : sum.inner)) return null
  const high = sum.isDigits ? 0 : last - (last % (closes ? value * 1000 : 100))
  const factored = (closes ? sum.group : 0) + last - high
  const isBehindHigh = high > 0 && last === high && value < zerosOf(high)
  const isOne = !sum.started || isBehindHigh || standsAlone(sum, { value, closes })
  if (!isOne && factored === 0) return null
  const amount = withoutDust((isOne ? 1 + sum.before : factored) * value)
  const next = { ...sum, started: true, joined: false, last: 0, fraction: null, before: 0, isDigits: false }
  if (closes)
    return { ...next, total: sum.total + high + amount, closed: amount, group: 0, outer: value, inner: none }
  return { ...next, group: sum.group + high + amount, inner: value }
}
