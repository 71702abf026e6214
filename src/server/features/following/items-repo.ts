import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'

const dueSchema = z.object({
  id: z.guid(),
  userId: z.guid(),
  videoId: z.string().nullable(),
  title: z.string().nullable(),
  transcripts: z.array(z.object({ url: z.string(), type: z.string() })),
  soundUrl: z.string().nullable(),
  attempts: z.int(),
  form: z.string(),
})
export type DueItem = z.output<typeof dueSchema>

/** The seconds after which another turn may repeat an order. */
const turnSeconds = 120
/** The summaries of one follower at once, so that a long backlog leaves room for others. */
const maxWorkingOfOne = 2

/** Takes items that can be summarized, for one turn, the longest due first. */
export async function takeDueItems(db: Db, turn: string, count: number): Promise<DueItem[]> {
  const isDue = sql`due.state in ('queued', 'unpaid') and ${isTime}
    and (select count(*) from followed_items as other
      where other.user_id = due.user_id and other.state = 'working') < ${maxWorkingOfOne}`
  const shown = sql`entry.title, entry.transcripts, entry.sound_url as "soundUrl",
    (select follows.form from follows where follows.id = item.follow_id) as form`
  return await readRows(db, dueSchema, take({ turn, count, isDue }, shown))
}

/** Only a clock that jumped leaves an item further ahead. */
const isTime = sql`(due.next_try_at <= ledger_now() or due.next_try_at > ledger_now() + interval '2 days')`

/** Takes items for one turn, the longest due first, and gives the fields of both kinds of work. */
function take({ turn, count, isDue }: { turn: string; count: number; isDue: Sql }, shown: Sql): Sql {
  return sql`update followed_items as item
    set holder = ${turn}, next_try_at = ledger_now() + ${turnSeconds} * interval '1 second'
    from watched_entries as entry
    where entry.id = item.entry_id and item.id = any(array(
      select due.id from followed_items as due where ${isDue}
      order by due.next_try_at limit ${count} for update skip locked))
    returning item.id, item.user_id as "userId", entry.video_id as "videoId", item.attempts, ${shown}`
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

const endedSchema = z.object({
  id: z.guid(),
  userId: z.guid(),
  videoId: z.string().nullable(),
  attempts: z.int(),
  runId: z.guid(),
  historyId: z.guid().nullable(),
  /** The state of the request: `open`, `settled`, or `gone` with its run. */
  request: z.enum(['open', 'settled', 'gone']),
  code: z.string().nullable(),
  detail: z.string().nullable(),
})
export type EndedItem = z.output<typeof endedSchema>

const request = sql`run_requests as request where request.run_id = item.run_id and request.user_id = item.user_id`
/** A field of the last event of an item's run, where that is a failure. */
const failureOfRun = (field: string): Sql => sql`
  (select event #>> array['data', ${field}] from runs
    join run_events on run_events.run_id = runs.id and run_events.seq = runs.last_seq
    where runs.id = item.run_id and event ->> 'event' = 'problem')`

/** Takes items at work that are due or settled, for one turn, with their results. */
export async function takeWorkingItems(db: Db, turn: string, count: number): Promise<EndedItem[]> {
  const isDue = sql`due.state = 'working' and (${isTime}
    or exists (select from run_requests as request
      where request.run_id = due.run_id and request.user_id = due.user_id and request.settled_at is not null))`
  const shown = sql`item.run_id as "runId",
    (select history_id from ${request} order by history_id nulls last limit 1) as "historyId",
    coalesce((select case when settled_at is null then 'open' else 'settled' end from ${request}
      order by settled_at nulls first limit 1), 'gone') as request,
    ${failureOfRun('code')} as code, ${failureOfRun('detail')} as detail`
  return await readRows(db, endedSchema, take({ turn, count, isDue }, shown))
}
