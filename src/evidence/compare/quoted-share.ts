import { speakingWords } from './compare-speakers.ts'
import { hasSense } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import { totalWeight } from './read-scene.ts'
import type { Scene } from './read-scene.ts'

/** How much of what the line's own words weigh is said in the quote. */
export function quotedShare({ index, line, near, pairings }: Scene): number {
  const speaking = speakingWords(
    index,
    near.filter(({ isQuoted }) => isQuoted),
  )
  // Who says it is no part of what is said.
  const isOwn = (mark: Mark): boolean =>
    mark.hasContent && !speaking.has(mark.word) && !hasSense(mark, 'says')
  const total = totalWeight(index, line.filter(isOwn))
  const quoted = pairings.filter((each) => near[each.near]?.isQuoted === true)
  return quoted.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, total)
}
