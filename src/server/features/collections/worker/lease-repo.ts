import { z } from 'zod'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, idArray, sql } from '#server/db/sql.ts'
import type { ItemProblem } from '../items-repo.ts'

/** The seconds for which a worker may be silent before another one takes its video. */
export const leaseSeconds = 60

const leasedSchema = z.object({
  id: z.guid(),
  lease: z.guid(),
  collectionId: z.guid(),
  videoId: z.string(),
  attempts: z.int(),
  userId: z.guid(),
  style: z.enum(summaryStyles),
  language: z.enum(summaryLanguages),
  form: z.string(),
})
/** A video that this worker is at work on. */
export type LeasedItem = z.output<typeof leasedSchema>

const ends = sql`ledger_now() + ${leaseSeconds} * interval '1 second'`
const isFree = sql`(item.state = 'waiting' and (item.due_at is null or item.due_at <= ledger_now())
  or item.state = 'working' and item.due_at <= ledger_now())`

/** Not paused by its owner, as it is when its row is locked: a pause meanwhile stays. */
const isOpen = sql`(collection.state = 'working' or collection.paused_by = 'quota' and collection.resumes_at <= ledger_now())`

/**
 * Leases the next video: of the person of whom the fewest are at work, and of those whose turn is the longest
 * ago. `null` when nothing waits, or another worker was faster.
 */
export async function leaseItem(db: Db): Promise<LeasedItem | null> {
  return await findRow(
    db,
    leasedSchema,
    sql`with people as (
      select collection.user_id, max(collection.served_at) as served_at,
        sum((select count(*) from collection_items as item
          where item.collection_id = collection.id and item.state = 'working' and item.due_at > ledger_now())) as at_work
      from collections as collection
      where collection.state <> 'ended' group by collection.user_id),
    next as (
      select waiting.id, waiting.collection_id from people
      cross join lateral (
        select first.id, collection.id as collection_id from collections as collection
        cross join lateral (
          select item.id from collection_items as item
          where item.collection_id = collection.id and item.state in ('waiting', 'working') and ${isFree}
          order by item.place limit 1) as first
        where collection.user_id = people.user_id
          and ${isOpen}
        order by collection.served_at nulls first, collection.created_at limit 1) as waiting
      order by people.at_work, people.served_at nulls first limit 1),
    open as (
      select collection.id from collections as collection
      where collection.id in (select collection_id from next) and ${isOpen} for update),
    taken as (
      update collection_items as item set state = 'working', lease = gen_random_uuid(), due_at = ${ends},
        attempts = item.attempts + 1
      where item.id in (select id from next) and item.collection_id in (select id from open) and ${isFree}
      returning item.id, item.lease, item.collection_id, item.video_id, item.attempts),
    served as (
      update collections set served_at = ledger_now(), state = 'working', paused_by = null, resumes_at = null
      where id in (select collection_id from taken)
      returning id, user_id, style, language, form)
    select taken.id, taken.lease, taken.collection_id as "collectionId", coalesce(taken.video_id, '') as "videoId", taken.attempts,
      served.user_id as "userId", served.style, served.language, served.form
    from taken join served on served.id = taken.collection_id`,
  )
}

/** Extends leases of this worker. */
export async function extendLeases(db: Db, leases: readonly string[]): Promise<void> {
  await db.execute(sql`
    update collection_items set due_at = ${ends}
    where state = 'working' and lease = any(${idArray(leases)})`)
}

/** The end of a video's work. */
export type ItemEnd =
  | { state: 'done'; historyId: string }
  | { state: 'failed'; problem: ItemProblem }
  /** It is tried again; an attempt that was not its own fault does not count. */
  | { state: 'waiting'; afterSeconds: number; isFree: boolean }

/**
 * Stores what became of a video, and ends its collection with the last of them: then `true`. Nothing where
 * another worker has it by now.
 */
export async function endItem(
  tx: Db,
  { id, lease, collectionId }: LeasedItem,
  end: ItemEnd,
): Promise<boolean> {
  const historyId = end.state === 'done' ? end.historyId : null
  const problem = end.state === 'failed' ? JSON.stringify(end.problem) : null
  const [seconds, refund] = end.state === 'waiting' ? [end.afterSeconds, end.isFree ? 1 : 0] : [null, 0]
  // Of two that end at once the later one sees that nothing is left.
  await tx.execute(sql`select from collections where id = ${collectionId} for update`)
  const { rowCount } = await tx.execute(sql`
    update collection_items set state = ${end.state}, history_id = ${historyId}::uuid, problem = ${problem}::jsonb, lease = null,
      due_at = ledger_now() + ${seconds}::float8 * interval '1 second', attempts = attempts - ${refund}
    where id = ${id} and lease = ${lease}`)
  if (rowCount !== 1) return false
  const ended = await tx.execute(sql`
    update collections set state = 'ended', paused_by = null, resumes_at = null
    where id = ${collectionId} and state <> 'ended' and not exists (
      select from collection_items where collection_id = ${collectionId} and state in ('waiting', 'working'))`)
  return ended.rowCount === 1
}

/**
 * Pauses a collection until there are summaries left again; not while another video of its owner is at work,
 * which gives its summary back when it fails.
 */
export async function pauseForQuota(
  tx: Db,
  { id, collectionId, userId }: LeasedItem,
  resumesAt: string | null,
): Promise<void> {
  await tx.execute(sql`
    update collections set state = 'paused', paused_by = 'quota',
      resumes_at = coalesce(${resumesAt}::timestamptz, ledger_now() + interval '1 hour')
    where id = ${collectionId} and state = 'working' and not exists (
      select from collections as own join collection_items as item on item.collection_id = own.id
      where own.user_id = ${userId} and own.state <> 'ended' and item.state = 'working' and item.id <> ${id}
        and item.due_at > ledger_now())`)
}

/** Goes on with a collection that was paused since no summary was left. */
export async function resumeFromQuota(db: Db, { collectionId }: LeasedItem): Promise<void> {
  await db.execute(sql`
    update collections set state = 'working', paused_by = null, resumes_at = null
    where id = ${collectionId} and state = 'paused' and paused_by = 'quota'`)
}
