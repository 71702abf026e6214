import type { Difference } from '#contract/evidence.ts'
import { unitNames, unitSizes } from '#words/groups.ts'
import { wordsOf } from '../agree.ts'
import type { EvidenceIndex, Range } from '../evidence-index.ts'
import { missingNumbers, numbersIn } from '../lint-text.ts'
import { readNumbers, readEveryNumber } from '../read-numbers.ts'
import { readWords } from '../scan-words.ts'
import { numberWordsOf, partsOf, sharesAmong, withoutDust } from '../spoken-numbers.ts'
import type { SpokenNumber } from '../spoken-numbers.ts'
import type { Sense } from './language-words.ts'
import type { Mark } from './read-marks.ts'
import { surroundings } from './read-scene.ts'
import type { Scene } from './read-scene.ts'

type Statement = { text: string; language: string }

const digit = /\p{N}/u
/** Words between two numbers that may be one: `twelve Euro fifty`, `three point five`. */
const joinedReach = 1
/** Words behind a number up to its half: `two hours and a half`. */
const halfReach = 4
const nothingSaid = { words: [], numbers: new Set<number>() }

/**
 * Numbers of the line that nobody says near its quote, beside a number that the quote has. A speaker who
 * counts in words how many things were named has counted them: such a number is no claim about one that was
 * said.
 */
export function compareNumbers(
  { index, near }: Scene,
  { text, language }: Statement,
  { stated, converted }: Measures,
): Difference[] {
  const readsSpelled = index.spelling !== null
  if (missingNumbers(text, language, { ...nothingSaid, readsSpelled }).length === 0) return []
  const words = near.map(({ word }) => word)
  const spoken = readNumbers(words, index.spelling)
  const numbers = numbersIn(words, index.spelling)
  const isHalved = (position: number): boolean =>
    words.slice(position, position + halfReach).some((word) => index.spelling?.divisorOf(word) === 2)
  for (const number of joinedNumbers(spoken, isHalved)) numbers.add(number)
  for (const { value } of converted) numbers.add(value)
  const parts = spoken.flatMap((number) => partsOf(words, number, index.spelling))
  for (const value of [...sharesAmong(spoken), ...parts]) numbers.add(value)
  const missing = missingNumbers(text, language, { words, numbers, readsSpelled })
  const quoted = spoken.filter(({ from }) => near[from]?.isQuoted === true)
  const said = quoted.map(({ from, to }) =>
    near
      .slice(from, to)
      .map(({ written }) => written)
      .join(' '),
  )
  const isMeasured = (number: string): boolean =>
    stated.some(({ mark, value }) => value > 1 && text.slice(0, mark.from).trimEnd().endsWith(number))
  return missing
    .filter(
      (number) =>
        quoted.some(({ value }) => value <= maxCount) || !isCount(number, language) || isMeasured(number),
    )
    .map((number, at) => ({ kind: 'number', stated: number, said: said[at] ?? said[0] ?? '' }))
}

/** Up to here things are counted in words. */
const maxCount = 12

function isCount(stated: string, language: string): boolean {
  const words = readWords(stated, language).map(({ word }) => word)
  const [number] = readNumbers(words, numberWordsOf(language))
  return !digit.test(stated) && number !== undefined && number.value <= maxCount
}

/** The numbers that two neighbouring ones say together, with a fraction behind a point or as cents. */
function joinedNumbers(spoken: readonly SpokenNumber[], isHalved: (position: number) => boolean): number[] {
  return spoken.flatMap((number, at) => {
    const next = spoken[at + 1]
    const isSpelled = number.to - number.from > 1
    const own = [
      ...(isSpelled ? [number.value / 100] : []),
      ...(isHalved(number.to) ? [number.value + 0.5] : []),
    ]
    if (next === undefined || next.from - number.to > joinedReach || next.value >= 100) return own
    const fraction = next.value / 10 ** String(next.value).length
    return [...own, withoutDust(number.value + fraction), withoutDust(number.value + next.value / 100)]
  })
}

/** The same number with another unit: five years beside five months. */
export function compareMeasures({ near }: Scene, { stated, said }: Measures): Difference[] {
  return stated.flatMap(({ value, unit, mark }) => {
    const same = said.filter((each) => each.value === value && each.unit.group === unit.group)
    const other = same.find(({ mark: each }) => near.some((one) => one === each && one.isQuoted))
    if (other === undefined || same.some((each) => each.unit.member === unit.member)) return []
    return [{ kind: 'unit' as const, stated: mark.written, said: other.mark.written }]
  })
}

/**
 * The differences that can be found without a table of the transcript's language: numbers that are not said
 * near the quotes. Where its number words are not known either, a number may be spelled out: then only
 * another one in digits is a difference.
 */
export function comparePlainly(
  index: EvidenceIndex,
  { text, language }: Statement,
  ranges: readonly Range[],
): Difference[] {
  const words = ranges.flatMap(({ from, to }) => {
    const first = Math.max(0, (index.sentenceAt[from] ?? 0) - surroundings)
    const last = (index.sentenceAt[to - 1] ?? first) + surroundings + 1
    return wordsOf(index, {
      from: index.firstAt[first] ?? 0,
      to: index.firstAt[last] ?? index.words.length,
    })
  })
  const numbers = numbersIn(words, index.spelling)
  const quoted = ranges.flatMap((range) => wordsOf(index, range))
  if (index.spelling === null && !hasOtherDigits(quoted, { text, language })) return []
  const missing = missingNumbers(text, language, { words, numbers, readsSpelled: index.spelling !== null })
  return missing.map((stated) => ({ kind: 'number', stated, said: '' }))
}

/** A quote has a number in digits that the line does not have. */
function hasOtherDigits(quoted: readonly string[], { text, language }: Statement): boolean {
  const stated = numbersIn(
    readWords(text, language).map(({ word }) => word),
    numberWordsOf(language),
  )
  return [...numbersIn(quoted, null)].some((number) => !stated.has(number))
}

const units = new Set<string>(unitNames)
/** Words between a number and its unit. */
const reach = 2
/** Words between a part and its unit: `a quarter of an hour`. */
const partReach = 3
/** The share by which rounding may change a converted unit. */
const tolerance = 0.05
const glued = /^\d+(?:\.\d+)?(?=\p{L}{3})/u

/** A number with the unit that stands nearest behind it. */
type Measure = { value: number; unit: Sense; mark: Mark }

/** The measures of a line, those near its quote, and the line's that are said in another unit. */
export type Measures = {
  stated: readonly Measure[]
  said: readonly Measure[]
  /** 90 minutes beside an hour and a half. */
  converted: readonly Measure[]
}

/** Reads the measures of a line in its language, and those near its quote. */
export function readMeasures({ index, line, near }: Scene, language: string): Measures {
  const stated = measuresIn(line, language)
  const said = stated.length === 0 ? [] : measuresIn(near, index.language)
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
    const factor = unitSizes[group]?.[unit.member]
    return factor === undefined || factor === null ? null : value * factor
  })
  const [stated, said] = amounts
  if (stated === undefined || stated === null || said === undefined || said === null) return false
  return Math.abs(stated - said) <= tolerance * said
}
