import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** How one request for the transcript of a video went. */
export type TranscriptOutcome = {
  /** `OK`, or the code that the person is told. */
  code: string
  /** Each source that was asked, in order, and what came of it. */
  attempts: readonly { source: string; outcome: string }[]
  ms: number
}

/** What an operator can watch, in Prometheus's text format. */
export type Metrics = {
  countTranscript: (outcome: TranscriptOutcome) => void
  /** One source beside those of YouTube was asked. */
  countAttempt: (source: string, outcome: string) => void
  /** Money needs somebody to look after it; the kinds are a closed list. */
  countBillingAlarm: (kind: string) => void
  /** All counters as text, with its media type. */
  read: () => Promise<{ text: string; type: string }>
}

const secondsBuckets = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32]

/** Makes the counters of this process, those of Node among them. Labels come from closed lists only. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const transcripts = new Counter({
    name: 'precis_transcripts_total',
    help: 'Transcripts that were asked for, by what the person was told.',
    labelNames: ['code'] as const,
    registers,
  })
  const attempts = new Counter({
    name: 'precis_transcript_attempts_total',
    help: 'What came of asking each source; a source whose OK stops growing is broken.',
    labelNames: ['source', 'outcome'] as const,
    registers,
  })
  const seconds = new Histogram({
    name: 'precis_transcript_seconds',
    help: 'Time from the request for a transcript to its answer, by whether it came.',
    labelNames: ['result'] as const,
    buckets: secondsBuckets,
    registers,
  })
  const billingAlarms = new Counter({
    name: 'precis_billing_alarms_total',
    help: 'Money that somebody has to look after; any growth is a reason to look.',
    labelNames: ['kind'] as const,
    registers,
  })
  return {
    countTranscript: (outcome) => {
      transcripts.inc({ code: outcome.code })
      seconds.observe({ result: outcome.code === 'OK' ? 'ok' : 'failed' }, outcome.ms / 1000)
      for (const { source, outcome: result } of outcome.attempts) attempts.inc({ source, outcome: result })
    },
    countAttempt: (source, outcome) => attempts.inc({ source, outcome }),
    countBillingAlarm: (kind) => billingAlarms.inc({ kind }),
    read: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  }
}
