import type { Device, Measurement } from './measure-page.ts'
import { sharedPages } from './shared-pages.ts'

type Figure = Exclude<keyof Measurement, 'page' | 'device'>

const figures: readonly Figure[] = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'firstPaintMs',
  'largestPaintMs',
  'blockedMs',
  'shift',
  'speed',
]
const lowest: Partial<Record<Figure, number>> = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
}
const unindexed: readonly string[] = Object.values(sharedPages)
const highest: Partial<Record<Figure, number>> = { firstPaintMs: 1200, shift: 0.02 }

/**
 * The middle of the measurements of each page on each device, figure by figure, in the order of their first.
 */
export function mediansOf(measurements: readonly Measurement[]): Measurement[] {
  const groups = Map.groupBy(measurements, ({ page, device }) => `${device} ${page}`)
  return [...groups.values()].flatMap((runs) => {
    const [median] = runs.map((run) => ({ ...run }))
    if (median === undefined) return []
    for (const figure of figures) {
      const sorted = runs.map((run) => run[figure]).toSorted((a, b) => a - b)
      median[figure] = sorted[Math.floor((sorted.length - 1) / 2)] ?? median[figure]
    }
    return [median]
  })
}

/** A line for each page of which no run came to an end. */
export function notMeasured(
  pages: readonly string[],
  devices: readonly Device[],
  measurements: readonly Measurement[],
): string[] {
  return pages.flatMap((page) =>
    devices
      .filter((device) => !measurements.some((one) => one.page === page && one.device === device))
      .map((device) => `${page} on ${device}: not measured`),
  )
}

/** The measurements as a table for people. */
export function tableOf(measurements: readonly Measurement[]): string {
  const rows = measurements.map((one) =>
    [
      one.page,
      one.device,
      one.performance,
      one.accessibility,
      one.bestPractices,
      one.seo,
      seconds(one.firstPaintMs),
      seconds(one.largestPaintMs),
      `${Math.round(one.blockedMs)} ms`,
      one.shift.toFixed(3),
      Math.round(one.speed),
    ].join(' | '),
  )
  return [
    '| page | on | performance | accessibility | best practices | SEO | first text | largest part | blocked | shift | speed |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')
}

/** A line for each figure that misses its target. */
export function tooLow(measurements: readonly Measurement[]): string[] {
  return measurements.flatMap((one) =>
    figures
      .filter((figure) => figure !== 'seo' || !unindexed.includes(one.page))
      .filter((figure) => one[figure] < (lowest[figure] ?? 0) || one[figure] > (highest[figure] ?? Infinity))
      .map((figure) => `${one.page} on ${one.device}: ${figure} ${one[figure]}`),
  )
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
