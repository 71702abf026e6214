import type { Db } from '#server/db/database.ts'
import { idRow, readRows, sql, textArray } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { runRow } from '#server/db/stored-rows.ts'
import { inBatches, isDue, sweptAtOnce } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import { jobsChannel } from '#server/jobs/queue.ts'
import type { Log } from '#server/lib/log.ts'
import type { RunDeps, SettleRun } from '../context.ts'
import { notifyEnd } from './channels.ts'
import { endRun } from './events.ts'
import { isLive } from './repo.ts'
import { findUnsettledRuns } from './requests-repo.ts'

type SweepDeps = Pick<RunDeps, 'db' | 'queue' | 'notifications'> & { log: Log; settle: SettleRun }

const settledAtOnce = 100
const hourMs = 3_600_000
/** The time in ms for which an ended run can still be followed to its end. */
const retentionMs = 24 * hourMs
/** A worker ends its run at the deadline; this much later it counts as dead. */
const overdueMs = 5000
/** A job is sent together with its run, so a run of this age without one was restored from a backup. */
const joblessMs = 60_000

const before = (ms: number): Sql => sql`now() - ${ms} * interval '1 millisecond'`

/** Runs past their retention. */
export const dueRuns: Due = {
  table: 'runs',
  by: 'ended_at',
  where: sql`ended_at < ${before(retentionMs)}`,
}

/**
 * Ends overdue runs, sends lost jobs again, settles requests that a dead worker left open, and deletes runs
 * past their retention.
 */
export async function sweepRuns(deps: SweepDeps, signal: AbortSignal): Promise<void> {
  await endOverdue(deps)
  await resendJobless(deps)
  await settleOpen(deps, signal)
  await inBatches({ size: sweptAtOnce, signal }, (size) =>
    transaction(deps.db, (tx) => deleteRuns(tx, isDue(dueRuns, size))),
  )
}

/** A run whose requests cannot be settled does not keep those of the others open. */
async function settleOpen({ db, log, settle }: SweepDeps, signal: AbortSignal): Promise<void> {
  let after: string | null = null
  await inBatches({ size: settledAtOnce, signal }, async (size) => {
    const ids = await findUnsettledRuns(db, after, size)
    for (const id of ids) {
      await settle(id).catch((error: unknown) => {
        log.warn({ err: error, runId: id }, 'the requests of a run could not be settled')
      })
    }
    after = ids.at(-1) ?? null
    return ids.length
  })
}

async function endOverdue({ db, log, notifications }: SweepDeps): Promise<void> {
  const overdue = await readRows(
    db,
    runRow.pick({ id: true }),
    sql`select id from runs where ${isLive} and deadline_at < ${before(overdueMs)}`,
  )
  for (const { id } of overdue) {
    const detail = 'The summary took too long and was stopped. Please try again.'
    const seq = await endRun(db, id, 'failed', { code: 'SUMMARY_TIMEOUT', detail })
    if (seq === null) continue
    notifyEnd(notifications, id, seq)
    log.warn({ runId: id }, 'a run was stopped: it is overdue')
  }
}

async function resendJobless({ db, queue, log, notifications }: SweepDeps): Promise<void> {
  const jobless = await readRows(
    db,
    runRow.pick({ id: true, priority: true }),
    sql`select id, priority from runs where ${isLive} and created_at < ${before(joblessMs)}
      and not exists (select from pgboss.job where job.name = ${queue.name} and job.id = runs.id)`,
  )
  for (const { id, priority } of jobless) {
    await transaction(db, (tx) => queue.send(tx, id, priority))
    notifications.notify(jobsChannel, queue.name)
    log.warn({ runId: id }, 'a run had lost its job and got a new one')
  }
}

/**
 * Deletes runs with their events and requests, in the caller's transaction; gives how many. A request is
 * added while its run is locked, so that the second statement sees all there will ever be: they have no
 * foreign key to the run.
 */
async function deleteRuns(tx: Db, where: Sql): Promise<number> {
  const locked = await readRows(tx, idRow, sql`select id from runs where ${where} order by id for update`)
  if (locked.length === 0) return 0
  const ids = JSON.stringify(locked.map(({ id }) => id))
  const among = sql`(select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`
  await tx.execute(sql`
    with requests as (delete from run_requests where run_id in ${among})
    delete from runs where id in ${among}`)
  return locked.length
}

/** Deletes the runs that were made of these transcripts: their events hold text of them. */
export async function deleteRunsOfTranscripts(tx: Db, transcriptIds: readonly string[]): Promise<void> {
  if (transcriptIds.length === 0) return
  await deleteRuns(
    tx,
    sql`task #>> '{subject,transcriptId}' =
      any(${textArray(transcriptIds)})`,
  )
}

/** Deletes the ended runs that only this account requested. */
export async function deleteRunsOf(tx: Db, userId: string): Promise<void> {
  await deleteRuns(
    tx,
    sql`state not in ('queued', 'running')
      and id in (select run_id from run_requests where user_id = ${userId})
      and not exists (select from run_requests as other
        where other.run_id = runs.id and other.user_id is distinct from ${userId})`,
  )
}
