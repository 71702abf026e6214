import { setTimeout as pause } from 'node:timers/promises'
import { findTranscript } from '#server/features/transcripts/repo.ts'
import { bodiesInRows } from '#server/features/transcripts/service.ts'
import { createScriptedEngine, everyMs } from '#tests/fakes/scripted-engine.ts'
import { followSummary } from '#tests/setup/follow.ts'
import { quantile, report } from '../table.ts'
import { storeTranscripts } from './context.ts'
import type { BenchContext } from './context.ts'

const concurrent = 20
/** The first ones bring a server that has just started to its usual pace. */
const warmUpRuns = 3
const runsEach = 10
/** A simulated model that takes this long to each of its words; a run lasts about a second and a half. */
const model = { stepMs: 150, insights: 9 }

/**
 * Twenty runs at work all the time: from the request to the first word of the engine, less what the same
 * engine takes to it when called directly.
 */
export async function measureFirstEvent(context: BenchContext): Promise<void> {
  const ids = await storeTranscripts(context.database, concurrent * runsEach)
  const direct = await sample(ids, (id) => callDirectly(context, id))
  const whole = await context.withNode({ concurrency: 2 * concurrent, ...model }, (origin) =>
    sample(ids, (id) => callThrough(origin, id)),
  )
  const base = quantile(direct, 0.5)
  const added = [0.5, 0.99].map((share) => `${(quantile(whole, share) - base).toFixed(1)} ms`)
  report({
    what: `added to the first word of the engine with ${concurrent} runs at work, ${whole.length} samples`,
    measured: `${added.join(' median, ')} p99`,
    beside: `the engine alone, ${base.toFixed(1)} ms`,
    ratio: quantile(whole, 0.5) / base,
    wanted: '25 ms, 60 ms',
  })
}

/** The times of all but the first runs of each of twenty callers, who begin one after the other. */
async function sample(ids: readonly string[], call: (id: string) => Promise<number>): Promise<number[]> {
  const spacingMs = (model.stepMs * (model.insights + 1)) / concurrent
  const callers = Array.from({ length: concurrent }, async (_, position) => {
    const times: number[] = []
    await pause(position * spacingMs)
    for (const id of ids.slice(position * runsEach, (position + 1) * runsEach)) times.push(await call(id))
    return times.slice(warmUpRuns)
  })
  return (await Promise.all(callers)).flat()
}

async function callDirectly({ database }: BenchContext, id: string): Promise<number> {
  const transcript = await findTranscript({ db: database.db, bodies: bodiesInRows }, id)
  if (transcript === null) throw new Error('No transcript')
  const engine = createScriptedEngine({ ...model, pace: everyMs(model.stepMs) })
  const began = performance.now()
  let first = Number.NaN
  const input = { ...transcript, style: 'standard', outputLanguage: 'en' } as const
  const { signal } = new AbortController()
  await engine.summarize(input, {
    signal,
    onProgress: ({ kind }) => {
      if (kind === 'gist') first = performance.now() - began
    },
  })
  return first
}

async function callThrough(origin: string, transcriptId: string): Promise<number> {
  const began = performance.now()
  let first = Number.NaN
  for await (const { event } of followSummary(origin, { transcriptId })) {
    if (event === 'gist') first = performance.now() - began
  }
  return first
}
