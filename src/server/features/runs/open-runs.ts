import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { ClientConfig } from 'pg'
import type { PooledOrm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { startJobWorker } from '#server/jobs/job-worker.ts'
import type { JobWorker } from '#server/jobs/job-worker.ts'
import { openNotifications } from '#server/jobs/notifications.ts'
import type { Clock } from '#server/ports/clock.ts'
import { openFollowerLeases } from './follower-leases.ts'
import { runChannels } from './channels.ts'
import { openRunFeeds } from './feeds.ts'
import { runJob } from './run-job.ts'
import type { RunWork } from './run-job.ts'
import { runQueue } from './queue.ts'
import type { RunTimes } from './queue.ts'
import { openRunStops } from './stops.ts'
import { startRunSweep } from './sweep.ts'
import type { RunNeeds } from './needs.ts'

/** What runs need of the allowance, in which every follower has a place. */
export type FollowerPlaces = {
  renew: (placeIds: string[]) => Promise<void>
  /** Gives back the places of those who left before they got anything. */
  release: (placeIds: string[]) => Promise<void>
}

export type RunOptions = {
  orm: PooledOrm
  /** For a connection of its own, over which the database tells what happens. */
  connection: ClientConfig
  clock: Clock
  log: Log
  times: RunTimes
  queueLimit: number
  places: FollowerPlaces
  /** How many runs this process works on at once, and how; `null` when it only follows. */
  worker: { concurrency: number; work: RunWork } | null
}

/** The runs of this process; `stop` gives what it works on to others. */
export type OpenRuns = RunNeeds & { stop: () => Promise<void> }

/** Opens all that runs need in a process: queue, feeds, leases, sweep and, where wanted, the worker. */
export async function openRunsHere(options: RunOptions): Promise<OpenRuns> {
  const { orm, log, times, places, queueLimit } = options
  const queue = await openJobQueue(runQueue, { orm, log, supervises: options.worker !== null })
  const notifications = openNotifications(options.connection, runChannels, log)
  const feeds = openRunFeeds(orm, notifications, log)
  const leases = openFollowerLeases({ orm, log, times, renewPlaces: places.renew })
  const sweep = startRunSweep({ orm, queue, notifications, log, times, releasePlaces: places.release })
  const needs: RunNeeds = { orm, queue, times, notifications, feeds, leases, queueLimit }
  const worker = startWorker(options, needs)
  return {
    ...needs,
    stop: async () => {
      await worker?.stop()
      sweep.stop()
      leases.close()
      feeds.close()
      await queue.stop()
      await notifications.close()
    },
  }
}

function startWorker(
  { worker, orm, clock, log }: RunOptions,
  { queue, notifications }: RunNeeds,
): JobWorker | null {
  if (worker === null) return null
  const { concurrency, work } = worker
  const node = `${hostname()}/${process.pid}/${randomUUID().slice(0, 8)}`
  const stops = openRunStops(notifications)
  return startJobWorker({
    queue,
    notifications,
    log,
    concurrency,
    handler: (id, signal) => runJob({ orm, clock, log, node, work, stops, notifications }, id, signal),
  })
}
