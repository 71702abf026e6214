import { sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Log } from '#server/db/log.ts'
import { readRows } from '#server/db/read-rows.ts'
import { runRow } from '#server/db/rows/runs.ts'
import { inBatches, isDue, sweptAtOnce } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import { jobsChannel } from '#server/jobs/queue.ts'
import { notifyEnd } from './channels.ts'
import type { RunDeps, SettleRun } from '#server/features/summaries/context.ts'
import { deleteRuns } from './deletion-repo.ts'
import { endRun } from './events.ts'
import { isLive } from './repo.ts'
import { findUnsettledRuns } from './requests-repo.ts'

type SweepDeps = Pick<RunDeps, 'orm' | 'queue' | 'notifications'> & { log: Log; settle: SettleRun }

const settledAtOnce = 100
const hourMs = 3_600_000
/** How long an ended run can still be followed to its end. */
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
 * Ends overdue runs, sends lost jobs again, settles requests that a dead worker left open, and deletes runs past their
 * retention.
 */
export async function sweepRuns(deps: SweepDeps, signal: AbortSignal): Promise<void> {
  await endOverdue(deps)
  await resendJobless(deps)
  await settleOpen(deps, signal)
  await inBatches({ size: sweptAtOnce, signal }, (size) =>
    transaction(deps.orm, (tx) => deleteRuns(tx, isDue(dueRuns, size))),
  )
}

/** A run whose requests cannot be settled does not keep those of the others open. */
async function settleOpen({ orm, log, settle }: SweepDeps, signal: AbortSignal): Promise<void> {
  let after: string | null = null
  await inBatches({ size: settledAtOnce, signal }, async (size) => {
    const ids = await findUnsettledRuns(orm, after, size)
    for (const id of ids) {
      await settle(id).catch((error: unknown) => {
        log.warn({ err: error, runId: id }, 'the requests of a run could not be settled')
      })
    }
    after = ids.at(-1) ?? null
    return ids.length
  })
}

async function endOverdue({ orm, log, notifications }: SweepDeps): Promise<void> {
  const overdue = await readRows(
    orm,
    runRow.pick({ id: true }),
    sql`select id from runs where ${isLive} and deadline_at < ${before(overdueMs)}`,
  )
  for (const { id } of overdue) {
    const detail = 'The summary took too long and was stopped. Please try again.'
    const seq = await endRun(orm, id, 'failed', { code: 'SUMMARY_TIMEOUT', detail })
    if (seq === null) continue
    notifyEnd(notifications, id, seq)
    log.warn({ runId: id }, 'a run was stopped: it is overdue')
  }
}

async function resendJobless({ orm, queue, log, notifications }: SweepDeps): Promise<void> {
  const jobless = await readRows(
    orm,
    runRow.pick({ id: true, priority: true }),
    sql`select id, priority from runs where ${isLive} and created_at < ${before(joblessMs)}
      and not exists (select from pgboss.job where job.name = ${queue.name} and job.id = runs.id)`,
  )
  for (const { id, priority } of jobless) {
    await transaction(orm, (tx) => queue.send(tx, id, priority))
    notifications.notify(jobsChannel, queue.name)
    log.warn({ runId: id }, 'a run had lost its job and got a new one')
  }
}
