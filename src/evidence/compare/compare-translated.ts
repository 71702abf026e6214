import type { Difference } from '#contract/evidence.ts'
import { oppositeNames, seriesNames } from '#words/groups.ts'
import type { Series } from '#words/groups.ts'
import type { NumberWords } from '../compile-spelling.ts'
import { readNumbers } from '../read-numbers.ts'
import { numberWordsOf } from '../spoken-numbers.ts'
import { findOtherQuantity } from './asserts-unsaid.ts'
import { compareNames } from './compare-names.ts'
import { compareNumbers } from './compare-numbers.ts'
import type { Measures } from './compare-numbers.ts'
import { countrySets } from './known-phrases.ts'
import { setGroup } from './language-words.ts'
import type { LanguageWords } from './language-words.ts'
import { sentencesIn } from './measure-support.ts'
import { isHeardAmong } from './one-name.ts'
import { isCountry, isSenseSaid } from './opposites.ts'
import { hasSense, isDenial, mayTurn, senseIn } from './read-clauses.ts'
import { hasCapital } from './read-marks.ts'
import type { Mark } from './read-marks.ts'
import type { Scene } from './read-scene.ts'

type Statement = { text: string; language: string; known?: string }

/** Words that small languages of speech use without a direction, and that a translation turns freely. */
const loose = new Set(['with', 'before', 'same', 'good', 'over', 'inside', 'more', 'add', 'long', 'near'])
const seriesKinds: Readonly<Record<Series, Difference['kind']>> = {
  time: 'unit',
  scale: 'unit',
  money: 'unit',
  length: 'unit',
  weight: 'unit',
  data: 'unit',
  month: 'date',
  weekday: 'date',
  ordinal: 'number',
  compass: 'direction',
  colour: 'direction',
}
const opposites = oppositeNames.filter((name) => !loose.has(name))

/**
 * The differences that carry over into another language: numbers, names, units and dates, directions, and
 * whether anything is denied. The words of both languages have the same senses, so that `weeks` stands
 * against `jours`.
 */
export function compareTranslated(
  scene: Scene,
  statement: Statement,
  { measures, own }: { measures: Measures; own: LanguageWords | null },
): Difference[] {
  const isConverted = (mark: Mark): boolean => measures.converted.some((each) => each.mark === mark)
  return [
    ...compareNumbers(scene, statement, measures),
    ...compareNames(scene, statement, own),
    ...seriesNames.flatMap((group) => compareGroup(scene, { group, kind: seriesKinds[group], isConverted })),
    ...opposites.flatMap((group) => compareGroup(scene, { group, kind: 'direction', isConverted })),
    ...[...setsOf(scene.line)].flatMap((group) =>
      compareGroup(scene, { group, kind: isCountry({ group }) ? 'name' : 'direction', isConverted }),
    ),
    ...compareQuantity(scene),
    ...compareDenial(scene),
  ]
}

/** The sets that words of the line are in. */
function setsOf(line: readonly Mark[]): Set<string> {
  const groups = line.flatMap(({ senses }) => senses.map(({ group }) => group))
  return new Set(groups.filter((group) => group.startsWith(setGroup)))
}

/** A quantity of the line that one of the quote excludes, where neither denies. */
function compareQuantity({ line, quoted }: Scene): Difference[] {
  const other = [...line, ...quoted].some(isDenial) ? null : findOtherQuantity(line, quoted)
  return other === null
    ? []
    : [{ kind: 'quantifier', stated: other.stated.written, said: other.said.written }]
}

/** A member of a group that nobody near the quote names, where the quote names another. */
function compareGroup(
  { line, near }: Scene,
  {
    group,
    kind,
    isConverted,
  }: { group: string; kind: Difference['kind']; isConverted: (mark: Mark) => boolean },
): Difference[] {
  const stated = line.filter((mark) => hasSense(mark, group))
  const quoted = near.filter((mark) => mark.isQuoted && hasSense(mark, group))
  const [one] = stated
  const [other] = quoted
  if (one === undefined || other === undefined || isConverted(one)) return []
  const isSaid = one.senses.some((sense) => sense.group === group && isSenseSaid(one, sense, near))
  return isSaid ? [] : [{ kind, stated: one.written, said: other.written }]
}

/** Words of a short quote or line; where more is said, a negation may be of something else. */
const maxWords = 16

/** One side denies and the other does not, and neither has a word that could stand for it. */
function compareDenial({ line, quoted }: Scene): Difference[] {
  if (quoted.length > maxWords || line.length > maxWords || quoted.some(({ isOpen }) => isOpen)) return []
  const [stated, said] = [line, quoted].map((marks) => marks.find(isDenial))
  const isImplied = [...line, ...quoted].some(mayTurn)
  if ((stated === undefined) === (said === undefined) || isImplied) return []
  return [{ kind: 'negation', stated: stated?.written ?? '', said: said?.written ?? '' }]
}

/**
 * A part of each sentence of a translation was compared and found the same: a number or a name that the quote
 * has too, or a unit, a date or a direction that both have. Without one of these nothing can be said for it.
 */
export function carriesOver({ index, line, quoted }: Scene, text: string, own: LanguageWords): boolean {
  const said = new Set(valuesOf(quoted, index.spelling))
  const names = new Set(quoted.filter(isWrittenAsName).map(({ word }) => word))
  return sentencesIn(line, text, own).every(
    (marks) =>
      valuesOf(marks, numberWordsOf(own.code)).some((value) => said.has(value)) ||
      marks.some(
        (mark) => isWrittenAsName(mark) && (names.has(mark.word) || isHeardAmong(mark.word, names)),
      ) ||
      carried.some((group) => isCarried(marks, quoted, group)),
  )
}

function valuesOf(marks: readonly Mark[], spelling: NumberWords | null): number[] {
  return readNumbers(
    marks.map(({ word }) => word),
    spelling,
  ).map(({ value }) => value)
}

const carried = [...seriesNames, ...opposites, ...Object.values(countrySets)]
const minName = 3

function isWrittenAsName(mark: Mark): boolean {
  return hasCapital(mark) && mark.word.length >= minName
}

function isCarried(line: readonly Mark[], quoted: readonly Mark[], group: string): boolean {
  return line.some((mark) => {
    const sense = senseIn(mark, group)
    return sense !== undefined && quoted.some((each) => hasSense(each, group, sense.member))
  })
}
