import { sql } from '#server/db/sql.ts'
import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { findRow, readRows } from '#server/db/read-rows.ts'

const dueSchema = z.object({
  id: z.guid(),
  userId: z.guid(),
  videoId: z.string().nullable(),
  title: z.string().nullable(),
  transcripts: z.array(z.object({ url: z.string(), type: z.string() })),
  attempts: z.int(),
})
export type DueItem = z.output<typeof dueSchema>

/** How long an order takes at most before another turn may repeat it. */
const turnSeconds = 120
/** So many summaries of one follower are made at once, so that what a long backlog makes leaves room for others. */
const maxWorkingOfOne = 2

/** Takes items that can be summarized, for one turn, the longest due first. */
export async function takeDueItems(db: Db, turn: string, count: number): Promise<DueItem[]> {
  return await readRows(
    db,
    dueSchema,
    sql`update followed_items as item set holder = ${turn}, next_try_at = ledger_now() + ${turnSeconds} * interval '1 second'
      from watched_entries as entry
      where entry.id = item.entry_id and item.id = any(array(
        select due.id from followed_items as due
        where due.state in ('queued', 'unpaid') and (due.next_try_at <= ledger_now() or due.next_try_at > ledger_now() + interval '2 days')
          and (select count(*) from followed_items as other
            where other.user_id = due.user_id and other.state = 'working') < ${maxWorkingOfOne}
        order by due.next_try_at limit ${count} for update skip locked))
      returning item.id, item.user_id as "userId", entry.video_id as "videoId", entry.title, entry.transcripts, item.attempts`,
  )
}

export type ItemOutcome =
  | { state: 'done'; historyId: string | null }
  | { state: 'working'; runId: string }
  | { state: 'unpaid'; retryMinutes: number }
  | { state: 'queued'; retryMinutes: number; countsAttempt: boolean }
  | { state: 'failed'; code: string; detail: string }

/** Stores what came of an order, unless its turn was lost. */
export async function storeItem(db: Db, id: string, turn: string, outcome: ItemOutcome): Promise<void> {
  const minutes = 'retryMinutes' in outcome ? outcome.retryMinutes : outcome.state === 'working' ? 1 : null
  const failure = outcome.state === 'failed' ? outcome : { code: null, detail: null }
  await db.execute(sql`
    update followed_items set state = ${outcome.state}, holder = null,
      changed_at = case when state = ${outcome.state} then changed_at else ledger_now() end,
      next_try_at = ledger_now() + ${minutes}::float8 * interval '1 minute',
      attempts = attempts + ${outcome.state === 'queued' && outcome.countsAttempt ? 1 : 0},
      run_id = ${outcome.state === 'working' ? outcome.runId : null}::uuid,
      history_id = coalesce(${outcome.state === 'done' ? outcome.historyId : null}::uuid, history_id),
      failure_code = ${failure.code}, failure_detail = ${failure.detail}
    where id = ${id} and holder = ${turn}`)
}

/** The id of a summary of a video in the history of an account, the newest; `null` without one. */
export async function findInHistory(db: Db, userId: string, videoId: string): Promise<string | null> {
  const found = await findRow(
    db,
    z.object({ id: z.guid() }),
    sql`select item.id from history_items as item join transcripts on transcripts.id = item.transcript_id
      where item.user_id = ${userId} and item.summary_id is not null and item.deleted_at is null
        and transcripts.video_id = ${videoId} and transcripts.origin <> 'pasted'
      order by item.created_at desc limit 1`,
  )
  return found?.id ?? null
}

const endedSchema = z.object({
  id: z.guid(),
  userId: z.guid(),
  videoId: z.string().nullable(),
  attempts: z.int(),
  runId: z.guid(),
  historyId: z.guid().nullable(),
  /** What became of the request: `open`, `settled`, or `gone` with its run. */
  request: z.enum(['open', 'settled', 'gone']),
  code: z.string().nullable(),
  detail: z.string().nullable(),
})
export type EndedItem = z.output<typeof endedSchema>

/** Takes items at work whose time to look has come, for one turn, with what became of their requests. */
export async function takeWorkingItems(db: Db, turn: string, count: number): Promise<EndedItem[]> {
  return await readRows(
    db,
    endedSchema,
    sql`update followed_items as item set holder = ${turn}, next_try_at = ledger_now() + ${turnSeconds} * interval '1 second'
      from watched_entries as entry
      where entry.id = item.entry_id and item.id = any(array(
        select due.id from followed_items as due
        where due.state = 'working' and (due.next_try_at <= ledger_now() or due.next_try_at > ledger_now() + interval '2 days'
          or exists (select from run_requests as request
            where request.run_id = due.run_id and request.user_id = due.user_id and request.settled_at is not null))
        order by due.next_try_at limit ${count} for update skip locked))
      returning item.id, item.user_id as "userId", entry.video_id as "videoId", item.attempts, item.run_id as "runId",
        (select history_id from run_requests as request
          where request.run_id = item.run_id and request.user_id = item.user_id
          order by history_id nulls last limit 1) as "historyId",
        coalesce((select case when settled_at is null then 'open' else 'settled' end from run_requests as request
          where request.run_id = item.run_id and request.user_id = item.user_id
          order by settled_at nulls first limit 1), 'gone') as request,
        (select event #>> '{data,code}' from runs join run_events on run_events.run_id = runs.id and run_events.seq = runs.last_seq
          where runs.id = item.run_id and event ->> 'event' = 'problem') as code,
        (select event #>> '{data,detail}' from runs join run_events on run_events.run_id = runs.id and run_events.seq = runs.last_seq
          where runs.id = item.run_id and event ->> 'event' = 'problem') as detail`,
  )
}
