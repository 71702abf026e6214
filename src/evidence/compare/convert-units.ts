import { numberWordsOf } from '../number-words.ts'
import { readEveryNumber } from '../read-numbers.ts'
import type { Sense } from './language-words.ts'
import type { Mark } from './read-marks.ts'
import type { Scene } from './read-scene.ts'
import { unitNames } from './statement-words.ts'

/** How much of the smallest unit each member of a series is; `null` where a unit is of another kind. */
const factors: Readonly<Record<string, readonly (number | null)[]>> = {
  time: [1, 60, 3600, 86_400, 604_800, 2_629_800, 7_889_400, 31_557_600, 315_576_000, 3_155_760_000, 0.001],
  length: [1, 10, 1000, 1_000_000, 1_609_344, 304.8, 25.4, 914.4],
  weight: [1, 1000, 1_000_000, 28.35, null, null, null],
  data: [1, 1000, 1_000_000, 1_000_000_000],
}
const units = new Set<string>(unitNames)
/** Words between a number and its unit. */
const reach = 2
/** Words between a part and its unit: `a quarter of an hour`. */
const partReach = 3
/** What rounding may change when a unit is converted. */
const tolerance = 0.05
const glued = /^\d+(?:\.\d+)?(?=\p{L}{3})/u

/** A number with the unit that stands nearest behind it. */
type Measure = { value: number; unit: Sense; mark: Mark }

/** What a line measures, what is measured near its quote, and what of the line is said there in another unit. */
export type Measures = {
  stated: readonly Measure[]
  said: readonly Measure[]
  /** 90 minutes beside an hour and a half. */
  converted: readonly Measure[]
}

/** Reads the measures of a line in its language, and those near its quote. */
export function readMeasures({ index, line, near }: Scene, language: string): Measures {
  const stated = measuresIn(line, language)
  const said = measuresIn(near, index.language)
  const converted = stated.filter((one) => said.some((other) => isConverted(one, other)))
  return { stated, said, converted }
}

/** The numbers with a unit among words. */
function measuresIn(marks: readonly Mark[], language: string): Measure[] {
  const words = marks.map(({ word }) => glued.exec(word)?.[0] ?? word)
  const spelling = numberWordsOf(language)
  const read = readEveryNumber(words, spelling).flatMap(({ value, to }) =>
    // `45minutes` is a number and its unit.
    measureOf(value, marks.slice(to - 1, to + reach)),
  )
  const parts = words.flatMap((word, at) => {
    const divisor = spelling?.divisorOf(word) ?? 0
    if (divisor === 0) return []
    const before = readEveryNumber(words.slice(Math.max(0, at - 1), at), spelling)[0]?.value ?? 1
    const count = before < divisor ? before : 1
    return measureOf(count / divisor, marks.slice(at + 1, at + 1 + partReach))
  })
  return [...read, ...parts]
}

/** A value with the first unit behind it. */
function measureOf(value: number, behind: readonly Mark[]): Measure[] {
  const mark = behind.find(({ senses }) => senses.some(({ group }) => units.has(group)))
  const unit = mark?.senses.find(({ group }) => units.has(group))
  return mark === undefined || unit === undefined ? [] : [{ value, unit, mark }]
}

function isConverted(one: Measure, other: Measure): boolean {
  const { group, member } = one.unit
  if (other.unit.group !== group || other.unit.member === member) return false
  const amounts = [one, other].map(({ value, unit }) => {
    const factor = factors[group]?.[unit.member]
    return factor === undefined || factor === null ? null : value * factor
  })
  const [stated, said] = amounts
  if (stated === undefined || stated === null || said === undefined || said === null) return false
  return Math.abs(stated - said) <= tolerance * said
}
