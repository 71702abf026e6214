import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { findRow, readRow, readRows, sql, idArray } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { runRow } from '#server/db/stored-rows.ts'
import type { RunTask } from '#server/db/stored-rows.ts'
import { withoutFlush } from '#server/db/transaction.ts'

/**
 * A run of the first plan goes before others that were requested up to this much earlier, in seconds; so no
 * run waits for ever.
 */
export const firstPlanLeadSeconds = 120

/** States of a run that is not over. */
export const isLive = sql`state in ('queued', 'running')`

export type NewRun = {
  key: string
  task: RunTask
  /** True where the plan of the caller goes first. */
  isFirst: boolean
}

const claimedRow = runRow.pick({ id: true, attempt: true, lastSeq: true, task: true }).extend({
  /** The account or browser that asked for it first, as `turnOf` names it; `null` when no request is left. */
  requestedBy: z.string().nullable(),
  /** Since the request, and until the deadline, by the clock of the database. */
  waitedMs: z.number(),
  remainingMs: z.number(),
})

/** A run that a worker has claimed. */
export type ClaimedRun = z.output<typeof claimedRow>

/**
 * The priority in the queue: the second of the request counted down, so that earlier requests go first, with
 * a lead for the first plan. It is constant, yet each second of waiting counts as much as one of the lead.
 */
const queuePriority = (isFirst: boolean): Sql =>
  sql`(${isFirst ? firstPlanLeadSeconds : 0} - extract(epoch from now() - timestamptz '2026-01-01'))::int`

const inMs = (ms: number): Sql => sql`now() + ${ms} * interval '1 millisecond'`

const idSchema = runRow.pick({ id: true })

/** The live run with this key. */
export async function findLiveRun(db: Db, key: string): Promise<{ id: string } | null> {
  return await findRow(db, idSchema, sql`select id from runs where key = ${key} and ${isLive}`)
}

const liveRow = runRow.pick({ id: true, state: true, priority: true }).extend({ ownPriority: z.int() })

/** The live run with this key, locked until the transaction ends so that nothing ends it meanwhile. */
export async function lockLiveRun(
  tx: Db,
  key: string,
  isFirst: boolean,
): Promise<z.output<typeof liveRow> | null> {
  return await findRow(
    tx,
    liveRow,
    sql`select id, state, priority, ${queuePriority(isFirst)} as "ownPriority" from runs
    where key = ${key} and ${isLive} for update`,
  )
}

/**
 * Inserts a run with its first event, in one statement; `null` when the key has a live run. A power cut may
 * lose a run of which no event was read.
 */
export async function insertRun(
  tx: Db,
  { key, task, isFirst }: NewRun,
  deadlineMs: number,
): Promise<{ id: string; priority: number } | null> {
  return await findRow(
    tx,
    runRow.pick({ id: true, priority: true }),
    sql`with run as (
      insert into runs (key, task, priority, last_seq, deadline_at)
      values (${key}, ${JSON.stringify(task)}::jsonb, ${queuePriority(isFirst)}, 1, ${inMs(deadlineMs)})
      on conflict (key) where state in ('queued', 'running') do nothing
      returning id, priority),
    first_event as (
      insert into run_events (run_id, seq, event)
      select id, 1, jsonb_build_object('event', 'run', 'data', jsonb_build_object('runId', id)) from run)
    select id, priority, ${withoutFlush} as flush from run`,
  )
}

/** Stores the new priority of a waiting run. */
export async function updatePriority(tx: Db, runId: string, priority: number): Promise<void> {
  await tx.execute(sql`update runs set priority = ${priority} where id = ${runId}`)
}

const waitingRow = z.object({ waiting: z.int() })

/** The number of runs that wait for a worker. */
export async function countQueuedRuns(db: Db): Promise<number> {
  const { waiting } = await readRow(
    db,
    waitingRow,
    sql`select count(*)::int as waiting from runs where state = 'queued'`,
  )
  return waiting
}

/**
 * Claims a run for this worker; from then on writes of earlier attempts change nothing. `null` when it is
 * over. A power cut may undo it, but never what was written after it.
 */
export async function claimRun(db: Db, id: string): Promise<ClaimedRun | null> {
  return await findRow(
    db,
    claimedRow,
    sql`update runs set state = 'running', attempt = attempt + 1 where id = ${id} and ${isLive}
    returning id, attempt, last_seq as "lastSeq", task,
      (select coalesce('account/' || user_id, 'visitor/' || visitor_id)
        from run_requests where run_id = runs.id order by created_at limit 1) as "requestedBy",
      ${withoutFlush} as flush,
      (extract(epoch from now() - created_at) * 1000)::float8 as "waitedMs",
      (extract(epoch from deadline_at - now()) * 1000)::float8 as "remainingMs"`,
  )
}

/** The runs among these whose attempt is still the current one. */
export async function findRunning(
  db: Db,
  attempts: readonly { id: string; attempt: number }[],
): Promise<ReadonlySet<string>> {
  const ids = attempts.map(({ id }) => id)
  const found = await readRows(
    db,
    runRow.pick({ id: true, attempt: true }),
    sql`select id, attempt from runs where state = 'running' and id = any(${idArray(ids)})`,
  )
  return new Set(
    attempts
      .filter(({ id, attempt }) => found.some((run) => run.id === id && run.attempt === attempt))
      .map(({ id }) => id),
  )
}

/** The number of the newest event of each of these runs. */
export async function readLastSeqs(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; lastSeq: number }[]> {
  return await readRows(
    db,
    runRow.pick({ id: true, lastSeq: true }),
    sql`select id, last_seq as "lastSeq" from runs where id = any(${idArray(ids)})`,
  )
}

/** Locks a run until the transaction ends; `false` when it is over. */
export async function lockRun(tx: Db, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from runs where id = ${id} and ${isLive} for update`)
  return rowCount === 1
}

/** A run has ended with its summary. */
export async function isDone(db: Db, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from runs where id = ${id} and state = 'done'`)
  return rowCount === 1
}

/** Makes a run wait again; `false` when it is over or another worker's. */
export async function requeueRun(db: Db, { id, attempt }: { id: string; attempt: number }): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update runs set state = 'queued' where id = ${id} and attempt = ${attempt} and state = 'running'`)
  return rowCount === 1
}
