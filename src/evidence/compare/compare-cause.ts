import type { Difference } from '#contract/evidence.ts'
import { hasSense, wordsBetween } from './read-clauses.ts'
import type { Scene } from './read-scene.ts'

/** A reason is read so many words on. */
const reach = 14
/** Words of the line beside the reason that have to be said in the quote. */
const minShared = 2

/** The share of the words of a reason that has to be said near the quote, where the quote gives a reason and where it gives none. */
const saidShare = { reasoned: 0.01, plain: 0.5 }

/** A reason that the line gives and nobody near the quote does: its words are not said there, or none is given and most are not. */
export function compareCause({ line, near, placeOf }: Scene): Difference[] {
  const at = line.findIndex((mark) => hasSense(mark, 'cause', 0))
  if (at < 0) return []
  const places = Array.from({ length: Math.min(reach, line.length - at - 1) }, (_, offset) => at + offset + 1)
  const reason = places.filter((place) => line[place]?.hasContent === true)
  const isReasoned = near.some((mark) => mark.isQuoted && hasSense(mark, 'cause'))
  const share = reason.filter((place) => (placeOf[place] ?? -1) >= 0).length / Math.max(1, reason.length)
  const isSaid = share >= (isReasoned ? saidShare.reasoned : saidShare.plain)
  const shared = line.slice(0, at).filter((_, place) => near[placeOf[place] ?? -1]?.isQuoted === true)
  if (reason.length === 0 || isSaid || shared.length < minShared) return []
  return [{ kind: 'cause', stated: wordsBetween(line, at, reason.at(-1) ?? at), said: '' }]
}
