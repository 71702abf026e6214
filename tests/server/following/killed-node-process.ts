import { pino } from 'pino'
import { z } from 'zod'
import { connectDatabase } from '#server/db/database.ts'
import { workOnFollowing } from '#server/features/following/follow-work.ts'
import type { Transcribed } from '#server/features/transcripts/context.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createSingleFlight } from '#server/lib/concurrency.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { startNode } from '#tests/setup/start-node.ts'
import { simulateDays } from './simulated-days.ts'

/**
 * A node of its own process, in the middle of everything: what it takes of watches, videos and summaries it
 * never ends, until it is killed. Its one argument says where the database is and what time the simulated
 * days have.
 */
const argumentSchema = z.object({
  connection: z.object({
    host: z.string(),
    port: z.number(),
    user: z.string(),
    database: z.string(),
    password: z.string(),
  }),
  seed: z.number(),
  start: z.number(),
  now: z.number(),
})

const { connection, seed, start, now } = argumentSchema.parse(JSON.parse(process.argv[2] ?? ''))
const never = new Promise<never>(() => undefined)
const days = simulateDays(seed, start)
days.clock.now = now
const database = connectDatabase(connection, quietLog)
const node = await startNode(database, pino({ level: 'silent' }), {
  isCounted: true,
  engine: createScriptedEngine({
    insights: 2,
    pace: () => {
      process.stdout.write('has a summary\n')
      return never
    },
  }),
})
const deps = {
  ...node.deps,
  feeds: { ...days.feeds, read: () => never },
  videoLists: days.lists,
  transcriptSources: [{ name: 'youtube' as const, fetch: () => never }],
  clock: systemClock,
  // A summary that this process has in its hands does not wait for what is never fetched.
  transcriptFlights: createSingleFlight<Transcribed>(),
}
// It does not outlive the test.
process.stdin.resume().on('end', () => process.exit())
process.stdout.write('at work\n')
await workOnFollowing(deps, new AbortController().signal)
