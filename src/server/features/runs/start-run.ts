import type { Orm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { jobsChannel } from '#server/jobs/job-queue.ts'
import { addFollower } from './followers.ts'
import type { Follower } from './followers.ts'
import { insertRun, lockLiveRun, updatePriority } from './repo.ts'
import type { NewRun } from './repo.ts'
import type { RunNeeds } from './needs.ts'

type StartNeeds = Pick<RunNeeds, 'orm' | 'queue' | 'times' | 'notifications'>

/**
 * Starts a run or joins the one at work under the same key: the row, its first event, its job and its follower come
 * into being together or not at all.
 */
export async function startRun(needs: StartNeeds, run: NewRun, placeId: string): Promise<Follower> {
  const { notifications, queue } = needs
  const runId = await transaction(needs.orm, (tx) => insertOrJoin(tx, needs, run, placeId))
  notifications.notify(jobsChannel, queue.name)
  return { runId, placeId }
}

async function insertOrJoin(
  tx: Orm,
  { queue, times }: StartNeeds,
  run: NewRun,
  placeId: string,
): Promise<string> {
  for (;;) {
    const created = await insertRun(tx, run, { placeId, ...times })
    if (created !== null) {
      await queue.send(tx, created.id, created.priority)
      return created.id
    }
    const live = await lockLiveRun(tx, run.key, run.isFirst)
    // It ended between the two looks.
    if (live === null) continue
    if (live.state === 'queued' && live.ownPriority > live.priority) {
      await updatePriority(tx, live.id, live.ownPriority)
      await queue.setPriority(tx, live.id, live.ownPriority)
    }
    await addFollower(tx, { runId: live.id, placeId }, times.leaseMs)
    return live.id
  }
}
