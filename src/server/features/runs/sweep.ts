import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { PooledOrm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import { runFollowers, runs } from '#server/db/schema/runs.ts'
import { transaction } from '#server/db/transaction.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import { jobsChannel } from '#server/jobs/job-queue.ts'
import { endRun } from './event-rows.ts'
import { removeGoneFollowers } from './followers.ts'
import { runStopsChannel, tellEvents } from './channels.ts'
import type { RunNotifications } from './channels.ts'
import type { RunTimes } from './queue.ts'

type Options = {
  orm: PooledOrm
  queue: JobQueue
  notifications: RunNotifications
  log: Log
  times: RunTimes
  /** Gives places back whose followers left before they got anything. */
  releasePlaces: (placeIds: string[]) => Promise<void>
}

const hourMs = 3_600_000
/** How long an ended run can still be followed to its end. */
const keptMs = 24 * hourMs
/** A worker ends its run at the deadline; this much later it is taken for dead. */
const overdueMs = 5000
/** A job is sent together with its run, so a run of this age without one was restored from a backup. */
const joblessMs = 60_000
const rareMs = 60_000

/** Begins to sweep: followers that left, runs that nobody waits for, that are overdue, jobless or long over. */
export function startRunSweep(options: Options): { stop: () => void } {
  const began = performance.now()
  let rarely = began
  let sweeping = false

  async function sweep(): Promise<void> {
    // After a stop of the whole service the followers need a moment to come back.
    if (performance.now() - began > options.times.leaseMs) await sweepLeft(options)
    await sweepOverdue(options)
    if (performance.now() - rarely < rareMs) return
    rarely = performance.now()
    await resendJobless(options)
    await removeOld(options)
  }

  const beat = setInterval(() => {
    if (sweeping) return
    sweeping = true
    sweep()
      .catch((error: unknown) => options.log.warn({ err: error }, 'runs could not be swept'))
      .finally(() => {
        sweeping = false
      })
  }, options.times.beatMs)
  return { stop: () => clearInterval(beat) }
}

const isLive = inArray(runs.state, ['queued', 'running'])
const before = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`

async function sweepLeft({ orm, log, times, notifications, releasePlaces }: Options): Promise<void> {
  const places = await removeGoneFollowers(orm, times.graceMs)
  if (places.length > 0) await releasePlaces(places)
  const nobody = notExists(
    orm
      .select({ one: sql`1` })
      .from(runFollowers)
      .where(eq(runFollowers.runId, runs.id)),
  )
  const left = await orm.select({ id: runs.id }).from(runs).where(and(isLive, nobody))
  for (const { id } of left) {
    const seq = await transaction(orm, async (tx) => {
      // Whoever joins holds the row, so the second look sees them; the first alone could be out of date.
      await tx.select({ id: runs.id }).from(runs).where(eq(runs.id, id)).for('update')
      const [alone] = await tx
        .select({ id: runs.id })
        .from(runs)
        .where(and(eq(runs.id, id), isLive, nobody))
      if (alone === undefined) return null
      const detail = 'The summary was stopped because nobody waited for it.'
      return await endRun(tx, id, 'cancelled', { code: 'SUMMARY_STOPPED', detail })
    })
    if (seq === null) continue
    tellEnd(notifications, id, seq)
    log.info({ runId: id }, 'a run was stopped: nobody waits for it')
  }
}

async function sweepOverdue({ orm, log, notifications }: Options): Promise<void> {
  const overdue = await orm
    .select({ id: runs.id })
    .from(runs)
    .where(and(isLive, lt(runs.deadlineAt, before(overdueMs))))
  for (const { id } of overdue) {
    const detail = 'The summary took too long and was stopped. Please try again.'
    const seq = await endRun(orm, id, 'failed', { code: 'SUMMARY_TIMEOUT', detail })
    if (seq === null) continue
    tellEnd(notifications, id, seq)
    log.warn({ runId: id }, 'a run was stopped: it is overdue')
  }
}

async function resendJobless({ orm, queue, log, notifications }: Options): Promise<void> {
  const jobless = await orm
    .select({ id: runs.id, priority: runs.priority })
    .from(runs)
    .where(
      and(
        isLive,
        lt(runs.createdAt, before(joblessMs)),
        sql`not exists (select from pgboss.job where name = ${queue.name} and pgboss.job.id = ${runs.id})`,
      ),
    )
  for (const { id, priority } of jobless) {
    await transaction(orm, (tx) => queue.send(tx, id, priority))
    notifications.notify(jobsChannel, queue.name)
    log.warn({ runId: id }, 'a run had lost its job and got a new one')
  }
}

function tellEnd(notifications: RunNotifications, runId: string, seq: number): void {
  tellEvents(notifications, runId, seq)
  notifications.notify(runStopsChannel, runId)
}

async function removeOld({ orm }: Options): Promise<void> {
  await orm.delete(runs).where(lt(runs.endedAt, before(keptMs)))
}
