import type { Difference } from '#contract/evidence.ts'
import { positionsOf, readNumbers } from '../read-numbers.ts'
import type { Measures } from './compare-numbers.ts'
import type { Sense } from './language-words.ts'
import { hasSense, isDoubled, isNegative, senseIn, sentenceOf } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import type { Scene } from './read-scene.ts'
import { isSeries, oppositeNames, setGroup } from './statement-words.ts'

const opposites = new Set<string>(oppositeNames)
const dates = new Set(['month', 'weekday'])
const turns = new Set(['compass', 'colour'])
const ranks = 'ordinal'
/** Words on either side in which a shared word has to stand. */
const reach = 4
const number = /\p{N}/u

/**
 * Words of which one excludes the other: the line says `rises` or `weeks` where the speaker, among the same words, says
 * `falls` or `days`. A negation on one side only turns an opposite back.
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

function kindOf({ line }: Scene, at: number, { group }: Sense): Difference['kind'] {
  if (opposites.has(group) || turns.has(group) || group.startsWith(setGroup)) return 'direction'
  if (dates.has(group)) return 'date'
  if (group === ranks) return 'number'
  return group !== 'time' || number.test(line[at - 1]?.word ?? '') ? 'unit' : 'date'
}

/** The word of the quote that stands against a word of the line; `null` where the quote says the same or nothing. */
function findAgainst({ line, near, pairings, words }: Scene, at: number, sense: Sense): Mark | null {
  const isOfSeries = isSeries(sense.group)
  const isSaid = near.some(
    (mark) => (isOfSeries || mark.isQuoted) && hasSense(mark, sense.group, sense.member),
  )
  if (isSaid) return null
  for (const [position, mark] of near.entries()) {
    const other = senseIn(mark, sense.group)
    if (!mark.isQuoted || other === undefined || other.member === sense.member) continue
    const isBeside = pairings.some(
      (each) =>
        each.line !== at &&
        Math.abs(each.line - at) <= words.reachOf(reach) &&
        Math.abs(each.near - position) <= words.reachOf(reach) &&
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
