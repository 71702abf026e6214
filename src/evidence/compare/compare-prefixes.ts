import type { Difference } from '#contract/evidence.ts'
import { isNegative } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import type { Scene } from './read-scene.ts'

/** Without its prefix a word has so many characters that it is a word. */
const minBare = 5
/** Words on either side in which a shared word has to stand. */
const reach = 4

/** A word that one side turns by a prefix: `limited` beside `unlimited`. A negation on one side only turns it back. */
export function comparePrefixes({ line, near, pairings, words }: Scene): Difference[] {
  const { denyingPrefix } = words
  if (denyingPrefix === '') return []
  const bareOf = ({ word }: Mark): string | null =>
    word.startsWith(denyingPrefix) && word.length >= denyingPrefix.length + minBare
      ? words.stemOf(word.slice(denyingPrefix.length))
      : null
  const isTurned = (one: Mark, other: Mark): boolean =>
    bareOf(one) === other.stem || bareOf(other) === one.stem
  return line.flatMap((mark, at) => {
    if (!mark.hasContent || near.some(({ stem }) => stem === mark.stem)) return []
    const position = near.findIndex((each) => each.isQuoted && isTurned(mark, each))
    const said = near[position]
    const isBeside = pairings.some(
      (each) =>
        each.line !== at && Math.abs(each.line - at) <= reach && Math.abs(each.near - position) <= reach,
    )
    const isTurnedBack = isNegative(line, at, words) !== isNegative(near, position, words)
    if (said === undefined || !isBeside || isTurnedBack) return []
    return [{ kind: 'negation' as const, stated: mark.written, said: said.written }]
  })
}
