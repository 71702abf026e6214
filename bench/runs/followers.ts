import { followSummary } from '#tests/setup/follow.ts'
import { report } from '../table.ts'
import { storeTranscripts } from './context.ts'
import type { BenchContext } from './context.ts'

const counts = [1, 10, 100, 1000]
/** So many come at once; others come when these follow. */
const comingAtOnce = 50
/** The model takes about as long as all of them take to come. */
const insights = 9
const comingMs = 40

/** The delay with which the last of its followers has a summary than the first one, as they become more. */
export async function measureFollowers(context: BenchContext): Promise<void> {
  const ids = await storeTranscripts(context.database, counts.length)
  let fewest = Number.NaN
  for (const [position, count] of counts.entries()) {
    const stepMs = Math.max(1000, count * comingMs) / (insights + 1)
    const ended = await context.withNode({ concurrency: 2, stepMs, insights }, (origin) =>
      followAll(origin, ids[position] ?? '', count),
    )
    const times = ended.flatMap((at) => at ?? [])
    const spread = Math.max(...times) - Math.min(...times)
    if (count === counts[1]) fewest = spread
    const refused = count - times.length
    report({
      what: `from the first to the last of ${count} followers who have a summary`,
      measured: `${spread.toFixed(0)} ms${refused === 0 ? '' : `, ${refused} were asked to try again`}`,
      ...(count > 1 ? { beside: `of ${counts[1]}, ${fewest.toFixed(0)} ms`, ratio: spread / fewest } : {}),
    })
  }
}

/**
 * The time when the events of each follower ended with the summary; `null` for one who was asked to try
 * again.
 */
async function followAll(origin: string, transcriptId: string, count: number): Promise<(number | null)[]> {
  const ends: Promise<number | null>[] = []
  while (ends.length < count) {
    const coming = Array.from({ length: Math.min(comingAtOnce, count - ends.length) }, () =>
      follow(origin, transcriptId),
    )
    for (const { end } of await Promise.all(coming)) ends.push(end)
  }
  return await Promise.all(ends)
}

/**
 * Gives the end of the events once the first of them has come; as an object, since a promise of a promise is
 * awaited whole.
 */
async function follow(origin: string, transcriptId: string): Promise<{ end: Promise<number | null> }> {
  const events = followSummary(origin, { transcriptId })
  const first = await events.next()
  let last = first.done === true ? '' : first.value.event
  const readRest = async (): Promise<number | null> => {
    for await (const { event } of events) last = event
    return last === 'done' ? performance.now() : null
  }
  return { end: readRest() }
}
