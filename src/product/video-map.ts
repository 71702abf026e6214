/** The number of points in the curve of a map. */
const samples = 96
/** The reach of one line's weight, as a share of the video: near lines make one hill, distant ones two. */
const reach = 0.02

/**
 * The density of lines along a video, at equal steps from its start to its end: 1 at the densest, 0 where
 * there are none. Empty without lines or without a duration. Times are in seconds.
 */
export function lineDensity(seconds: readonly number[], durationSeconds: number): number[] {
  if (seconds.length === 0 || durationSeconds <= 0) return []
  const weights = Array.from({ length: samples }, (_, index) => {
    const share = index / (samples - 1)
    return seconds.reduce((sum, second) => sum + bell(share - second / durationSeconds), 0)
  })
  const max = Math.max(...weights)
  return max === 0 ? [] : weights.map((weight) => weight / max)
}

function bell(distance: number): number {
  return Math.exp(-((distance / reach) ** 2) / 2)
}

/** The area under a curve as an SVG path in a box of so many units; empty without points. */
export function areaPath(curve: readonly number[], box: { width: number; height: number }): string {
  if (curve.length < 2) return ''
  const points = curve.map((value, index) => {
    const x = (index / (curve.length - 1)) * box.width
    return `${round(x)} ${round(box.height * (1 - value))}`
  })
  return `M0 ${box.height}L${points.join('L')}L${box.width} ${box.height}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The position of a second in a video, in percent of its length. */
export function mapPercent(second: number, durationSeconds: number): number {
  return durationSeconds <= 0 ? 0 : Math.min(100, Math.max(0, (100 * second) / durationSeconds))
}
