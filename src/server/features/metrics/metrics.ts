import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { Status } from '#contract/status.ts'
import type { CountStore } from '#server/rate-limit/count-outside.ts'
import { createStateGauges } from './state-gauges.ts'
import type { MeasuredState } from './state-gauges.ts'
import { createRequestMetrics, createWorkMetrics } from './work-metrics.ts'
import type { RequestMetrics, WorkMetrics } from './work-metrics.ts'

/** The outcome of one request for the transcript of a video. */
export type TranscriptOutcome = {
  /** `OK`, or the code of the failure. */
  code: string
  /** Each source that was asked, in order, with its outcome. */
  attempts: readonly { source: string; outcome: string }[]
  ms: number
}

/** The metrics of this process, in Prometheus's text format. */
export type Metrics = RequestMetrics &
  WorkMetrics & {
    countTranscript: (outcome: TranscriptOutcome) => void
    /** Counts an attempt at a source other than YouTube's. */
    countAttempt: (source: string, outcome: string) => void
    /** Counts an alarm of billing, which needs an operator; the kinds are a closed list. */
    countBillingAlarm: (kind: string) => void
    /** Counts a read that a replica may answer, by where it was answered. */
    countReplicaRead: (outcome: string) => void
    /** Counts a call that was counted for a rate limit outside of the database, or in it while the store did not answer. */
    countRateLimit: (store: CountStore) => void
    /** Counts a failure of the storage of transcripts outside of the database. */
    countStorageFailure: (code: string) => void
    /** Counts a question that a language model was asked. */
    countQuestion: (outcome: 'answered' | 'not-said' | 'unanswered') => void
    /** The attempts at each source so far. */
    sources: () => Promise<Status['sources']>
    /** All metrics as text, with its media type; a `status` of `null` says that the database doesn't answer. */
    read: (state: MeasuredState) => Promise<{ text: string; type: string }>
  }

const secondsBuckets = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32]

/** Makes the metrics of this process, those of Node among them. Labels come from closed lists only. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const transcripts = createTranscriptMetrics(registers)
  const billingAlarms = new Counter({
    name: 'precis_billing_alarms_total',
    help: 'Alarms of billing that need an operator; any growth is a reason to look.',
    labelNames: ['kind'] as const,
    registers,
  })
  const questions = new Counter({
    name: 'precis_questions_total',
    help: 'Questions that a model was asked, by outcome; with unanswered ones the passages stood alone.',
    labelNames: ['outcome'] as const,
    registers,
  })
  const replicaReads = new Counter({
    name: 'precis_replica_reads_total',
    help: 'Reads that the replica may answer: by it, or by the primary as it lacked the row, failed, or is left alone.',
    labelNames: ['outcome'] as const,
    registers,
  })
  const rateLimits = new Counter({
    name: 'precis_rate_limit_counts_total',
    help: 'With RATE_LIMITS=redis: calls counted there (store), or in the database because Redis did not answer.',
    labelNames: ['place'] as const,
    registers,
  })
  const storageFailures = new Counter({
    name: 'precis_storage_failures_total',
    help: 'Failures of the storage of transcripts outside of the database, by code.',
    labelNames: ['code'] as const,
    registers,
  })
  const setState = createStateGauges(registers)
  return {
    ...createRequestMetrics(registers),
    ...createWorkMetrics(registers),
    ...transcripts,
    countBillingAlarm: (kind) => billingAlarms.inc({ kind }),
    countReplicaRead: (outcome) => replicaReads.inc({ outcome }),
    countRateLimit: (store) => rateLimits.labels(store).inc(),
    countStorageFailure: (code) => storageFailures.inc({ code }),
    countQuestion: (outcome) => questions.inc({ outcome }),
    read: async (state) => {
      setState(state)
      return { text: await registry.metrics(), type: registry.contentType }
    },
  }
}

function createTranscriptMetrics(
  registers: Registry[],
): Pick<Metrics, 'countTranscript' | 'countAttempt' | 'sources'> {
  const transcripts = new Counter({
    name: 'precis_transcripts_total',
    help: 'Requests for transcripts, by the code of their outcome.',
    labelNames: ['code'] as const,
    registers,
  })
  const attempts = new Counter({
    name: 'precis_transcript_attempts_total',
    help: 'Attempts at each source, by outcome; a source whose OK stops growing is broken.',
    labelNames: ['source', 'outcome'] as const,
    registers,
  })
  const seconds = new Histogram({
    name: 'precis_transcript_seconds',
    help: 'Seconds from the request for a transcript to its answer, by result.',
    labelNames: ['result'] as const,
    buckets: secondsBuckets,
    registers,
  })
  return {
    countTranscript: (outcome) => {
      transcripts.inc({ code: outcome.code })
      seconds.observe({ result: outcome.code === 'OK' ? 'ok' : 'failed' }, outcome.ms / 1000)
      for (const { source, outcome: result } of outcome.attempts) attempts.inc({ source, outcome: result })
    },
    countAttempt: (source, outcome) => attempts.inc({ source, outcome }),
    sources: async () => {
      const found = new Map<string, Status['sources'][number]>()
      for (const { labels, value } of (await attempts.get()).values) {
        const source = String(labels.source)
        const row = found.get(source) ?? { source, outcomes: [] }
        row.outcomes.push({ outcome: String(labels.outcome), count: value })
        found.set(source, row)
      }
      return [...found.values()]
    },
  }
}
