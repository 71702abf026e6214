import { z } from 'zod'
import { problemCodes } from '#contract/problems.ts'
import { itemStates, leftOutDays, followKinds } from '#product/following.ts'
import type { Db } from '#server/db/database.ts'
import { isOlder, newestFirstKey } from '#server/db/paging.ts'
import type { ItemPosition } from '#server/db/paging.ts'
import { findRow, idRow, isoTime, readRow, readRows, sql, totalRow } from '#server/db/sql.ts'
import { ownFormName } from '#server/features/forms/service.ts'
import { itemKey } from './entries-repo.ts'

const insertedFollowRow = z.object({ id: z.guid(), isNew: z.boolean() })

/** Inserts a follow, or finds the one that is there, which keeps its form. */
export async function insertFollow(
  tx: Db,
  { userId, followedId, form }: { userId: string; followedId: string; form: string },
): Promise<{ id: string; isNew: boolean }> {
  return await readRow(
    tx,
    insertedFollowRow,
    sql`insert into follows (user_id, watch_id, form, created_at) values (${userId}, ${followedId}, ${form}, ledger_now())
      on conflict (user_id, watch_id) do update set watch_id = excluded.watch_id
      returning id, xmax = 0 as "isNew"`,
  )
}

const countRow = z.object({ count: z.int() })

/** The number of sources that an account follows. */
export async function countFollows(db: Db, userId: string): Promise<number> {
  const { count } = await readRow(
    db,
    countRow,
    sql`select count(*)::int as count from follows where user_id = ${userId}`,
  )
  return count
}

/** An account follows a source. */
export async function isFollowing(db: Db, userId: string, followedId: string): Promise<boolean> {
  const found = await findRow(
    db,
    idRow,
    sql`select id from follows where user_id = ${userId} and watch_id = ${followedId}`,
  )
  return found !== null
}

const followSchema = z.object({
  id: z.guid(),
  kind: z.enum(followKinds),
  followedKey: z.string(),
  title: z.string().nullable(),
  followedAt: z.string(),
  checkedAt: z.string().nullable(),
  newestAt: z.string().nullable(),
  failureCode: z.string().nullable(),
  form: z.string(),
  formName: z.string().nullable(),
  waiting: z.int(),
  leftOut: z.int(),
})
export type FollowRow = z.output<typeof followSchema>

/** The follows of an account, by name; or one of them. */
export async function selectFollows(db: Db, userId: string, id: string | null = null): Promise<FollowRow[]> {
  return await readRows(
    db,
    followSchema,
    sql`select follows.id, watches.kind, watches.source_key as "followedKey", watches.title,
      ${isoTime(sql`follows.created_at`)} as "followedAt",
      ${isoTime(sql`greatest(watches.read_at, watches.listed_at)`)} as "checkedAt",
      ${isoTime(sql`watches.entry_at`)} as "newestAt", watches.failure_code as "failureCode",
      follows.form, ${ownFormName(sql`follows.form`, sql`follows.user_id`)} as "formName",
      (select count(*)::int from followed_items where followed_items.follow_id = follows.id
        and followed_items.state in ('waiting', 'queued', 'unpaid', 'working')) as waiting,
      (select count(*)::int from watched_entries as entry where entry.watch_id = watches.id and entry.rank is null
        and entry.seen_at >= greatest(follows.created_at, ledger_now() - ${leftOutDays} * interval '1 day')
        and not exists (select from followed_items as own
          where own.user_id = follows.user_id and own.entry_key = ${itemKey})) as "leftOut"
    from follows join watches on watches.id = follows.watch_id
    where follows.user_id = ${userId} and (${id}::uuid is null or follows.id = ${id}::uuid)
    order by lower(watches.title) nulls last, follows.created_at, follows.id`,
  )
}

