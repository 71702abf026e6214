import type { Difference } from '#contract/evidence.ts'
import { hasSense, isDenial, wordsBetween, reasonAt } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
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

/** The share of the words of a reason that another one must have, to be of the same matter. */
const sharedShare = 0.5

/** A reason that is given or denied: its first word, its last, and what it is about. */
type Reason = { from: number; to: number; stems: ReadonlySet<string>; isDenied: boolean }

/** A reason that the line gives and the speaker denies, `not because it is easy`, or the other way round. */
export function compareReasons({ line, near }: Scene): Difference[] {
  const said = reasonsOf(near).filter(({ from }) => near[from]?.isQuoted === true)
  return reasonsOf(line).flatMap((reason) => {
    const like = said.map((each) => ({ each, share: shareOf(reason, each) }))
    const most = Math.max(0, ...like.map(({ share }) => share))
    const best = like.filter(({ share }) => share === most).map(({ each }) => each)
    const [other] = best
    const isTurned = best.every(({ isDenied }) => isDenied !== reason.isDenied)
    if (other === undefined || most < sharedShare || !isTurned) return []
    return [
      {
        kind: 'cause' as const,
        stated: wordsBetween(line, reason.from, reason.to),
        said: wordsBetween(near, other.from, other.to),
      },
    ]
  })
}

function shareOf(reason: Reason, other: Reason): number {
  return [...reason.stems].filter((stem) => other.stems.has(stem)).length / reason.stems.size
}

function reasonsOf(marks: readonly Mark[]): Reason[] {
  return marks.flatMap((mark, at) => {
    if (!hasSense(mark, 'cause', 0)) return []
    const about = reasonAt(marks, at).filter(
      (position) => position > at && marks[position]?.hasContent === true,
    )
    const to = about.at(-1)
    if (to === undefined) return []
    const denial = marks.findLastIndex(
      (each, position) =>
        position < at && isDenial(each) && each.sentence === mark.sentence && each.clause === mark.clause,
    )
    const stems = new Set(about.map((position) => marks[position]?.stem ?? ''))
    return [{ from: denial < 0 ? at : denial, to, stems, isDenied: denial >= 0 }]
  })
}
