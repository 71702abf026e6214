import { Counter, Histogram } from 'prom-client'
import type { Registry } from 'prom-client'

/** A call of the wire that was answered. */
type AnsweredCall = { method: string; route: string; status: number; code: string | null; ms: number }

/** What is counted of calls. */
export type RequestMetrics = {
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
export type WorkMetrics = {
  /** Counts how a run, or an attempt at it, ended; `code` is `OK` or the failure. */
  countRun: (ending: { outcome: 'done' | 'failed' | 'given-back' | 'lost'; code: string }) => void
  /** Counts a stage of a run: waiting, its transcript, its summary. */
  countStage: (stage: { stage: string; outcome: 'ok' | 'failed' | 'stopped'; ms: number }) => void
  countModelCall: (call: ModelCall) => void
  /** Counts a call that was not made, by what refused it: a ceiling or a share of the costs of a day. */
  countCostRefusal: (by: string) => void
  countTask: (outcome: { task: string; hasFailed: boolean; ms: number }) => void
  /** Counts where something stored was found. */
  countLookup: (store: 'summaries' | 'transcripts', outcome: 'memory' | 'database' | 'miss') => void
}

const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const workBuckets = [0.1, 0.5, 1, 2, 5, 10, 20, 40, 80, 160, 320, 640]
const perMillion = 1_000_000

/** Makes the metrics of calls. */
export function createRequestMetrics(registers: Registry[]): RequestMetrics {
  const seconds = new Histogram({
    name: 'precis_http_request_seconds',
    help: 'Seconds until a call was answered, by its route and status; a stream of events lasts as long as it is followed.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: callBuckets,
    registers,
  })
  const refusals = new Counter({
    name: 'precis_refusals_total',
    help: 'Calls that were answered with a problem, by its code.',
    labelNames: ['code'] as const,
    registers,
  })
  return {
    countCall: ({ method, route, status, code, ms }) => {
      seconds.observe({ method, route, status: String(status) }, ms / 1000)
      if (code !== null) refusals.inc({ code })
    },
  }
}

/** Makes the metrics of the work behind the calls. */
export function createWorkMetrics(registers: Registry[]): WorkMetrics {
  return { ...createRunMetrics(registers), ...createModelMetrics(registers), ...createTaskMetrics(registers) }
}

function createRunMetrics(
  registers: Registry[],
): Pick<WorkMetrics, 'countRun' | 'countStage' | 'countLookup'> {
  const runs = new Counter({
    name: 'precis_runs_total',
    help: 'Runs by how they ended; given back and lost ones go on with another worker.',
    labelNames: ['outcome', 'code'] as const,
    registers,
  })
  const stages = new Histogram({
    name: 'precis_run_stage_seconds',
    help: 'Seconds that a stage of a run took, by its outcome.',
    labelNames: ['stage', 'outcome'] as const,
    buckets: workBuckets,
    registers,
  })
  const lookups = new Counter({
    name: 'precis_lookups_total',
    help: 'Summaries and transcripts that were looked for before one was made, by where they were found.',
    labelNames: ['store', 'outcome'] as const,
    registers,
  })
  return {
    countRun: (ending) => runs.inc(ending),
    countStage: ({ ms, ...labels }) => stages.observe(labels, ms / 1000),
    countLookup: (store, outcome) => lookups.inc({ store, outcome }),
  }
}

function createModelMetrics(registers: Registry[]): Pick<WorkMetrics, 'countModelCall' | 'countCostRefusal'> {
  const seconds = new Histogram({
    name: 'precis_model_call_seconds',
    help: 'Seconds that a call to a language model took, by its outcome.',
    labelNames: ['model', 'outcome'] as const,
    buckets: workBuckets,
    registers,
  })
  const tokens = new Counter({
    name: 'precis_model_tokens_total',
    help: 'Tokens of language models; those of a call that broke off are estimated.',
    labelNames: ['model', 'direction'] as const,
    registers,
  })
  const dollars = new Counter({
    name: 'precis_model_cost_usd_total',
    help: 'What language models cost in US dollars, as far as their price is known, by what they were asked for.',
    labelNames: ['model', 'purpose'] as const,
    registers,
  })
  const refusals = new Counter({
    name: 'precis_model_refusals_total',
    help: 'Calls to language models that were not made, by what had no room left: the run, or a share of the day.',
    labelNames: ['share'] as const,
    registers,
  })
  return {
    countModelCall: ({ model, purpose, inputTokens, outputTokens, costMicroUsd, failure, milliseconds }) => {
      seconds.observe({ model, outcome: failure ?? 'ok' }, Math.max(0, milliseconds) / 1000)
      tokens.inc({ model, direction: 'input' }, inputTokens)
      tokens.inc({ model, direction: 'output' }, outputTokens)
      dollars.inc({ model, purpose }, (costMicroUsd ?? 0) / perMillion)
    },
    countCostRefusal: (share) => refusals.inc({ share }),
  }
}

function createTaskMetrics(registers: Registry[]): Pick<WorkMetrics, 'countTask'> {
  const seconds = new Histogram({
    name: 'precis_task_seconds',
    help: 'Seconds that a periodic task took in this process, by its outcome.',
    labelNames: ['task', 'outcome'] as const,
    buckets: workBuckets,
    registers,
  })
  return {
    countTask: ({ task, hasFailed, ms }) =>
      seconds.observe({ task, outcome: hasFailed ? 'failed' : 'ok' }, ms / 1000),
  }
}
