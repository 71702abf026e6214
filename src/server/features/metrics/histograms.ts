import { Histogram } from 'prom-client'
import type { Registry } from 'prom-client'

const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const transcriptBuckets = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32]
const workBuckets = [0.1, 0.5, 1, 2, 5, 10, 20, 40, 80, 160, 320, 640]

/** The times that are measured in this process, in seconds. */
export function createHistograms(registry: Registry) {
  const histogram = <L extends string>(
    name: string,
    { help, labelNames, buckets }: { help: string; labelNames: readonly L[]; buckets: number[] },
  ): Histogram<L> =>
    new Histogram<L>({
      name: `precis_${name}_seconds`,
      help,
      labelNames: [...labelNames],
      buckets,
      registers: [registry],
    })
  return {
    calls: histogram('http_request', {
      help: 'Seconds until a call was answered, by its route and status; a stream of events lasts as long as it is followed.',
      labelNames: ['method', 'route', 'status'],
      buckets: callBuckets,
    }),
    transcripts: histogram('transcript', {
      help: 'Seconds from the request for a transcript to its answer, by result.',
      labelNames: ['result'],
      buckets: transcriptBuckets,
    }),
    stages: histogram('run_stage', {
      help: 'Seconds that a stage of a run took, by its outcome.',
      labelNames: ['stage', 'outcome'],
      buckets: workBuckets,
    }),
    modelCalls: histogram('model_call', {
      help: 'Seconds that a call to a language model took, by its outcome.',
      labelNames: ['model', 'outcome'],
      buckets: workBuckets,
    }),
    tasks: histogram('task', {
      help: 'Seconds that a periodic task took in this process, by its outcome.',
      labelNames: ['task', 'outcome'],
      buckets: workBuckets,
    }),
  }
}
