import { followSummary } from '#tests/setup/follow.ts'
import { report } from '../table.ts'
import { storeTranscripts } from './context.ts'
import type { BenchContext } from './context.ts'

const summaries = 64
const perWorker = { concurrency: 8, stepMs: 500, insights: 1 }

/**
 * The time that so many summaries take with one worker and with two, when the engine only waits for its
 * model.
 */
export async function measureWorkers(context: BenchContext): Promise<void> {
  const [alone, together] = await context.withNode({}, (origin) =>
    context.withNode(
      perWorker,
      async () =>
        [
          await makeAll(context, origin),
          await context.withNode(perWorker, () => makeAll(context, origin)),
        ] as const,
    ),
  )
  const ideal = (summaries / perWorker.concurrency) * perWorker.stepMs * 2
  report({
    what: `${summaries} summaries by one worker, of which the engine takes ${ideal} ms`,
    measured: `${alone.toFixed(0)} ms`,
    beside: `two workers, ${together.toFixed(0)} ms`,
    ratio: alone / together,
    wanted: '1.7',
  })
}

async function makeAll({ database }: BenchContext, origin: string): Promise<number> {
  const ids = await storeTranscripts(database, summaries)
  const began = performance.now()
  await Promise.all(ids.map((id) => makeOne(origin, id)))
  return performance.now() - began
}

async function makeOne(origin: string, transcriptId: string): Promise<void> {
  let last = ''
  for await (const { event } of followSummary(origin, { transcriptId })) last = event
  if (last !== 'done') throw new Error(`A summary ended with ${last}`)
}
