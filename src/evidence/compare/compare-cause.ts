import type { Difference } from '#contract/evidence.ts'
import { hasSense, wordsBetween } from './read-clauses.ts'
import type { Scene } from './read-scene.ts'

/** The share of a reason's words that must be said near the quote. */
const minSaid = 0.34
const minWords = 2
/** A reason is read so many words on. */
const reach = 14

/** A reason that the line gives and nobody near the quote does. */
export function compareCause({ line, near, placeOf }: Scene): Difference[] {
  const at = line.findIndex((mark) => hasSense(mark, 'cause'))
  if (at < 0) return []
  const places = Array.from({ length: Math.min(reach, line.length - at - 1) }, (_, offset) => at + offset + 1)
  const reason = places.filter((place) => line[place]?.hasContent === true)
  if (reason.length < minWords) return []
  const said = reason.filter((place) => (placeOf[place] ?? -1) >= 0).length / reason.length
  const givesReason = near.some((mark) => mark.isQuoted && hasSense(mark, 'cause'))
  if (givesReason ? said > 0 : said > minSaid) return []
  return [{ kind: 'cause', stated: wordsBetween(line, at, reason.at(-1) ?? at), said: '' }]
}
