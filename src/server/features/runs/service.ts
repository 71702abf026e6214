import type { Orm } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { NumberedEvent } from './event-rows.ts'
import { hasFollower, leaveRun, markDelivered, readdFollower } from './followers.ts'
import type { Follower } from './followers.ts'
import { countQueuedRuns, findLiveRun, findTask } from './repo.ts'
import type { NewRun } from './repo.ts'
import { openRunsHere } from './open-runs.ts'
import type { OpenRuns, RunOptions } from './open-runs.ts'
import type { RunNeeds as Needs } from './needs.ts'
import type { RunTimes as Times } from './queue.ts'
import { startRun } from './start-run.ts'

/** What other features have to give to start and follow runs. */
export type RunNeeds = Needs

/** How a run is kept alive and when it is given up, in ms. */
export type RunTimes = Times

/** The runs of a process. */
export type Runs = OpenRuns

/** Opens all that runs need in a process: queue, feeds, leases, sweep and, where wanted, the worker. */
export async function openRuns(options: RunOptions): Promise<Runs> {
  return await openRunsHere(options)
}

/** One who waits for a run, from a place in the allowance. */
export type RunFollower = Follower

/** How a run is followed: from which event on, how long, and whether the end is only a move to another process. */
export type Following = { seq: number; signal: AbortSignal; isHandedOver: () => boolean }

const retryAfterSeconds = 15

/**
 * Refuses work that would have to wait too long; who would join a run that is there already is let through.
 * @throws AppError `OVERLOADED`
 */
export async function refuseWhenFull(needs: RunNeeds, key: string): Promise<void> {
  if ((await countQueuedRuns(needs.orm)) < needs.queueLimit) return
  if ((await findLiveRun(needs.orm, key)) !== null) return
  throw new AppError('OVERLOADED', 'Many summaries are being made right now. Please try again in a moment.', {
    retryAfterSeconds,
  })
}

/** Joins the run at work under this key, or starts it. */
export async function joinRun(needs: RunNeeds, run: NewRun, placeId: string): Promise<RunFollower> {
  return await startRun(needs, run, placeId)
}

/** What a run is to do. @throws AppError `NOT_FOUND` */
export async function readTask(needs: Pick<RunNeeds, 'orm'>, runId: string): Promise<NewRun['task']> {
  const task = await findTask(needs.orm, runId)
  if (task === null) throw noSuchRun()
  return task
}

/** Follows a run again that was followed from this place. @throws AppError `NOT_FOUND` */
export async function rejoinRun(needs: RunNeeds, runId: string, placeId: string): Promise<RunFollower> {
  const follower = { runId, placeId }
  if (!(await readdFollower(needs.orm, follower, needs.times.leaseMs))) throw noSuchRun()
  return follower
}

/** Whether a run is followed from this place; follows nothing itself. */
export async function isFollowedFrom(needs: Pick<RunNeeds, 'orm'>, follower: RunFollower): Promise<boolean> {
  return await hasFollower(needs.orm, follower)
}

/** The events of a run after `seq`, to its end. The follower is counted as long as this goes on. */
export async function* followRun(
  needs: RunNeeds,
  follower: RunFollower,
  { seq, signal, isHandedOver }: Following,
): AsyncGenerator<NumberedEvent> {
  needs.leases.hold(follower)
  try {
    yield* needs.feeds.follow(follower.runId, seq, signal)
  } finally {
    const isLast = needs.leases.drop(follower)
    if (isLast && !isHandedOver()) await leaveRun(needs.orm, follower)
  }
}

/** Notes that the follower has got the summary, in the transaction that settles its place. */
export async function confirmDelivery(tx: Orm, follower: RunFollower): Promise<void> {
  await markDelivered(tx, follower)
}

function noSuchRun(): AppError {
  return new AppError('NOT_FOUND', 'There is no such summary in the making.')
}
