import type { Difference } from '#contract/evidence.ts'
import type { LanguageWords } from './language-words.ts'
import { haveOpposites, isTurnedByPrefix } from './opposites.ts'
import {
  deniedBy,
  deniedClosely,
  hasSense,
  isDenial,
  isDoubled,
  mayTurn,
  wordsBetween,
} from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import { totalWeight } from './read-scene.ts'
import type { Scene, Pairing } from './read-scene.ts'

/** A negation denies the first word of a matter of its own that follows it so closely. */
const focusReach = 4
/** The share of the weight of the line's words that a sentence of the speaker must have. */
const sharedShare = 0.5
/** Other words that line and sentence must share beside the denied one. */
const minShared = 2

type Denial = { negation: number; focus: number }
type Sides = {
  denying: readonly Mark[]
  plain: readonly Mark[]
  /** All that is said on the plain side. */
  around: readonly Mark[]
  words: LanguageWords
}

/**
 * A word that is denied on one side only, `no love` beside `a lot of love`, where line and quote are about
 * the same. It sees what clauses hide: a speaker names the matter in one clause and denies in the next.
 */
export function compareDenied({ index, line, quoted, words }: Scene): Difference[] {
  const isDenied = line.some(isDenial) || quoted.some(isDenial)
  if (!isDenied || isDoubled(line) || line.some(isTurning) || quoted.some(isTurning)) return []
  const total = totalWeight(
    index,
    line.filter(({ hasContent }) => hasContent),
  )
  const sentences = Map.groupBy(quoted, ({ sentence }) => sentence)
  return [...sentences.values()]
    .flatMap((said) => {
      const shared = sharedStems(line, said)
      const weight = totalWeight(index, shared.values())
      if (isDoubled(said) || shared.size <= minShared || weight < sharedShare * total) return []
      if (
        haveOpposites(deniedIn(said, words), line, words) ||
        haveOpposites(deniedIn(line, words), said, words)
      )
        return []
      return [
        ...deny({ denying: said, plain: line, around: quoted, words }),
        ...deny({ denying: line, plain: said, around: line, words }).map(turn),
      ]
    })
    .slice(0, 1)
}

/** A word can stand for a negation, or leaves open the matter that is denied. */
function isTurning(mark: Mark): boolean {
  return mayTurn(mark) || mark.isOpen
}

function sharedStems(line: readonly Mark[], said: readonly Mark[]): Map<string, Mark> {
  const stems = new Set(line.filter(({ hasContent }) => hasContent).map(({ stem }) => stem))
  return new Map(said.filter(({ stem }) => stems.has(stem)).map((mark) => [mark.stem, mark]))
}

/** The differences for words that one side denies and the other says without a negation in its clause. */
function deny({ denying, plain, around, words }: Sides): Difference[] {
  return denials(denying, words).flatMap(({ negation, focus }) => {
    const stem = denying[focus]?.stem ?? ''
    const isDeniedThere = denials(plain, words).some((each) => plain[each.focus]?.stem === stem)
    const position = plain.findIndex((mark) => mark.stem === stem)
    const clauses = new Set(plain.filter((mark) => mark.stem === stem).map(({ clause }) => clause))
    const hasOwn = plain.some((mark) => isDenial(mark) && clauses.has(mark.clause))
    const isSaidPlainly = around.filter((mark) => mark.stem === stem).length > 1
    if (position < 0 || isDeniedThere || hasOwn || isSaidPlainly) return []
    return [
      {
        kind: 'negation' as const,
        stated: plain[position]?.written ?? '',
        said: wordsBetween(denying, negation, focus),
      },
    ]
  })
}

/** The words that any negation among words denies. */
function deniedIn(marks: readonly Mark[], words: LanguageWords): Mark[] {
  return marks.flatMap((mark, at) =>
    isDenial(mark) ? deniedBy(marks, at, words).map(([, denied]) => denied) : [],
  )
}

function turn({ kind, stated, said }: Difference): Difference {
  return { kind, stated: said, said: stated }
}

function denials(marks: readonly Mark[], words: LanguageWords): Denial[] {
  return marks.flatMap((mark, negation) => {
    if (!isDenial(mark)) return []
    const [focus] = deniedClosely(marks, negation, { words, reach: focusReach })
    return focus === undefined ? [] : [{ negation, focus }]
  })
}

/** Words between a denial of the quote and a word that the line has too. */
const denialReach = 6
/** The share of the line's words said near the quote that must be in the denying sentence. */
const deniedShare = 0.5

/**
 * The quote denies something, or says it with a word such as `instead of`, right beside words of a line in
 * which nothing denies. The denial may concern another matter, so nothing agrees; a line that leaves a `not`
 * out looks just like this.
 */
export function isDeniedBeside(scene: Scene): boolean {
  return findDeniedBeside(scene) !== null
}

/** The places near the quotes of such a denial and of the word beside it; `null` where there is none. */
export function findDeniedBeside({ line, near, pairings, words }: Scene): {
  denial: number
  pairing: Pairing
} | null {
  if (line.some((mark) => isDenial(mark) || mayTurn(mark) || isTurnedByPrefix(mark, near, words))) return null
  const all = weightOf(pairings)
  for (const [at, denial] of near.entries()) {
    if (!denial.isQuoted || !(isDenial(denial) || hasSense(denial, 'implied'))) continue
    const shared = pairings.filter((each) => {
      const said = near[each.near]
      return said?.sentence === denial.sentence && !hasSense(said, 'cause')
    })
    const denied = shared.filter((each) => {
      const away = words.deniesBefore ? at - each.near : each.near - at
      return away > 0 && away <= denialReach && near[each.near]?.clause === denial.clause
    })
    const [pairing] = denied
    const before = denied.flatMap((each) => near[each.near - 1] ?? [])
    // `Not many hospitals` are few.
    const isTurned = before.some(
      (mark) =>
        !isDenial(mark) && !line.some(({ stem }) => stem === mark.stem) && haveOpposites([mark], line, words),
    )
    if (pairing !== undefined && !isTurned && weightOf(shared) >= deniedShare * all)
      return { denial: at, pairing }
  }
  return null
}

function weightOf(pairings: readonly Pairing[]): number {
  return pairings.reduce((sum, { weight }) => sum + weight, 0)
}
