import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm } from '#server/db/database.ts'
import { findRow } from '#server/db/read-rows.ts'
import { withoutFlush } from '#server/db/transaction.ts'
import { runs } from '#server/db/schema/runs.ts'
import type { RunTask } from '#server/db/schema/runs.ts'

/** A run of the first plan goes before others that were requested up to this much earlier, in seconds; so no run waits for ever. */
export const firstPlanLeadSeconds = 120

/** States of a run that is not over. */
const isLive = inArray(runs.state, ['queued', 'running'])

export type NewRun = {
  key: string
  task: RunTask
  /** Whether the plan of the caller goes first. */
  isFirst: boolean
}

/** A run that a worker has claimed. */
export type ClaimedRun = {
  id: string
  attempt: number
  lastSeq: number
  task: RunTask
  /** The account or browser that asked for it first, as `turnOf` names it; `null` when no request is left. */
  requestedBy: string | null
  /** Since the request, and until the deadline, by the clock of the database. */
  waitedMs: number
  remainingMs: number
}

/**
 * The priority in the queue: the second of the request counted down, so that earlier requests go first, with a lead for
 * the first plan. It is constant, yet each second of waiting counts as much as one of the lead.
 */
const queuePriority = (isFirst: boolean) =>
  sql<number>`(${isFirst ? firstPlanLeadSeconds : 0} - extract(epoch from now() - timestamptz '2026-01-01'))::int`

const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/** The live run with this key. */
export async function findLiveRun(orm: Orm, key: string): Promise<{ id: string } | null> {
  const [row] = await orm
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.key, key), isLive))
  return row ?? null
}

/** The live run with this key, locked until the transaction ends so that nothing ends it meanwhile. */
export async function lockLiveRun(tx: Orm, key: string, isFirst: boolean) {
  const [row] = await tx
    .select({
      id: runs.id,
      state: runs.state,
      priority: runs.priority,
      ownPriority: queuePriority(isFirst),
    })
    .from(runs)
    .where(and(eq(runs.key, key), isLive))
    .for('update')
  return row ?? null
}

/**
 * Inserts a run with its first event, in one statement; `null` when the key has a live run. A power cut may
 * lose a run of which no event was read.
 */
export async function insertRun(
  tx: Orm,
  { key, task, isFirst }: NewRun,
  deadlineMs: number,
): Promise<{ id: string; priority: number } | null> {
  return await findRow(
    tx,
    z.object({ id: z.guid(), priority: z.int() }),
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
export async function updatePriority(tx: Orm, runId: string, priority: number): Promise<void> {
  await tx.update(runs).set({ priority }).where(eq(runs.id, runId))
}

/** How many runs wait for a worker. */
export async function countQueuedRuns(orm: Orm): Promise<number> {
  const [row] = await orm.select({ waiting: count() }).from(runs).where(eq(runs.state, 'queued'))
  return row?.waiting ?? 0
}

/**
 * Claims a run for this worker; from then on writes of earlier attempts change nothing. `null` when it is over. A power cut
 * may undo it, but never what was written after it.
 */
export async function claimRun(orm: Orm, id: string): Promise<ClaimedRun | null> {
  const [row] = await orm
    .update(runs)
    .set({ state: 'running', attempt: sql`${runs.attempt} + 1` })
    .where(and(eq(runs.id, id), isLive))
    .returning({
      id: runs.id,
      attempt: runs.attempt,
      lastSeq: runs.lastSeq,
      task: runs.task,
      requestedBy: sql<string | null>`(select coalesce('account/' || user_id, 'visitor/' || visitor_id)
        from run_requests where run_id = ${runs.id} order by created_at limit 1)`,
      flush: withoutFlush,
      waitedMs: sql<number>`(extract(epoch from now() - ${runs.createdAt}) * 1000)::float8`,
      remainingMs: sql<number>`(extract(epoch from ${runs.deadlineAt} - now()) * 1000)::float8`,
    })
  return row ?? null
}

/** The runs among these whose attempt is still the current one. */
export async function findRunning(
  orm: Orm,
  attempts: readonly { id: string; attempt: number }[],
): Promise<ReadonlySet<string>> {
  const found = await orm
    .select({ id: runs.id, attempt: runs.attempt })
    .from(runs)
    .where(
      and(
        eq(runs.state, 'running'),
        inArray(
          runs.id,
          attempts.map(({ id }) => id),
        ),
      ),
    )
  return new Set(
    attempts
      .filter(({ id, attempt }) => found.some((run) => run.id === id && run.attempt === attempt))
      .map(({ id }) => id),
  )
}

/** The number of the newest event of each of these runs. */
export async function readLastSeqs(
  orm: Orm,
  ids: readonly string[],
): Promise<{ id: string; lastSeq: number }[]> {
  return await orm
    .select({ id: runs.id, lastSeq: runs.lastSeq })
    .from(runs)
    .where(inArray(runs.id, [...ids]))
}

/** Locks a run until the transaction ends; `false` when it is over. */
export async function lockRun(tx: Orm, id: string): Promise<boolean> {
  const locked = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.id, id), isLive))
    .for('update')
  return locked.length > 0
}

/** Whether a run has ended with its summary. */
export async function isDone(orm: Orm, id: string): Promise<boolean> {
  const done = await orm
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.id, id), eq(runs.state, 'done')))
  return done.length > 0
}

/** Makes a run wait again; `false` when it is over or another worker's. */
export async function requeueRun(
  orm: Orm,
  { id, attempt }: { id: string; attempt: number },
): Promise<boolean> {
  const requeued = await orm
    .update(runs)
    .set({ state: 'queued' })
    .where(and(eq(runs.id, id), eq(runs.attempt, attempt), eq(runs.state, 'running')))
    .returning({ id: runs.id })
  return requeued.length > 0
}
