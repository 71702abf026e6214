import { collectDefaultMetrics, Counter, Registry } from 'prom-client'
import type { Status } from '#contract/status.ts'
import type { CountStore } from '#server/rate-limit/call-limits.ts'
import { createHistograms } from './histograms.ts'
import { createStateGauges } from './state-gauges.ts'
import type { MeasuredState } from './state-gauges.ts'

/** A call of the wire that was answered. */
type AnsweredCall = { method: string; route: string; status: number; code: string | null; ms: number }

/** What is counted of calls. */
type RequestMetrics = {
  /** Counts an answered call, and the code of a refused one. */
  countCall: (call: AnsweredCall) => void
}

/** A call to a language model that was made. */
type ModelCall = {
  purpose: string
  model: string
  inputTokens: number
  outputTokens: number
  costMicroUsd: number | null
  failure: string | null
  milliseconds: number
}

/** What is counted of the work behind the calls. */
type WorkMetrics = {
  /** Counts how a run, or an attempt at it, ended; `code` is `OK` or the failure. */
  countRun: (ending: { outcome: 'done' | 'failed' | 'given-back' | 'lost'; code: string }) => void
  /** Counts a stage of a run: waiting, its transcript, its summary. */
  countStage: (stage: { stage: string; outcome: 'ok' | 'failed' | 'stopped'; ms: number }) => void
  countModelCall: (call: ModelCall) => void
  /** Counts work whose model answered, and whose answer could not be used. */
  countAnswerFault: (model: string, fault: string) => void
  /** Counts a call that was not made, by what refused it: a ceiling or a share of the costs of a day. */
  countCostRefusal: (by: string) => void
  countTask: (outcome: { task: string; hasFailed: boolean; ms: number }) => void
  /** Count where a stored summary or transcript was found. */
  countSummaryLookup: (outcome: 'memory' | 'database' | 'miss') => void
  countTranscriptLookup: (outcome: 'memory' | 'database' | 'miss') => void
}

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
    /**
     * Counts a given file by its format, its encoding and each pass that rewrote it; the names are of closed
     * lists.
     */
    countFile: (reading: { format: string; encoding: string; passes: readonly string[] }) => void
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
    /** Counts what passed between this process and a hub of feeds. */
    countHub: (what: string, outcome: string) => void
    /** Counts a question that a language model was asked. */
    countQuestion: (outcome: 'answered' | 'not-said' | 'unanswered') => void
    /** The attempts at each source so far. */
    sources: () => Promise<Status['sources']>
    /** All metrics as text, with its media type; a `status` of `null` says that the database doesn't answer. */
    read: (state: MeasuredState) => Promise<{ text: string; type: string }>
  }

const perMillion = 1_000_000

