import { z } from 'zod'
import { problemCodes } from '#contract/problems.ts'
import { maxDigestEntries } from '#product/following.ts'
import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import { isOlder, newestFirstKey } from '#server/db/paging.ts'
import type { ItemPosition } from '#server/db/paging.ts'
import { findRow, idRow, isoTime, readRow, readRows, sql, totalRow } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import { findSettings } from './settings.ts'

/**
 * Makes the digest of a day of what no digest has yet, in a transaction; gives its id, `null` where there is
 * nothing. What waits for the quota is named once, and comes again when it is done.
 */
export async function insertDigest(
  tx: Db,
  { userId, dueOn, isMailed }: { userId: string; dueOn: string; isMailed: boolean },
): Promise<string | null> {
  const pending = sql`select id from followed_items where user_id = ${userId} and digest_id is null
    and (state in ('done', 'failed') or (state = 'unpaid' and waiting_digest_id is null))
    order by changed_at, id limit ${maxDigestEntries}`
  const digest = await findRow(
    tx,
    idRow,
    sql`insert into digests (user_id, due_on, made_at, mail, next_try_at)
      select ${userId}, ${dueOn}::date, ledger_now(), ${isMailed ? 'waiting' : 'none'}, ledger_now()
      where exists (${pending})
      on conflict (user_id, due_on) do nothing returning id`,
  )
  if (digest === null) return null
  await tx.execute(sql`
    update followed_items set
      digest_id = case when state in ('done', 'failed') then ${digest.id}::uuid end,
      waiting_digest_id = case when state = 'unpaid' then ${digest.id}::uuid else waiting_digest_id end
    where id in (${pending})`)
  return digest.id
}

/** Holds for a digest's items: one that waited for quota belongs to a later digest when done. */
const isIn = (digestId: Sql): Sql => sql`
  (item.digest_id = ${digestId} or (item.waiting_digest_id = ${digestId} and item.digest_id is null))`

const listedSchema = z.object({
  id: z.guid(),
  dueOn: z.string(),
  madeAt: z.string(),
  done: z.int(),
  failed: z.int(),
  waiting: z.int(),
  key: z.string(),
})

const key = newestFirstKey(sql`digest.made_at`)
const counted = (state: string): Sql => sql`
  (select count(*)::int from followed_items as item
    where ${isIn(sql`digest.id`)} and item.state = ${state})`

/** One page of the digests of an account, the newest first, and how many there are. */
export async function selectDigests(
  db: Db,
  { userId, after, limit }: { userId: string; after: ItemPosition | null; limit: number },
): Promise<{ rows: z.output<typeof listedSchema>[]; total: number }> {
  const isAfter = isOlder(sql`digest.made_at`, sql`digest.id`, after)
  const rows = await readRows(
    db,
    listedSchema,
    sql`select digest.id, digest.due_on::text as "dueOn", ${key}::text as key,
      ${isoTime(sql`digest.made_at`)} as "madeAt",
      ${counted('done')} as done, ${counted('failed')} as failed, ${counted('unpaid')} as waiting
    from digests as digest where digest.user_id = ${userId} and ${isAfter}
    order by digest.made_at desc, digest.id limit ${limit}`,
  )
  const { total } = await readRow(
    db,
    totalRow,
    sql`select count(*)::int as total from digests where user_id = ${userId}`,
  )
  return { rows, total }
}

const digestSchema = z.object({ id: z.guid(), dueOn: z.string(), madeAt: z.string() })
export type DigestRow = z.output<typeof digestSchema>

/** A digest of an account; `null` for one that is not its own. */
export async function findDigest(db: Db, userId: string, id: string): Promise<DigestRow | null> {
  return await findRow(
    db,
    digestSchema,
    sql`select id, due_on::text as "dueOn", ${isoTime(sql`made_at`)} as "madeAt"
      from digests where id = ${id} and user_id = ${userId}`,
  )
}

const entrySchema = z.object({
  id: z.guid(),
  state: z.enum(['done', 'failed', 'unpaid']),
  title: z.string().nullable(),
  source: z.string().nullable(),
  url: z.string(),
  videoId: z.string().nullable(),
  historyId: z.guid().nullable(),
  summaryId: z.guid().nullable(),
  reason: z.string().nullable(),
  reasonCode: z.enum(problemCodes).nullable(),
})
export type EntryRow = z.output<typeof entrySchema>

