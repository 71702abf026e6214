import type { LanguageWords } from './language-words.ts'
import { hasSense, isDenial } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import type { Pairing, Scene } from './read-scene.ts'

/** Words between a denial of the quote and a word that the line has too. */
const reach = 6
/** The share of the words of the line said near the quote that has to be said in the sentence of the denial. */
const sharedShare = 0.5

/**
 * Whether the quote denies something, or says it with a word such as `instead of`, right beside words of a line in which nothing denies. What is denied may be another matter, so
 * nothing agrees; a line that leaves a `not` out looks just like this.
 */
export function isDeniedBeside(scene: Scene): boolean {
  return findDeniedBeside(scene) !== null
}

/** The places near the quotes of such a denial and of the word beside it; `null` where there is none. */
export function findDeniedBeside({ line, near, pairings, words }: Scene): {
  denial: number
  pairing: Pairing
} | null {
  if (line.some((mark) => mayDeny(mark) || isTurnedByPrefix(mark, near, words))) return null
  const all = weightOf(pairings)
  for (const [at, denial] of near.entries()) {
    if (!denial.isQuoted || !(isDenial(denial) || hasSense(denial, 'implied'))) continue
    const shared = pairings.filter((each) => {
      const said = near[each.near]
      return said?.sentence === denial.sentence && !hasSense(said, 'cause')
    })
    const pairing = shared.find((each) => {
      const away = words.deniesBefore ? at - each.near : each.near - at
      return away > 0 && away <= reach && near[each.near]?.clause === denial.clause
    })
    if (pairing !== undefined && weightOf(shared) >= sharedShare * all) return { denial: at, pairing }
  }
  return null
}

function mayDeny(mark: Mark): boolean {
  return isDenial(mark) || hasSense(mark, 'implied') || hasSense(mark, 'harmless')
}

function weightOf(pairings: readonly Pairing[]): number {
  return pairings.reduce((sum, { weight }) => sum + weight, 0)
}

/** `Unresolved` beside `not resolving`. */
function isTurnedByPrefix(
  { word }: Mark,
  near: readonly Mark[],
  { denyingPrefix, stemOf }: LanguageWords,
): boolean {
  if (denyingPrefix === '' || !word.startsWith(denyingPrefix)) return false
  const bare = stemOf(word.slice(denyingPrefix.length))
  return near.some(({ stem }) => stem === bare)
}
