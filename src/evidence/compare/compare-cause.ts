import type { Difference } from '#contract/evidence.ts'
import { hasSense, wordsBetween } from './read-clauses.ts'
import type { Scene } from './read-scene.ts'

/** A reason is read so many words on. */
const reach = 14
/** Words of the line beside the reason that have to be said in the quote. */
const minShared = 2

/** The share of the words of a reason that has to be said, where the quote gives a reason and where it gives none. */
const saidShare = { reasoned: 0.4, plain: 0.6 }
/** What a word of the reason counts that is said beside the quote only: it may be said about something else. */
const besideWorth = 0.5

/** A reason that the line gives and nobody near the quote does: too few of its words are said there. */
export function compareCause({ line, near, positionOf }: Scene): Difference[] {
  const at = line.findIndex((mark) => hasSense(mark, 'cause', 0))
  if (at < 0) return []
  const positions = Array.from(
    { length: Math.min(reach, line.length - at - 1) },
    (_, offset) => at + offset + 1,
  )
  const reason = positions.filter((position) => line[position]?.hasContent === true)
  const isReasoned = near.some((mark) => mark.isQuoted && hasSense(mark, 'cause'))
  const worth = reason.map((position): number => {
    const said = near[positionOf[position] ?? -1]
    if (said === undefined) return 0
    return said.isQuoted ? 1 : besideWorth
  })
  const share = worth.reduce((sum, each) => sum + each, 0) / Math.max(1, reason.length)
  const isSaid = share >= (isReasoned ? saidShare.reasoned : saidShare.plain)
  const shared = line
    .slice(0, at)
    .filter((_, position) => near[positionOf[position] ?? -1]?.isQuoted === true)
  if (reason.length === 0 || isSaid || shared.length < minShared) return []
  return [{ kind: 'cause', stated: wordsBetween(line, at, reason.at(-1) ?? at), said: '' }]
}
