import { hasSense, isDenial } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import type { Pairing, Scene } from './read-scene.ts'

/** Words between a denial of the quote and a word that the line has too. */
const reach = 6
/** The share of the words of the line said near the quote that has to be said in the sentence of the denial. */
const sharedShare = 0.5

/**
 * Whether the quote denies something, or says it with a word such as `instead of`, right beside words of a line in which nothing denies. What is denied may be another matter, so
 * nothing is said to differ; but a line that leaves a `not` out looks just like this, so nothing is said to agree either.
 */
export function isDeniedBeside({ line, near, pairings, words }: Scene): boolean {
  if (line.some(mayDeny)) return false
  const all = weightOf(pairings)
  return near.some((denial, at) => {
    if (!denial.isQuoted || !(isDenial(denial) || hasSense(denial, 'implied'))) return false
    const shared = pairings.filter((each) => {
      const said = near[each.near]
      return said?.sentence === denial.sentence && !hasSense(said, 'cause')
    })
    const isBeside = shared.some((each) => {
      const away = words.deniesBefore ? at - each.near : each.near - at
      return away > 0 && away <= reach && near[each.near]?.clause === denial.clause
    })
    return isBeside && weightOf(shared) >= sharedShare * all
  })
}

function mayDeny(mark: Mark): boolean {
  return isDenial(mark) || hasSense(mark, 'implied') || hasSense(mark, 'harmless')
}

function weightOf(pairings: readonly Pairing[]): number {
  return pairings.reduce((sum, { weight }) => sum + weight, 0)
}
