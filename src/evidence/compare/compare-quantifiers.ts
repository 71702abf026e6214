import type { Difference } from '#contract/evidence.ts'
import { isAmount } from '../agree.ts'
import { quantifierMembers } from './language-words.ts'
import { hasSense, isDenial, isNegative, senseIn } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import type { NearMark, Scene } from './read-scene.ts'

const { all, most, many, some, few, none, only } = quantifierMembers
/** What a line may not say where the speaker says the other. */
const conflicts: readonly (readonly [number, number])[] = [
  [all, most],
  [all, many],
  [all, some],
  [all, few],
  [all, none],
  [all, only],
  [most, few],
  [most, none],
  [many, few],
  [many, none],
  [many, only],
  [some, none],
]
/** Whether one of two quantities excludes the other. */
export function isConflict(one: number, other: number | undefined): boolean {
  return conflicts.some(([a, b]) => (a === one && b === other) || (b === one && a === other))
}

/** Words between `only` and what it counts. */
const onlyReach = 2
/** Words between a quantifier and what it counts. */
const reach = 5

/** Quantities in words: the line says `all` where the speaker says `some` of the same. */
export function compareQuantifiers(scene: Scene): Difference[] {
  const { line, near, pairings } = scene
  return line.flatMap((mark, at) => {
    const stated = senseIn(mark, 'quantifier')?.member
    if (stated === undefined) return []
    const counted = pairings.find(
      (each) =>
        each.line >= at && each.line - at <= reach && senseIn(line[each.line], 'quantifier') === undefined,
    )
    const position = counted?.near ?? -1
    if (near[position]?.isQuoted !== true) return []
    if (stated === only && counted !== undefined && isUnsaidLimit(scene, at, counted))
      return [{ kind: 'quantifier' as const, stated: mark.written, said: '' }]
    if (isSaidOf(near, stated, near[position].stem) || isTurned(scene, at, position)) return []
    const said = countsAround(near, position)
    const against = said.findLast((each) => {
      const other = senseIn(each, 'quantifier')?.member
      return (
        isConflict(stated, other) && !isStated(line, other) && !isNone(scene, position, { stated, other })
      )
    })
    return against === undefined
      ? []
      : [{ kind: 'quantifier' as const, stated: mark.written, said: against.written }]
  })
}

/** Whether the line has a quantity as well: several copies of each file are several. */
function isStated(line: readonly Mark[], member: number | undefined): boolean {
  return member !== undefined && line.some((mark) => hasSense(mark, 'quantifier', member))
}

/** The words around a place that may count it: those of its clause. */
function countsAround(near: readonly NearMark[], position: number): NearMark[] {
  const { sentence, clause } = near[position] ?? {}
  return near
    .slice(Math.max(0, position - reach), position + reach)
    .filter((each) => each.sentence === sentence && each.clause === clause)
}

/** Whether a quantity is said of a word at one of the places where the word stands. */
function isSaidOf(near: readonly NearMark[], stated: number, stem: string): boolean {
  return near.some(
    (mark, position) =>
      mark.isQuoted &&
      mark.stem === stem &&
      near
        .slice(Math.max(0, position - reach), position + reach)
        .some((each) => each.sentence === mark.sentence && hasSense(each, 'quantifier', stated)),
  )
}

/** `I could not find any` says that there is none. */
function isNone(
  { near, words }: Scene,
  position: number,
  { stated, other }: { stated: number; other?: number | undefined },
): boolean {
  return stated === none && other === some && isNegative(near, position, words)
}

/**
 * `only` of what nobody limits near the quote; before an amount it is an opinion of the amount. Who says what is not done, or
 * what happens instead, has limited the rest.
 */
function isUnsaidLimit({ line, near }: Scene, at: number, counted: Scene['pairings'][number]): boolean {
  const stem = near[counted.near]?.stem
  const sentences = new Set(near.filter((each) => each.stem === stem).map(({ sentence }) => sentence))
  const isLimited = near.some(
    (each) =>
      hasSense(each, 'quantifier', only) ||
      (sentences.has(each.sentence) && (isDenial(each) || hasSense(each, 'implied'))),
  )
  return counted.line - at <= onlyReach && !isBeforeAmount(line, at) && !isLimited
}

/** Whether a word stands right before an amount: `only two` is an opinion of it. */
export function isBeforeAmount(line: readonly Mark[], at: number): boolean {
  const behind = line[at + 1]
  return behind !== undefined && (isAmount(behind.word) || hasSense(behind, 'quantifier'))
}

/** `not all` is no more than `some`: with a negation on one side only, nothing can be said. */
function isTurned({ line, near, words }: Scene, at: number, position: number): boolean {
  return isNegative(line, at, words) !== isNegative(near, position, words)
}
