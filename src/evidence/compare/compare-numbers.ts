import type { Difference } from '#contract/evidence.ts'
import { missingNumbers, numbersIn } from '../lint-text.ts'
import { numberWordsOf } from '../number-words.ts'
import { readNumbers } from '../read-numbers.ts'
import { partsOf, sharesAmong } from '../said-together.ts'
import { readWords } from '../scan-words.ts'
import { withoutDust } from '../spoken-number.ts'
import type { SpokenNumber } from '../spoken-number.ts'
import type { Measures } from './convert-units.ts'
import type { Scene } from './read-scene.ts'

type Statement = { text: string; language: string }

const digit = /\p{N}/u
/** Words between two numbers that may be one: `twelve Euro fifty`, `three point five`. */
const joinedReach = 1
/** Words behind a number up to its half: `two hours and a half`. */
const halfReach = 4

/**
 * Numbers of the line that nobody says near its quote, beside a number that the quote has. A speaker who counts in words how
 * many things were named has counted them: such a number is no claim about one that was said.
 */
export function compareNumbers(
  { index, near }: Scene,
  { text, language }: Statement,
  { stated, converted }: Measures,
): Difference[] {
  const words = near.map(({ word }) => word)
  const spoken = readNumbers(words, index.spelling)
  const numbers = numbersIn(words, index.spelling)
  const isHalved = (position: number): boolean =>
    words.slice(position, position + halfReach).some((word) => index.spelling?.divisorOf(word) === 2)
  for (const number of joinedNumbers(spoken, isHalved)) numbers.add(number)
  for (const { value } of converted) numbers.add(value)
  const parts = spoken.flatMap((number) => partsOf(words, number, index.spelling))
  for (const value of [...sharesAmong(spoken), ...parts]) numbers.add(value)
  const around = { words, numbers, readsSpelled: index.spelling !== null }
  const missing = missingNumbers(text, language, around)
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

/** What two numbers close to each other say together, with a fraction behind a point or as cents. */
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
