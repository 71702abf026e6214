import { createScriptedEngine, everyMs } from '#tests/fakes/scripted-engine.ts'
import { followSummary } from '#tests/setup/follow.ts'
import { findTranscript } from '#server/features/transcripts/repo.ts'
import { quantile, storeTranscripts } from './context.ts'
import type { BenchContext } from './context.ts'

const concurrent = 20
const rounds = 10
/** How long the simulated model takes to its first word. */
const stepMs = 150

/**
 * Twenty runs at once, again and again: from the request to the first word of the engine, less what the same engine
 * takes to it when called directly, twenty at once as well.
 */
export async function measureFirstEvent(context: BenchContext): Promise<void> {
  await using node = await context.start({ concurrency: 2 * concurrent, stepMs })
  const ids = await storeTranscripts(context.database, concurrent * (rounds + 1))
  const [id = ''] = ids
  const direct = await sample(
    Array.from({ length: ids.length }, () => id),
    (one) => callDirectly(context, one),
  )
  const whole = await sample(ids, (one) => callThrough(node.origin, one))
  const base = quantile(direct, 0.5)
  const report = [0.5, 0.99].map((share) => `${(quantile(whole, share) - base).toFixed(1)} ms`)
  console.log(`added to the first word with ${concurrent} runs at once: ${report.join(' median, ')} p99`)
  console.log(
    `  (directly ${base.toFixed(1)} ms, p99 ${quantile(direct, 0.99).toFixed(1)} ms; ${whole.length} samples)`,
  )
}

/** The times of all but the first round, which warms up. */
async function sample(ids: readonly string[], call: (id: string) => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round * concurrent < ids.length; round++) {
    const batch = ids.slice(round * concurrent, (round + 1) * concurrent)
    const measured = await Promise.all(batch.map(call))
    if (round > 0) times.push(...measured)
  }
  return times
}

async function callDirectly({ database }: BenchContext, id: string): Promise<number> {
  const transcript = await findTranscript(database.orm, id)
  if (transcript === null) throw new Error('No transcript')
  const engine = createScriptedEngine({ insights: 1, pace: everyMs(stepMs) })
  const { promise, resolve } = Promise.withResolvers<number>()
  const began = performance.now()
  const input = { ...transcript, style: 'standard', outputLanguage: 'en' } as const
  const { signal } = new AbortController()
  await engine.summarize(input, { signal, onProgress: () => resolve(performance.now() - began) })
  return promise
}

async function callThrough(origin: string, transcriptId: string): Promise<number> {
  const began = performance.now()
  let first = Number.NaN
  for await (const { event } of followSummary(origin, { transcriptId })) {
    if (event === 'gist') first = performance.now() - began
  }
  return first
}
