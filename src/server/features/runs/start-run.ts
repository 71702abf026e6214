import type { Orm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { jobsChannel } from '#server/jobs/job-queue.ts'
import { addFollower } from './followers.ts'
import type { Follower } from './followers.ts'
import { insertRun, lockLiveRun, updatePriority } from './repo.ts'
import type { NewRun } from './repo.ts'
import type { RunNeeds } from './run-needs.ts'

type StartNeeds = Pick<RunNeeds, 'orm' | 'queue' | 'times' | 'notifications'>

/**
 * Joins the run at work under this key, or starts it: the row, its first event, its job and its follower come into
 * being together or not at all.
 */
export async function startRun(needs: StartNeeds, run: NewRun, placeId: string): Promise<Follower> {
  const follower = await transaction(needs.orm, async (tx) => {
    const runId = await joinOrInsert(tx, needs, run)
    const follower = { runId, placeId }
    await addFollower(tx, follower, needs.times.leaseMs)
    return follower
  })
  needs.notifications.notify(jobsChannel, needs.queue.name)
  return follower
}

async function joinOrInsert(tx: Orm, { queue, times }: StartNeeds, run: NewRun): Promise<string> {
  for (;;) {
    const live = await lockLiveRun(tx, run.key, run.isFirst)
    if (live !== null) {
      if (live.state === 'queued' && live.ownPriority > live.priority) {
        await updatePriority(tx, live.id, live.ownPriority)
        await queue.setPriority(tx, live.id, live.ownPriority)
      }
      return live.id
    }
    const created = await insertRun(tx, run, times.deadlineMs)
    if (created === null) continue
    await queue.send(tx, created.id, created.priority)
    return created.id
  }
}
