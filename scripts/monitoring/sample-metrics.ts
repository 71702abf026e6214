import { setGauges } from '#server/features/metrics/state-gauges.ts'
import { counters, histograms } from '#server/lib/metrics/metric-list.ts'
import type { LabelsOf, Metric } from '#server/lib/metrics/metric-list.ts'
import { createMetrics } from '#server/lib/metrics/metrics.ts'
import type { Metrics } from '#server/lib/metrics/metrics.ts'

const microUsd = 1_000_000

/** The metrics of a process that has done one of everything, as Prometheus reads them. */
export async function readSampleMetrics(now: number): Promise<string> {
  const metrics = createMetrics()
  countEverything(metrics)
  setGauges(metrics, {
    pool: { totalCount: 10, idleCount: 8, waitingCount: 0 },
    status: {
      at: new Date(now).toISOString(),
      queue: { waiting: 3, running: 2, silent: 1, oldestWaitingSeconds: 12 },
      models: [],
      checkers: [],
      money: {
        todayMicroUsd: microUsd,
        maxDayMicroUsd: 10 * microUsd,
        shares: [{ kind: 'visitors', usedMicroUsd: microUsd, maxMicroUsd: 2 * microUsd, refused: 1 }],
      },
      sweeps: [
        {
          name: 'history',
          everyMinutes: 1,
          isRunning: false,
          endedAt: new Date(now).toISOString(),
          hasFailed: true,
          backlog: 4,
        },
      ],
      database: { bytes: 9_000_000, tables: [{ name: 'runs', bytes: 80_000, rows: 12 }] },
    },
  })
  return (await metrics.read()).text
}

/** Values of labels that queries name; a metric is counted once with each row. */
const labelValues: readonly Readonly<Record<string, string>>[] = [
  { status: '200', outcome: 'OK', code: 'YOUTUBE_BLOCKED' },
  { status: '500', outcome: 'failed', code: 'INTERNAL', location: 'database' },
  { outcome: 'done', code: 'MAIL_UNAVAILABLE' },
  { code: 'OVERLOADED' },
]

const isCounter = (name: string): name is keyof typeof counters => name in counters
const isHistogram = (name: string): name is keyof typeof histograms => name in histograms

/** Counts and measures everything of the list. */
function countEverything({ count, observe }: Metrics): void {
  for (const values of labelValues) {
    for (const name of Object.keys(counters).filter(isCounter)) count(name, labelsOf(counters[name], values))
    for (const name of Object.keys(histograms).filter(isHistogram)) {
      observe(name, labelsOf(histograms[name], values), 120)
    }
  }
}

/** A value for each label of a metric. The cast holds because the labels are its own. */
function labelsOf<M extends Metric>({ labels }: M, values: Readonly<Record<string, string>>): LabelsOf<M> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(labels.map((label) => [label, values[label] ?? 'one'])) as LabelsOf<M>
}
