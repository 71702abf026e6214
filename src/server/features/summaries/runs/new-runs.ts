import { AppError } from '#core/app-error.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { jobsChannel } from '#server/jobs/queue.ts'
import type { RunDeps } from '../context.ts'
import { countQueuedRuns, findLiveRun, insertRun, lockLiveRun, lockRun, updatePriority } from './repo.ts'
import type { NewRun } from './repo.ts'
import { findPayers, insertRequest } from './requests-repo.ts'
import type { NewRequest, RequestKey } from './requests-repo.ts'

type StartDeps = Pick<RunDeps, 'db' | 'queue' | 'deadlineMs' | 'notifications'> & {
  /** Lets the reservation of the request hold as long as its run may take. */
  extend: (tx: Db, reservationId: string) => Promise<void>
}

const retryAfterSeconds = 15

/**
 * Starts a run or joins the live one with the same key, in one transaction: the run, its first event, its job
 * and the request.
 */
export async function startRun(deps: StartDeps, run: NewRun, request: NewRequest): Promise<RequestKey> {
  const { notifications, queue, extend } = deps
  const runId = await transaction(deps.db, async (tx) => {
    const id = await insertOrJoin(tx, deps, run)
    await insertRequest(tx, id, request)
    await extend(tx, request.reservationId)
    return id
  })
  notifications.notify(jobsChannel, queue.name)
  return { runId, reservationId: request.reservationId }
}

async function insertOrJoin(tx: Db, { queue, deadlineMs }: StartDeps, run: NewRun): Promise<string> {
  for (;;) {
    const created = await insertRun(tx, run, deadlineMs)
    if (created !== null) {
      await queue.send(tx, created.id, created.priority)
      return created.id
    }
    const live = await lockLiveRun(tx, run.key, run.isFirst)
    // It ended between the two queries.
    if (live === null) continue
    if (live.state === 'queued' && live.ownPriority > live.priority) {
      await updatePriority(tx, live.id, live.ownPriority)
      await queue.setPriority(tx, live.id, live.ownPriority)
    }
    return live.id
  }
}

/**
 * Refuses a new run when too many wait, or `countNew` does; a caller who would join a live run passes.
 * @throws AppError `OVERLOADED`, and as `countNew`
 */
export async function refuseWhenFull(
  deps: Pick<RunDeps, 'db' | 'queueLimit'>,
  key: string,
  countNew: () => Promise<void>,
): Promise<void> {
  if ((await findLiveRun(deps.db, key)) !== null) return
  await countNew()
  if ((await countQueuedRuns(deps.db)) < deps.queueLimit) return
  throw new AppError('OVERLOADED', 'Many summaries are being made right now. Please try again in a moment.', {
    retryAfterSeconds,
  })
}

/**
 * Lets nobody join a run any more: who asks for the same from now on gets a run of their own. `false`, and
 * nothing changes, where another number of callers than `seen` pays for it by now.
 */
export async function closeRun(db: PooledDb, id: string, seen: number): Promise<boolean> {
  return await transaction(db, async (tx) => {
    // A run that is over has no key to be found by.
    if (!(await lockRun(tx, id))) return true
    if ((await findPayers(tx, id)).length !== seen) return false
    await tx.execute(sql`update runs set key = key || '/closed/' || id where id = ${id}`)
    return true
  })
}
