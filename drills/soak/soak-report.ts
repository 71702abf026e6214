import type { Ledger } from '#drills/system/ledger.ts'
import { markdownTable } from '../../bench/markdown-table.ts'

/** The events of one minute. */
export type Minute = {
  summaries: number
  /** The number of times that each failure was shown to a visitor. */
  failures: ReadonlyMap<string, number>
  p95Ms: number
  /** Memory of each node at its end, in MB. */
  megabytes: readonly number[]
}

/** Memory has settled by then. */
export const settledAfterMinutes = 5
/** Fewer points say nothing of a slope. */
const minPoints = 5
/** The growth of what a node held on to after minute five. */
const maxGrowth = 0.05

/** One minute as a line. */
export function lineOf({ summaries, failures, p95Ms, megabytes }: Minute, number: number): string {
  const shown = [...failures].map(([what, times]) => `${what} × ${times}`).join(', ') || 'none'
  const memory = megabytes.map((each) => each.toFixed(0)).join(' and ')
  return `minute ${number}: ${summaries} summaries, failures: ${shown}, p95 ${p95Ms.toFixed(0)} ms, ${memory} MB`
}

/**
 * MB a minute by which a node grew after minute five, by least squares; `null` for a run too short to say.
 */
export function slopeOf(minutes: readonly Minute[], node: number): number | null {
  const points = minutes.flatMap(({ megabytes }, index) => {
    const value = megabytes[node]
    return index < settledAfterMinutes || value === undefined ? [] : [{ x: index, y: value }]
  })
  if (points.length < minPoints) return null
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))]
  const covariance = mean(points.map(({ x, y }) => (x - meanX) * (y - meanY)))
  return covariance / mean(points.map(({ x }) => (x - meanX) ** 2))
}

export type Soaked = {
  minutes: readonly Minute[]
  ledger: Ledger
  perSecond: number
  /**
   * Memory of each node right after its garbage was collected, in MB: after minute five and at the end;
   * `null` for a shorter run.
   */
  held: { settled: readonly number[]; end: readonly number[] } | null
}

/** The closing table, and whether all that is wanted is so. */
export function reportOf({ minutes, ledger, perSecond, held }: Soaked): { table: string; isGood: boolean } {
  const failures = minutes.reduce(
    (sum, each) => sum + [...each.failures.values()].reduce((a, b) => a + b, 0),
    0,
  )
  const summaries = minutes.reduce((sum, each) => sum + each.summaries, 0)
  const slopes = (minutes[0]?.megabytes ?? []).map((_, node) => slopeOf(minutes, node))
  const { acknowledged, stored, chargedWrongly, open } = ledger
  const rows: [what: string, measured: string, wanted: string, isGood: boolean][] = [
    ['summaries a second', perSecond.toFixed(1), 'half of the capacity', true],
    ['summaries', `${summaries} in ${minutes.length} minutes`, '', true],
    ['failures that a visitor was shown', `${failures}`, '0', failures === 0],
    ['acknowledged, stored', `${acknowledged}, ${stored}`, 'the same', acknowledged === stored],
    ['charged wrongly, unsettled', `${chargedWrongly}, ${open}`, '0, 0', chargedWrongly + open === 0],
    ...slopes.map((slope, node): [string, string, string, boolean] => [
      `memory of node ${node + 1} after minute ${settledAfterMinutes}, garbage included`,
      slope === null ? 'too short to say' : `${slope.toFixed(2)} MB a minute`,
      '',
      true,
    ]),
    ...(held?.settled ?? []).map((settled, node): [string, string, string, boolean] => {
      const end = held?.end[node] ?? Number.NaN
      return [
        `memory of node ${node + 1} without garbage, after minute ${settledAfterMinutes} and at the end`,
        `${settled.toFixed(0)} and ${end.toFixed(0)} MB`,
        `at most ${maxGrowth * 100} % more`,
        end <= settled * (1 + maxGrowth),
      ]
    }),
  ]
  const cells = rows.map(([what, measured, wanted, isGood]) => [
    what,
    measured,
    wanted,
    isGood ? 'yes' : 'NO',
  ])
  const heads = ['what', 'measured', 'wanted', 'so']
  return { table: markdownTable(heads, cells), isGood: rows.every(([, , , isGood]) => isGood) }
}