/** Chooses another form for a follow; `false` for one that is not the account's. */
export async function updateForm(db: Db, userId: string, id: string, form: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update follows set form = ${form} where id = ${id} and user_id = ${userId}`,
  )
  return rowCount === 1
}

/** Ends a follow with its list; `false` for another account's. Its summaries stay. */
export async function deleteFollow(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from follows where id = ${id} and user_id = ${userId}`)
  return rowCount === 1
}

const itemSchema = z.object({
  id: z.guid(),
  state: z.enum(itemStates),
  title: z.string().nullable(),
  url: z.string(),
  videoId: z.string().nullable(),
  seenAt: z.string(),
  publishedAt: z.string().nullable(),
  nextTryAt: z.string().nullable(),
  historyId: z.guid().nullable(),
  /** Null where the summary was deleted, or is no longer in view. */
  summaryId: z.guid().nullable(),
  failureCode: z.enum(problemCodes).nullable(),
  failureDetail: z.string().nullable(),
  key: z.string(),
})
export type ItemRow = z.output<typeof itemSchema>

const key = newestFirstKey(sql`item.created_at`)

/** One page of the videos that a follow brought, the newest first, and how many there are. */
export async function selectItems(
  db: Db,
  {
    userId,
    followId,
    windowDays,
    after,
    limit,
  }: {
    userId: string
    followId: string
    windowDays: number | null
    after: ItemPosition | null
    limit: number
  },
): Promise<{ rows: ItemRow[]; total: number }> {
  const isAfter = isOlder(sql`item.created_at`, sql`item.id`, after)
  const rows = await readRows(
    db,
    itemSchema,
    sql`select item.id, item.state, entry.title, entry.url, entry.video_id as "videoId", ${key}::text as key,
      ${isoTime(sql`item.created_at`)} as "seenAt",
      ${isoTime(sql`entry.published_at`)} as "publishedAt",
      ${isoTime(sql`case when item.state = 'waiting' then entry.next_try_at when item.state = 'unpaid' then item.next_try_at end`)} as "nextTryAt",
      item.history_id as "historyId", history.summary_id as "summaryId", coalesce(item.failure_code, entry.failure_code) as "failureCode",
      coalesce(item.failure_detail, entry.failure_detail) as "failureDetail"
    from followed_items as item join watched_entries as entry on entry.id = item.entry_id
    left join history_items as history on history.id = item.history_id and history.user_id = item.user_id
      and history.deleted_at is null and (${windowDays}::int is null
        or history.created_at > ledger_now() - ${windowDays}::int * interval '1 day')
    where item.follow_id = ${followId} and item.user_id = ${userId} and ${isAfter}
    order by item.created_at desc, item.id limit ${limit}`,
  )
  const { total } = await readRow(
    db,
    totalRow,
    sql`select count(*)::int as total from followed_items where follow_id = ${followId} and user_id = ${userId}`,
  )
  return { rows, total }
}

const retriedItemRow = z.object({ entryId: z.guid(), isReady: z.boolean() })

/** Tries a video again that failed; `false` for one that did not, or is not the account's. */
export async function retryItem(tx: Db, userId: string, id: string): Promise<boolean> {
  const found = await findRow(
    tx,
    retriedItemRow,
    sql`select entry.id as "entryId", entry.state = 'ready' as "isReady"
      from followed_items as item join watched_entries as entry on entry.id = item.entry_id
      where item.id = ${id} and item.user_id = ${userId} and item.state = 'failed' for update of item`,
  )
  if (found === null) return false
  const { entryId, isReady } = found
  await tx.execute(sql`
    update followed_items set state = ${isReady ? 'queued' : 'waiting'}, attempts = 0, next_try_at = ledger_now(),
      run_id = null, failure_code = null, failure_detail = null, changed_at = ledger_now()
    where id = ${id}`)
  await tx.execute(sql`
    update watched_entries set state = 'waiting', attempts = 0, next_try_at = ledger_now()
    where id = ${entryId} and state = 'failed'`)
  return true
}