/** Makes the metrics of this process, those of Node among them. Labels come from closed lists only. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const counters = createCounters(registry)
  const seconds = createHistograms(registry)
  const setState = createStateGauges([registry])
  return {
    countCall: ({ method, route, status, code, ms }) => {
      seconds.calls.observe({ method, route, status: String(status) }, ms / 1000)
      if (code !== null) counters.refusals.inc({ code })
    },
    countRun: (ending) => counters.runs.inc(ending),
    countStage: ({ ms, ...labels }) => seconds.stages.observe(labels, ms / 1000),
    countModelCall: ({ model, purpose, inputTokens, outputTokens, costMicroUsd, failure, milliseconds }) => {
      seconds.modelCalls.observe({ model, outcome: failure ?? 'ok' }, Math.max(0, milliseconds) / 1000)
      counters.tokens.inc({ model, direction: 'input' }, inputTokens)
      counters.tokens.inc({ model, direction: 'output' }, outputTokens)
      counters.dollars.inc({ model, purpose }, (costMicroUsd ?? 0) / perMillion)
    },
    countAnswerFault: (model, fault) => counters.answerFaults.inc({ model, fault }),
    countCostRefusal: (share) => counters.costRefusals.inc({ share }),
    countTask: ({ task, hasFailed, ms }) =>
      seconds.tasks.observe({ task, outcome: hasFailed ? 'failed' : 'ok' }, ms / 1000),
    countSummaryLookup: (outcome) => counters.lookups.inc({ store: 'summaries', outcome }),
    countTranscriptLookup: (outcome) => counters.lookups.inc({ store: 'transcripts', outcome }),
    countTranscript: ({ code, attempts, ms }) => {
      counters.transcripts.inc({ code })
      seconds.transcripts.observe({ result: code === 'OK' ? 'ok' : 'failed' }, ms / 1000)
      for (const { source, outcome } of attempts) counters.attempts.inc({ source, outcome })
    },
    countFile: ({ format, encoding, passes }) => {
      counters.files.inc({ by: 'format', name: format })
      counters.files.inc({ by: 'encoding', name: encoding })
      for (const name of passes) counters.files.inc({ by: 'pass', name })
    },
    countAttempt: (source, outcome) => counters.attempts.inc({ source, outcome }),
    countBillingAlarm: (kind) => counters.billingAlarms.inc({ kind }),
    countReplicaRead: (outcome) => counters.replicaReads.inc({ outcome }),
    countRateLimit: (store) => counters.rateLimits.labels(store).inc(),
    countStorageFailure: (code) => counters.storageFailures.inc({ code }),
    countHub: (what, outcome) => counters.hubs.inc({ what, outcome }),
    countQuestion: (outcome) => counters.questions.inc({ outcome }),
    sources: () => sumBySource(counters.attempts),
    read: async (state) => {
      setState(state)
      return { text: await registry.metrics(), type: registry.contentType }
    },
  }
}

type MakeCounter = <L extends string>(name: string, help: string, labelNames: readonly L[]) => Counter<L>

function createCounters(registry: Registry) {
  const counter: MakeCounter = (name, help, labelNames) =>
    new Counter({ name: `precis_${name}_total`, help, labelNames: [...labelNames], registers: [registry] })
  return { ...countersOfWork(counter), ...countersOfService(counter) }
}

function countersOfWork(counter: MakeCounter) {
  return {
    refusals: counter('refusals', 'Calls that were answered with a problem, by its code.', ['code']),
    runs: counter('runs', 'Runs by how they ended; given back and lost ones go on with another worker.', [
      'outcome',
      'code',
    ]),
    lookups: counter(
      'lookups',
      'Summaries and transcripts that were looked for before one was made, by where they were found.',
      ['store', 'outcome'],
    ),
    transcripts: counter('transcripts', 'Requests for transcripts, by the code of their outcome.', ['code']),
    files: counter(
      'transcript_files',
      'Given transcripts that were read, by their format, by their encoding, and by each pass that rewrote one.',
      ['by', 'name'],
    ),
    attempts: counter(
      'transcript_attempts',
      'Attempts at each source, by outcome; a source whose OK stops growing is broken.',
      ['source', 'outcome'],
    ),
    tokens: counter(
      'model_tokens',
      'Tokens of language models; those of a call that broke off are estimated.',
      ['model', 'direction'],
    ),
    dollars: counter(
      'model_cost_usd',
      'What language models cost in US dollars, as far as their price is known, by what they were asked for.',
      ['model', 'purpose'],
    ),
    answerFaults: counter(
      'model_answer_faults',
      'Summaries and answers for which an answer of a model could not be used, by what was wrong with it.',
      ['model', 'fault'],
    ),
    costRefusals: counter(
      'model_refusals',
      'Calls to language models that were not made, by what had no room left: the run, or a share of the day.',
      ['share'],
    ),
    questions: counter(
      'questions',
      'Questions that a model was asked, by outcome; with unanswered ones the passages stood alone.',
      ['outcome'],
    ),
  }
}

function countersOfService(counter: MakeCounter) {
  return {
    billingAlarms: counter(
      'billing_alarms',
      'Alarms of billing that need an operator; any growth is a reason to look.',
      ['kind'],
    ),
    replicaReads: counter(
      'replica_reads',
      'Reads that the replica may answer: by it, or by the primary as it lacked the row, failed, or is left alone.',
      ['outcome'],
    ),
    hubs: counter('hub_calls', 'What passed between us and hubs of feeds, by outcome.', ['what', 'outcome']),
    rateLimits: counter(
      'rate_limit_counts',
      'With RATE_LIMITS=redis: calls counted there (store), or in the database because Redis did not answer.',
      ['place'],
    ),
    storageFailures: counter(
      'storage_failures',
      'Failures of the storage of transcripts outside of the database, by code.',
      ['code'],
    ),
  }
}

async function sumBySource(attempts: Counter<'source' | 'outcome'>): Promise<Status['sources']> {
  const found = new Map<string, Status['sources'][number]>()
  for (const { labels, value } of (await attempts.get()).values) {
    const source = String(labels.source)
    const row = found.get(source) ?? { source, outcomes: [] }
    row.outcomes.push({ outcome: String(labels.outcome), count: value })
    found.set(source, row)
  }
  return [...found.values()]
}
