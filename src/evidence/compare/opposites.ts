import type { Difference } from '#contract/evidence.ts'
import { oppositeNames, seriesNames } from '#words/groups.ts'
import { positionsOf, readNumbers } from '../read-numbers.ts'
import type { Measures } from './compare-numbers.ts'
import { countrySets } from './known-phrases.ts'
import type { LanguageWords, Sense } from './language-words.ts'
import { antonymGroup, setGroup } from './language-words.ts'
import { isConflict } from './quantities.ts'
import { hasSense, isNegative, isDoubled, senseIn, sentenceOf } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import type { Scene } from './read-scene.ts'

const opposites = new Set<string>(oppositeNames)

/** The two members of a group exclude each other. */
export function isPair(group: string): boolean {
  return opposites.has(group) || group.startsWith(antonymGroup)
}

const seriesGroups = new Set<string>(seriesNames)

/** The members of a group exclude each other, more than two of them. */
export function isSeries(group: string): boolean {
  return seriesGroups.has(group) || group.startsWith(setGroup)
}

/**
 * Words of the line on either side of a word that tell where it belongs, and words near the quote in which
 * they are looked for.
 */
export type Reach = { line: number; near: number }

/** A position near the quote, and the number of surrounding words said around it; -1 for none. */
type Context = { position: number; shared: number }

/** The best of some places near the quote for a word of the line. */
export function bestContext(
  { line, near }: Scene,
  at: number,
  isPosition: (mark: Mark) => boolean,
  reach: Reach,
): Context {
  const around = stemsAround(line, at, reach.line, ({ hasContent }) => hasContent)
  let best: Context = { position: -1, shared: -1 }
  for (const [position, mark] of near.entries()) {
    if (!isPosition(mark)) continue
    const said = stemsAround(near, position, reach.near, () => true)
    const shared = [...around].filter((stem) => said.has(stem)).length
    if (shared > best.shared) best = { position, shared }
  }
  return best
}

/** The least number of words around a word of the line that must be said around its opposite. */
const minContext = 2

/** The position near the quote of a word's opposite among the same words; -1 for none. */
export function findRival(scene: Scene, at: number, reach: Reach): number {
  const mark = scene.line[at]
  const pairs = mark?.senses.filter(({ group }) => isPair(group)) ?? []
  if (mark === undefined || pairs.length === 0) return -1
  const rival = bestContext(scene, at, (near) => pairs.some((sense) => opposes(near, sense)), reach)
  if (rival.shared < minContext) return -1
  const isSame = (near: Mark): boolean =>
    near.stem === mark.stem || pairs.some(({ group, member }) => hasSense(near, group, member))
  return rival.shared > bestContext(scene, at, isSame, reach).shared ? rival.position : -1
}

/**
 * One of some words excludes one of the others: `not hard` says `easy`, `not much` says `little`, and
 * `unresolved` not resolved.
 */
export function haveOpposites(some: readonly Mark[], others: readonly Mark[], words: LanguageWords): boolean {
  return some.some(
    (mark) =>
      isTurnedByPrefix(mark, others, words) ||
      others.some((other) => isTurnedByPrefix(other, [mark], words)) ||
      mark.senses.some((sense) =>
        others.some((other) =>
          sense.group === 'quantifier'
            ? isConflict(sense.member, senseIn(other, sense.group)?.member)
            : isPair(sense.group) && opposes(other, sense),
        ),
      ),
  )
}

/** Letters in which a word and the rest of one with a denying prefix begin alike. */
const minAlike = 4

/** A word denies one of some others by its prefix. */
export function isTurnedByPrefix(
  { word }: Mark,
  others: readonly Mark[],
  { denyingPrefix, stemOf }: LanguageWords,
): boolean {
  if (denyingPrefix === '' || !word.startsWith(denyingPrefix)) return false
  const bare = stemOf(word.slice(denyingPrefix.length))
  return others.some(({ stem }) => stem === bare || (stem.length >= minAlike && bare.startsWith(stem)))
}

function opposes(mark: Mark, { group, member }: Sense): boolean {
  return mark.senses.some((sense) => sense.group === group && sense.member !== member)
}

