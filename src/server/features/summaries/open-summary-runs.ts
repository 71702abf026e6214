import type { ClientConfig } from 'pg'
import type { PooledOrm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import { openRuns } from '#server/features/runs/service.ts'
import type { Runs, RunTimes } from '#server/features/runs/service.ts'
import type { TranscriptNeeds } from '#server/features/transcripts/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import type { Allowance } from './allowance.ts'
import { runSummary } from './run-summary.ts'

type Options = TranscriptNeeds & {
  orm: PooledOrm
  connection: ClientConfig
  clock: Clock
  log: Log
  engine: SummaryEngine
  allowance: Allowance
  times: RunTimes
  queueLimit: number
  /** How many summaries this process makes at once; `null` when it makes none. */
  concurrency: number | null
}

/** Opens the runs of this process, whose work is to make summaries and whose followers have places in the allowance. */
export async function openSummaryRuns({ allowance, concurrency, ...options }: Options): Promise<Runs> {
  return await openRuns({
    ...options,
    places: {
      renew: allowance.renew,
      release: async (placeIds) => {
        for (const placeId of placeIds) await allowance.release(placeId, 'left')
      },
    },
    worker:
      concurrency === null ? null : { concurrency, work: (task, given) => runSummary(options, task, given) },
  })
}
