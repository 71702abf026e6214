import type { PooledOrm } from '#server/db/database.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import type { FollowerLeases } from './follower-leases.ts'
import type { RunNotifications } from './run-channels.ts'
import type { RunFeeds } from './run-feeds.ts'
import type { RunTimes } from './run-queue.ts'

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
