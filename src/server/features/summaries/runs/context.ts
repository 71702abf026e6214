import type { PooledOrm } from '#server/db/database.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import type { RunNotifications } from './channels.ts'
import type { RunFeeds } from './feeds.ts'

/** Dependencies of starting and following runs. */
export type RunDeps = {
  orm: PooledOrm
  queue: JobQueue
  notifications: RunNotifications
  feeds: RunFeeds
  /** From the request of a run to its end, in ms. */
  deadlineMs: number
  /** How many runs may wait for a worker. */
  queueLimit: number
}

/** Settles the requests of a run that has ended: delivers its summary, or releases the reservations. */
export type SettleRun = (runId: string) => Promise<void>
