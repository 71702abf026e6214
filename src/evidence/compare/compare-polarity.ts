import type { Difference } from '#contract/evidence.ts'
import type { Mark } from './read-marks.ts'
import { hasSense, isNegative, wordsBetween } from './read-clauses.ts'
import type { Scene } from './read-scene.ts'

/** The share of the weight of a clause's words that must stand under the opposite sign. */
const opposedShare = 0.7
/** Words between a negation and the one word that a clause shares with what was said. */
const reach = 4

/**
 * A negation that the line has and the speaker has not, or the other way round, where both say the same otherwise. A
 * clause of the line is compared with the clauses in which its own words are said, so that a negation elsewhere counts for nothing.
 */
export function comparePolarity(scene: Scene): Difference[] {
  const { line, near, pairings } = scene
  const clauses = new Set(line.map(({ clause }) => clause))
  return [...clauses].flatMap((clause) => {
    const inside = pairings.filter(
      (each) => line[each.line]?.clause === clause && near[each.near]?.isQuoted === true,
    )
    const isDenied = isNegative(line, inside[0]?.line ?? -1)
    const opposed = inside.filter((each) => isNegative(near, each.near) !== isDenied)
    const [all, against] = [inside, opposed].map((each) => each.reduce((sum, { weight }) => sum + weight, 0))
    if (opposed.length === 0 || (against ?? 0) < opposedShare * (all ?? 0)) return []
    return describe(scene, opposed, isDenied)
  })
}

function describe({ line, near }: Scene, opposed: Scene['pairings'], isDenied: boolean): Difference[] {
  const side = isDenied ? line : near
  const other = isDenied ? near : line
  const placeOn = (each: Scene['pairings'][number]): number => (isDenied ? each.line : each.near)
  const elsewhere = (each: Scene['pairings'][number]): number => (isDenied ? each.near : each.line)
  let best: { at: number; beside: number; negation: number; away: number } | null = null
  for (const each of opposed) {
    const at = placeOn(each)
    const negation = nearestNegation(side, at)
    if (negation === null || explains(other, elsewhere(each))) continue
    const away = Math.abs(negation - at)
    if (best === null || away < best.away) best = { at, beside: elsewhere(each), negation, away }
  }
  if (best === null || (opposed.length === 1 && best.away > reach)) return []
  const denied = wordsBetween(side, best.negation, best.at)
  const plain = other[best.beside]?.written ?? ''
  return [{ kind: 'negation', stated: isDenied ? denied : plain, said: isDenied ? plain : denied }]
}

/** Whether a word beside stands for the negation: `lacks`, `unable`, `fails to`. */
function explains(marks: readonly Mark[], at: number): boolean {
  const { clause, sentence } = marks[at] ?? {}
  return marks.some(
    (mark, place) =>
      mark.sentence === sentence &&
      (mark.clause === clause || Math.abs(place - at) <= reach) &&
      (hasSense(mark, 'implied') || hasSense(mark, 'harmless')),
  )
}

function nearestNegation(marks: readonly Mark[], at: number): number | null {
  const { clause, sentence } = marks[at] ?? {}
  let best: number | null = null
  for (const [place, mark] of marks.entries()) {
    if (mark.clause !== clause || mark.sentence !== sentence || !hasSense(mark, 'negation')) continue
    if (best === null || Math.abs(place - at) < Math.abs(best - at)) best = place
  }
  return best
}
