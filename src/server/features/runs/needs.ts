import type { PooledOrm } from '#server/db/database.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import type { FollowerLeases } from './follower-leases.ts'
import type { RunNotifications } from './channels.ts'
import type { RunFeeds } from './feeds.ts'
import type { RunTimes } from './queue.ts'

/** What it takes to start and follow runs. */
export type RunNeeds = {
  orm: PooledOrm
  queue: JobQueue
  times: RunTimes
  notifications: RunNotifications
  feeds: RunFeeds
  leases: FollowerLeases
  /** How many runs may wait for a worker. */
  queueLimit: number
}
