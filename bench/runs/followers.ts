import { collect, followSummary } from '#tests/setup/follow.ts'
import { report } from '../table.ts'
import { storeTranscripts } from './context.ts'
import type { BenchContext } from './context.ts'

const followers = 200
const model = { stepMs: 100, insights: 9 }

/** How much longer a summary takes until all of many followers have it than until one has it. */
export async function measureFollowers(context: BenchContext): Promise<void> {
  await context.withNode({ concurrency: 2, ...model }, async (origin) => {
    const [warm = '', first = '', second = ''] = await storeTranscripts(context.database, 3)
    await follow(origin, warm, 1)
    const alone = await follow(origin, first, 1)
    const together = await follow(origin, second, followers)
    report({
      what: `a summary until all of ${followers} followers have it`,
      measured: `${together.toFixed(0)} ms`,
      beside: `one follower, ${alone.toFixed(0)} ms`,
      ratio: together / alone,
    })
  })
}

async function follow(origin: string, transcriptId: string, count: number): Promise<number> {
  const began = performance.now()
  const all = Array.from({ length: count }, () => collect(followSummary(origin, { transcriptId })))
  for (const events of await Promise.all(all))
    if (events.at(-1)?.event !== 'done') throw new Error('A follower got no summary')
  return performance.now() - began
}