function stemsAround(
  marks: readonly Mark[],
  at: number,
  reach: number,
  counts: (mark: Mark) => boolean,
): Set<string> {
  const stems = new Set<string>()
  for (let position = Math.max(0, at - reach); position <= at + reach; position += 1) {
    const mark = marks[position]
    const isBeside = mark !== undefined && position !== at && mark.sentence === marks[at]?.sentence
    if (isBeside && counts(mark)) stems.add(mark.stem)
  }
  return stems
}

const countries = new Set<string>(Object.values(countrySets))

/** A word names a country, its people, or a language. */
export function isCountry({ group }: Pick<Sense, 'group'>): boolean {
  return countries.has(group)
}

/** A sense of a word is said by one of some words; of a place it is enough that they name its people. */
export function isSenseSaid(mark: Mark, sense: Sense, marks: readonly Mark[]): boolean {
  const senses = isCountry(sense) ? mark.senses.filter(isCountry) : [sense]
  return senses.some(({ group, member }) => marks.some((each) => hasSense(each, group, member)))
}

const dates = new Set(['month', 'weekday'])
const turns = new Set(['compass', 'colour'])
const ranks = 'ordinal'
/** Words on either side in which a shared word has to stand. */
const besideReach = 4
const number = /\p{N}/u

/**
 * Words of which one excludes the other: the line says `rises` or `weeks` where the speaker, among the same
 * words, says `falls` or `days`. A negation on one side only turns an opposite back.
 */
export function compareMembers(scene: Scene, { converted }: Measures): Difference[] {
  const numbers = readNumbers(
    scene.line.map(({ word }) => word),
    scene.index.spelling,
  )
  const inNumber = positionsOf(numbers.filter(({ from, to }) => to - from > 1))
  return scene.line.flatMap((mark, at) =>
    mark.senses.flatMap((sense) => {
      if (!opposites.has(sense.group) && !isSeries(sense.group)) return []
      if (converted.some((each) => each.mark === mark)) return []
      // `twenty second` is no rank, and the Arabic word for Monday is two.
      if (inNumber.has(at) && (dates.has(sense.group) || sense.group === ranks)) return []
      const against = findAgainst(scene, at, sense)
      if (against !== null)
        return [{ kind: kindOf(scene, at, sense), stated: mark.written, said: against.written }]
      return isMissingDate(scene, sense) ? [{ kind: 'date' as const, stated: mark.written, said: '' }] : []
    }),
  )
}

function kindOf({ line }: Scene, at: number, sense: Sense): Difference['kind'] {
  const { group } = sense
  if (isCountry(sense)) return 'name'
  if (opposites.has(group) || turns.has(group) || group.startsWith(setGroup)) return 'direction'
  if (dates.has(group)) return 'date'
  if (group === ranks) return 'number'
  return group !== 'time' || number.test(line[at - 1]?.word ?? '') ? 'unit' : 'date'
}

/** The quote's word that opposes a line's word; `null` where it says the same or nothing. */
function findAgainst({ line, near, quoted, pairings, words }: Scene, at: number, sense: Sense): Mark | null {
  const isOfSeries = isSeries(sense.group)
  const stated = line[at]
  const marks = isOfSeries ? near : quoted
  if (stated === undefined || isSenseSaid(stated, sense, marks)) return null
  for (const [position, mark] of near.entries()) {
    const other = senseIn(mark, sense.group)
    if (!mark.isQuoted || other === undefined || other.member === sense.member) continue
    const isBeside = pairings.some(
      (each) =>
        each.line !== at &&
        Math.abs(each.line - at) <= words.reachOf(besideReach) &&
        Math.abs(each.near - position) <= words.reachOf(besideReach) &&
        near[each.near]?.sentence === mark.sentence,
    )
    const isTurned = !isOfSeries && isNegative(line, at, words) !== isNegative(near, position, words)
    if (!isBeside || isTurned || isDoubled(sentenceOf(near, position))) continue
    return mark
  }
  return null
}

/** A month or a day of the week that nobody names near the quote. */
function isMissingDate({ near }: Scene, { group, member }: Sense): boolean {
  return dates.has(group) && !near.some((mark) => hasSense(mark, group, member))
}
