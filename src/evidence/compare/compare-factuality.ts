import type { Difference } from '#contract/evidence.ts'
import { quantifierMembers } from './language-words.ts'
import { haveOpposites } from './opposites.ts'
import {
  deniedBy,
  deniedClosely,
  hasSense,
  isDenial,
  isDoubled,
  isNegative,
  mayTurn,
  sentenceOf,
  wordsBetween,
} from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import { alignClause } from './read-scene.ts'
import type { SaidClause, Scene } from './read-scene.ts'

/** A clause in which so much of that is said under the same sign leaves it open which one is meant. */
const otherShare = 0.75
/** The share of the weight of all words of a clause that it must share. */
const sharedShare = 0.4
/** Words between a negation and a word that it denies; fewer where a clause shares one word only. */
const reach = 6
const loneReach = 2
/** A negation denies words that follow it so closely. */
const focusReach = 3

/**
 * A negation that the line has and the speaker has not, or the other way round, where both say the same
 * otherwise. A clause of the line is compared with the clauses in which its own words are said, so that a
 * negation elsewhere counts for nothing.
 */
export function comparePolarity(scene: Scene): Difference[] {
  const { line, near } = scene
  const isLimit = line.some((mark) => hasSense(mark, 'quantifier', quantifierMembers.only))
  if (isDoubled(line)) return []
  const clauses = new Set(line.map(({ clause }) => clause))
  return [...clauses].flatMap((clause) => {
    const { opposed, isDenied } = findOpposed(scene, clause)
    const said = opposed[0] === undefined ? [] : sentenceOf(near, opposed[0].near)
    const denials = countDenials(said)
    // Where both deny as often, clauses are cut in other places.
    if (denials > 0 && denials === countDenials(line)) return []
    // Only who has a ticket gets in: who has none does not.
    return isDoubled(said) || (isLimit && !isDenied) ? [] : describe(scene, opposed, isDenied)
  })
}

/** The number of denials of words, without denials of a reason: `not because it is easy`. */
function countDenials(marks: readonly Mark[]): number {
  const reasons = new Set(marks.filter((mark) => hasSense(mark, 'cause', 0)).map(({ clause }) => clause))
  const denials = marks.filter((mark) => isDenial(mark) || hasSense(mark, 'implied'))
  return denials.filter(({ clause }) => !reasons.has(clause)).length
}

/** The words that a clause shares with the quoted clause most like it, of the opposite sign. */
function findOpposed(scene: Scene, clause: number) {
  const { line, near, words } = scene
  const { first, weight, said } = alignClause(scene, clause)
  const isDenied = isNegative(line, first, words)
  const isOpposed = ({ position, isPlain }: SaidClause): boolean =>
    isPlain && isNegative(near, position, words) !== isDenied
  const [best] = said
  const isEqual = said.some((each) => !isOpposed(each) && each.weight > otherShare * (best?.weight ?? 0))
  const isLike = best !== undefined && isOpposed(best) && best.weight >= sharedShare * weight && !isEqual
  const isSame = isLike && isDeniedOnBoth(scene, { clause, position: best.position, isDenied })
  return { opposed: isLike && !isSame ? best.pairings : [], isDenied }
}

/**
 * The words that a negation denies are denied on the other side as well, in a clause of their own: `if you
 * add it, you need no code`.
 */
function isDeniedOnBoth(
  { line, near, words }: Scene,
  { clause, position, isDenied }: { clause: number; position: number; isDenied: boolean },
): boolean {
  const saidClause = near[position]?.clause
  const said = sentenceOf(near, position)
  const own = isDenied
    ? line.filter((mark) => mark.clause === clause)
    : said.filter((mark) => mark.clause === saidClause)
  const other = isDenied ? said : line
  const denied = new Set(
    own.flatMap((mark, at) =>
      isDenial(mark)
        ? deniedClosely(own, at, { words, reach: focusReach }).map((each) => own[each]?.stem)
        : [],
    ),
  )
  return other.some((mark, at) => denied.has(mark.stem) && isNegative(other, at, words))
}

function describe({ line, near, words }: Scene, opposed: Scene['pairings'], isDenied: boolean): Difference[] {
  const side = isDenied ? line : near
  const other = isDenied ? near : line
  const positionOn = (each: Scene['pairings'][number]): number => (isDenied ? each.line : each.near)
  const elsewhere = (each: Scene['pairings'][number]): number => (isDenied ? each.near : each.line)
  let best: { at: number; beside: number; negation: number; away: number } | null = null
  for (const each of opposed) {
    const at = positionOn(each)
    const negation = nearestNegation(side, at)
    if (negation === null || explains(other, elsewhere(each))) continue
    const denied = deniedBy(side, negation, words).map(([, mark]) => mark)
    if (haveOpposites(denied, sentenceOf(other, elsewhere(each)), words)) continue
    const away = Math.abs(negation - at)
    if (best === null || away < best.away) best = { at, beside: elsewhere(each), negation, away }
  }
  if (best === null || best.away > (opposed.length === 1 ? loneReach : reach)) return []
  const denied = wordsBetween(side, best.negation, best.at)
  const plain = other[best.beside]?.written ?? ''
  return [{ kind: 'negation', stated: isDenied ? denied : plain, said: isDenied ? plain : denied }]
}

/** A word beside replaces the negation: `lacks`, `unable`, `fails to`. */
function explains(marks: readonly Mark[], at: number): boolean {
  const { clause, sentence } = marks[at] ?? {}
  return marks.some(
    (mark, position) =>
      mark.sentence === sentence &&
      (mark.clause === clause || Math.abs(position - at) <= reach) &&
      mayTurn(mark),
  )
}

function nearestNegation(marks: readonly Mark[], at: number): number | null {
  const { clause, sentence } = marks[at] ?? {}
  let best: number | null = null
  for (const [position, mark] of marks.entries()) {
    if (mark.clause !== clause || mark.sentence !== sentence || !isDenial(mark)) continue
    if (best === null || Math.abs(position - at) < Math.abs(best - at)) best = position
  }
  return best
}