/**
 * The videos of a digest: the done ones first. A summary that its owner deleted, or that the plan no longer
 * shows, has no text.
 */
export async function selectEntries(
  db: Db,
  { userId, digestId, windowDays }: { userId: string; digestId: string; windowDays: number | null },
): Promise<EntryRow[]> {
  const isShown =
    windowDays === null
      ? sql`true`
      : sql`history.created_at > ledger_now() - ${windowDays} * interval '1 day'`
  return await readRows(
    db,
    entrySchema,
    sql`select item.id, case when item.state in ('done', 'failed') then item.state else 'unpaid' end as state,
      coalesce(transcripts.title, entry.title) as title, watches.title as source, entry.url, entry.video_id as "videoId",
      history.id as "historyId", case when ${isShown} then history.summary_id end as "summaryId", item.failure_detail as reason,
      item.failure_code as "reasonCode"
    from followed_items as item
    join watched_entries as entry on entry.id = item.entry_id
    join watches on watches.id = entry.watch_id
    left join history_items as history on history.id = item.history_id and history.user_id = item.user_id
      and history.deleted_at is null
    left join transcripts on transcripts.id = history.transcript_id
    where item.user_id = ${userId} and ${isIn(sql`${digestId}`)}
    order by array_position(array['done', 'failed'], item.state) nulls last, watches.title, item.created_at, item.id`,
  )
}

/** The ids in the history of what a digest has, as a subquery. */
export function historyOf(userId: string, digestId: string): Sql {
  return sql`(select item.history_id from followed_items as item
    where item.user_id = ${userId} and ${isIn(sql`${digestId}`)})`
}

const mailSchema = z.object({
  id: z.guid(),
  userId: z.guid(),
  email: z.string(),
  language: z.string().nullable(),
  dueOn: z.string(),
  madeAt: z.string(),
  attempts: z.int(),
  isMailed: z.boolean(),
  origin: z.string(),
})
export type DueMail = z.output<typeof mailSchema>

/** The minutes that an attempt to send one holds, and the pause after it, which doubles with each. */
const firstPauseMinutes = 5
const maxPauseMinutes = 240

/** Claims digests that are to be mailed, each for one process. */
export async function claimMails(db: Db, count: number): Promise<DueMail[]> {
  return await readRows(
    db,
    mailSchema,
    sql`update digests set attempts = digests.attempts + 1,
        next_try_at = ledger_now() + least(${firstPauseMinutes} * power(2, digests.attempts), ${maxPauseMinutes}) * interval '1 minute'
      from users, digest_settings
      where users.id = digests.user_id and digest_settings.user_id = digests.user_id and digests.id = any(array(
        select id from digests where mail = 'waiting' and next_try_at <= ledger_now()
        order by next_try_at limit ${count} for update skip locked))
      returning digests.id, digests.user_id as "userId", users.email, users.interface_language as language, digests.due_on::text as "dueOn",
        ${isoTime(sql`digests.made_at`)} as "madeAt", digests.attempts, digest_settings.is_mailed as "isMailed", digest_settings.origin`,
  )
}

/** Ends the sending of a digest. */
export async function endMail(db: Db, id: string, mail: 'none' | 'sent' | 'failed'): Promise<void> {
  await db.execute(sql`update digests set mail = ${mail}, next_try_at = null where id = ${id}`)
}

/** Digests that are past their retention. */
export const dueDigests: Due = {
  table: 'digests',
  by: 'made_at',
  where: isOlderThan(sql`made_at`, retentionDays.digest),
}

const dueOnRow = z.object({ dueOn: z.string() })

/** Exports and deletes the digests of an account. Their videos are in the export of what it follows. */
export const digestsHook: AccountHook = {
  name: 'digests',
  export: async (db, userId) => {
    const settings = await findSettings(db, userId)
    const digests = await readRows(
      db,
      dueOnRow,
      sql`select due_on::text as "dueOn" from digests where user_id = ${userId} order by due_on`,
    )
    if (settings === null) return null
    const { userId: _userId, feedNonce: _nonce, ...shown } = settings
    return { settings: shown, digests: digests.map(({ dueOn }) => dueOn) }
  },
  purge: async (tx, userId) => {
    await tx.execute(sql`delete from digests where user_id = ${userId}`)
    await tx.execute(sql`delete from digest_settings where user_id = ${userId}`)
  },
}
