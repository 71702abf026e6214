import type { Difference } from '#contract/evidence.ts'
import { numberWordsOf } from '../number-words.ts'
import { readNumbers } from '../read-numbers.ts'
import { readWords } from '../scan-words.ts'
import { compareNames } from './compare-names.ts'
import { compareNumbers } from './compare-numbers.ts'
import { isConflict } from './compare-quantifiers.ts'
import { convertedMeasures, measuresIn } from './convert-units.ts'
import { hasSense, isDenial, senseIn } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import type { Scene } from './read-scene.ts'
import { oppositeNames, seriesNames } from './statement-words.ts'
import type { Series } from './statement-words.ts'

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
}
const opposites = oppositeNames.filter((name) => !loose.has(name))

/**
 * What carries over into another language: numbers, names, units and dates, directions, and whether anything is denied. The
 * words of both languages have the same senses, so that `weeks` stands against `jours`.
 */
export function compareTranslated(scene: Scene, statement: Statement): Difference[] {
  const { line, near, index } = scene
  const converted = convertedMeasures(measuresIn(line, statement.language), measuresIn(near, index.language))
  const isConverted = (mark: Mark): boolean => converted.some((each) => each.mark === mark)
  return [
    ...compareNumbers(scene, statement),
    ...compareNames(scene, statement),
    ...seriesNames.flatMap((group) => compareGroup(scene, { group, kind: seriesKinds[group], isConverted })),
    ...opposites.flatMap((group) => compareGroup(scene, { group, kind: 'direction', isConverted })),
    ...compareQuantity(scene),
    ...compareDenial(scene),
  ]
}

/** A quantity of the line where every one that the quote has excludes it: most of what is next to nothing. */
function compareQuantity({ line, near }: Scene): Difference[] {
  if (line.some(isDenial) || near.some((mark) => mark.isQuoted && isDenial(mark))) return []
  const [stated, said] = [line, near.filter(({ isQuoted }) => isQuoted)].map((marks) =>
    marks.flatMap((mark) => {
      const sense = senseIn(mark, 'quantifier')
      return sense === undefined ? [] : [{ mark, member: sense.member }]
    }),
  )
  const [one] = stated ?? []
  const [other] = said ?? []
  const isExcluded = said?.every(({ member }) => isConflict(one?.member ?? -1, member)) === true
  if (one === undefined || other === undefined || stated?.length !== 1 || !isExcluded) return []
  return [{ kind: 'quantifier', stated: one.mark.written, said: other.mark.written }]
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
  const isSaid = one.senses.some(
    (sense) => sense.group === group && near.some((mark) => hasSense(mark, group, sense.member)),
  )
  return isSaid ? [] : [{ kind, stated: one.written, said: other.written }]
}

/** Words of a short quote or line; where more is said, a negation may be of something else. */
const maxWords = 16

/** One side denies and the other does not, and neither has a word that could stand for it. */
function compareDenial({ line, near }: Scene): Difference[] {
  const quoted = near.filter(({ isQuoted }) => isQuoted)
  if (quoted.length > maxWords || line.length > maxWords || quoted.some(({ isOpen }) => isOpen)) return []
  const [stated, said] = [line, quoted].map((marks) => marks.find((mark) => hasSense(mark, 'negation')))
  const isImplied = [...line, ...quoted].some(
    (mark) => hasSense(mark, 'implied') || hasSense(mark, 'harmless'),
  )
  if ((stated === undefined) === (said === undefined) || isImplied) return []
  return [{ kind: 'negation', stated: stated?.written ?? '', said: said?.written ?? '' }]
}

/**
 * Whether anything of a translation was compared and found the same: a number or a name that the quote has too, or a unit, a
 * date or a direction that both have. Without one of these nothing can be said for the line.
 */
export function carriesOver({ index, line, near }: Scene, { text, language }: Statement): boolean {
  const quoted = near.filter(({ isQuoted }) => isQuoted)
  const said = readNumbers(
    quoted.map(({ word }) => word),
    index.spelling,
  ).map(({ value }) => value)
  const stated = readWords(text, language)
  const numbers = readNumbers(
    stated.map(({ word }) => word),
    numberWordsOf(language),
  )
  if (numbers.some(({ value }) => said.includes(value))) return true
  const names = new Set(quoted.filter(isWrittenAsName).map(({ word }) => word))
  const isName = line.some((mark) => isWrittenAsName(mark) && names.has(mark.word))
  return isName || [...seriesNames, ...opposites].some((group) => isCarried(line, quoted, group))
}

const capital = /^\p{Lu}/u
const minName = 3

function isWrittenAsName({ written, word }: Mark): boolean {
  return capital.test(written) && word.length >= minName
}

function isCarried(line: readonly Mark[], quoted: readonly Mark[], group: string): boolean {
  return line.some((mark) => {
    const sense = senseIn(mark, group)
    return sense !== undefined && quoted.some((each) => hasSense(each, group, sense.member))
  })
}
