import type { Difference } from '#contract/evidence.ts'
import { numberWordsOf } from '../number-words.ts'
import { readNumbers } from '../read-numbers.ts'
import type { Mark } from './read-marks.ts'
import type { Scene } from './read-scene.ts'
import type { Sense } from './language-words.ts'

const units = new Set(['time', 'scale', 'money', 'length', 'weight'])
/** Words between a number and its unit. */
const reach = 2

/** A number with the unit that stands nearest behind it. */
type Measure = { value: number; unit: Sense; mark: Mark }

/** The same number with another unit: five years beside five months. */
export function compareMeasures({ index, line, near }: Scene, language: string): Difference[] {
  const said = measuresIn(near, index.language)
  return measuresIn(line, language).flatMap(({ value, unit, mark }) => {
    const same = said.filter((each) => each.value === value && each.unit.group === unit.group)
    const other = same.find(({ mark: each }) => near.some((one) => one === each && one.isQuoted))
    if (other === undefined || same.some((each) => each.unit.member === unit.member)) return []
    return [{ kind: 'unit' as const, stated: mark.written, said: other.mark.written }]
  })
}

const glued = /^\d+(?:\.\d+)?(?=\p{L}{3})/u

function measuresIn(marks: readonly Mark[], language: string): Measure[] {
  const words = marks.map(({ word }) => glued.exec(word)?.[0] ?? word)
  return readNumbers(words, numberWordsOf(language)).flatMap(({ value, to }) => {
    const behind = marks.slice(to - 1, to + reach)
    const mark = behind.find(({ senses }) => senses.some(({ group }) => units.has(group)))
    const unit = mark?.senses.find(({ group }) => units.has(group))
    return mark === undefined || unit === undefined ? [] : [{ value, unit, mark }]
  })
}
