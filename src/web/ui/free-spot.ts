/** A rectangle of the window, in CSS pixels. */
export type Box = { left: number; top: number; width: number; height: number }

/** So far apart are the places that are tried. */
const step = 8

/** A control counts as much as a large area of text. */
const controlWeight = 1_000_000

/**
 * Where in `area` a card of this size covers no control, and as little text as can be: as far down as can be, at
 * the side of `first` before the other. Where it has to cover some control, it is the place that covers least.
 */
export function freeSpot(
  { width, height }: Pick<Box, 'width' | 'height'>,
  area: Box,
  { controls, texts }: { controls: readonly Box[]; texts: readonly Box[] },
  first: 'left' | 'right' = 'right',
): Pick<Box, 'left' | 'top'> {
  const lowest = Math.max(area.top, area.top + area.height - height)
  const right = Math.max(area.left, area.left + area.width - width)
  const sides = first === 'right' ? [right, area.left] : [area.left, right]
  let best = { left: sides[0] ?? right, top: lowest }
  let least = Number.POSITIVE_INFINITY
  for (const left of new Set(sides)) {
    for (let top = lowest; top >= area.top; top -= step) {
      const card = { left, top, width, height }
      const covered = controlWeight * coveredArea(card, controls) + coveredArea(card, texts)
      if (covered === 0) return { left, top }
      if (covered < least) [best, least] = [{ left, top }, covered]
    }
  }
  return best
}

function coveredArea(card: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + commonArea(card, box), 0)
}

function commonArea(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}
