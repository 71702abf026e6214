import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { counters, gauges, histograms } from './metric-list.ts'
import type { LabelsOf, Metric } from './metric-list.ts'

type Counters = typeof counters
type Histograms = typeof histograms
type Gauges = typeof gauges

/** The metrics of this process, by the names that their list has. */
export type Metrics = {
  /** Adds to a counter. */
  count: <N extends keyof Counters>(name: N, labels: LabelsOf<Counters[N]>, amount?: number) => void
  /** Adds a time, in ms, to a histogram. */
  observe: <N extends keyof Histograms>(name: N, labels: LabelsOf<Histograms[N]>, ms: number) => void
  /** Sets a gauge. */
  set: <N extends keyof Gauges>(name: N, labels: LabelsOf<Gauges[N]>, value: number) => void
  /** Forgets the values of all gauges, so that no old one stays. */
  clearGauges: () => void
  /** The counts of a counter so far, each with its labels. */
  countsOf: (
    name: keyof Counters,
  ) => Promise<{ labels: Partial<Record<string, string | number>>; value: number }[]>
  /** All metrics in Prometheus's text format, with its media type. */
  read: () => Promise<{ text: string; type: string }>
}

/** Counts and measures what a feature does. */
export type Counting = Pick<Metrics, 'count' | 'observe'>

/**
 * Metrics of Node that ask each handle for its owner. Node 24 ends the process where one is being collected
 * (`AsyncWrap::GetOwner`); `nodejs_active_resources` counts the same without it.
 */
const asksForOwners = ['handles', 'requests'].flatMap((kind) => [
  `nodejs_active_${kind}`,
  `nodejs_active_${kind}_total`,
])

/** Makes the metrics of this process, those of Node among them. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of asksForOwners) registry.removeSingleMetric(name)
  const counting = createEach(counters, registry, (options) => new Counter(options))
  const measuring = createEach(histograms, registry, (options) => new Histogram(options))
  const setting = createEach(gauges, registry, (options) => new Gauge(options))
  return {
    count: (name, labels, amount = 1) => counting.get(name)?.inc(labels, amount),
    observe: (name, labels, ms) => measuring.get(name)?.observe(labels, Math.max(0, ms) / 1000),
    set: (name, labels, value) => setting.get(name)?.set(labels, value),
    clearGauges: () => {
      for (const [name, { labels }] of Object.entries<Metric>(gauges)) {
        // A gauge without labels would read 0 after a reset.
        if (labels.length === 0) setting.get(name)?.remove()
        else setting.get(name)?.reset()
      }
    },
    countsOf: async (name) => (await counting.get(name)?.get())?.values ?? [],
    read: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  }
}

type MetricOptions = {
  name: string
  help: string
  labelNames: string[]
  registers: Registry[]
  buckets?: number[]
}

function createEach<M>(
  rows: Readonly<Record<string, Metric>>,
  registry: Registry,
  create: (options: MetricOptions) => M,
): ReadonlyMap<string, M> {
  const entries = Object.entries(rows).map(([name, { help, labels, buckets }]) => {
    const options = { name, help, labelNames: [...labels], registers: [registry] }
    return [name, create(buckets === undefined ? options : { ...options, buckets: [...buckets] })] as const
  })
  return new Map(entries)
}
