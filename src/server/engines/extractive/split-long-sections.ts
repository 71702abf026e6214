import { positionsInVideo } from './limit-spread.ts'
import type { Unit } from './read-units.ts'

/** One speaker's section is at most this share of a video: a lecture of three parts is a list that leads nowhere. */
const maxShare = 0.25
/** Of a video with fewer words, a quarter is too little for a section. */
const minWords = 1000
/** A section that is parted keeps this much of it at either end. */
const edge = 0.25

/**
 * Parts the sections that are longer than a quarter of the video, at the deepest gaps inside them. `starts` are the first units of the
 * sections in order, `gaps` the units before which the subject may change, the likeliest first.
 */
export function splitLongSections(
  units: readonly Unit[],
  starts: readonly number[],
  gaps: readonly number[],
): number[] {
  if (units.reduce((sum, { length }) => sum + length, 0) < minWords) return [...starts]
  const positions = positionsInVideo(units)
  const at = (unit: number): number => positions[unit] ?? 1

  function split(from: number, to: number): number[] {
    const length = at(to) - at(from)
    if (length <= maxShare) return [from]
    const isInside = (gap: number): boolean =>
      gap > from && gap < to && Math.min(at(gap) - at(from), at(to) - at(gap)) >= edge * length
    const found = gaps.find(isInside) ?? units.findIndex((_, unit) => isInside(unit))
    if (found <= from) return [from]
    return [...split(from, found), ...split(found, to)]
  }

  return starts.flatMap((start, position) => split(start, starts[position + 1] ?? units.length))
}
