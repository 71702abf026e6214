import { z } from 'zod'
import { pollMinutes, followKinds } from '#product/following.ts'
import type { FollowKind } from '#product/following.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, readRow, readRows, sql } from '#server/db/sql.ts'
import type { FeedVersion } from '#server/ports/feeds.ts'

/** The seconds for which a turn of a poll holds: after them a dead process has lost its turn. */
const turnSeconds = 180
/** Only a clock that jumped leaves a poll further ahead. */
const farAhead = sql`interval '25 hours'`

const followedSchema = z.object({
  id: z.guid(),
  kind: z.enum(followKinds),
  followedKey: z.string(),
  feedUrl: z.string(),
  title: z.string().nullable(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  failures: z.int(),
  /** True where the listing was read long enough ago to be read beside a feed that answers. */
  isListingDue: z.boolean(),
  isListed: z.boolean(),
  /** True where a hub announced news within the hour and no reading has come since. */
  isPushed: z.boolean(),
  /** The hub that is asked to push it, and the address of the feed there. */
  hubUrl: z.string().nullable(),
  hubTopic: z.string().nullable(),
  beganAt: z.number(),
})
export type FollowedRow = z.output<typeof followedSchema>

/** Hours after which the listing is asked although the feed answers: a feed may be old without saying so. */
const crossCheckHours = 6

const columns = sql`watches.id, kind, source_key as "followedKey", feed_url as "feedUrl", title, etag,
  last_modified as "lastModified", failures, listed_at is not null as "isListed",
  coalesce(listed_at < ledger_now() - ${crossCheckHours} * interval '1 hour', true) as "isListingDue",
  coalesce(push_due_at > ledger_now() - interval '1 hour' and (greatest(read_at, listed_at) is null
    or push_due_at > greatest(read_at, listed_at)), false) as "isPushed",
  (select hub_url from hub_subscriptions where watch_id = watches.id) as "hubUrl",
  (select topic from hub_subscriptions where watch_id = watches.id) as "hubTopic",
  (extract(epoch from created_at) * 1000)::float8 as "beganAt"`

export type NewFollowed = { kind: FollowKind; followedKey: string; feedUrl: string; title: string | null }

/**
 * A channel, a playlist or a podcast that is followed, read once for all of its followers; `null` where
 * nobody has followed it. Its table is called `watches`.
 */
export async function findFollowed(db: Db, followedKey: string): Promise<FollowedRow | null> {
  return await findRow(
    db,
    followedSchema,
    sql`select ${columns} from watches where source_key = ${followedKey}`,
  )
}

const lockedFollowedRow = z.object({ id: z.guid(), isNew: z.boolean() })

/** The followed source, inserted where it is new, and locked until the transaction ends. */
export async function lockFollowed(tx: Db, followed: NewFollowed): Promise<{ id: string; isNew: boolean }> {
  const { kind, followedKey, feedUrl, title } = followed
  return await readRow(
    tx,
    lockedFollowedRow,
    sql`insert into watches (kind, source_key, feed_url, title, next_poll_at, created_at)
      values (${kind}, ${followedKey}, ${feedUrl}, ${title}, ledger_now(), ledger_now())
      on conflict (source_key) do update set title = coalesce(watches.title, excluded.title)
      returning id, xmax = 0 as "isNew"`,
  )
}

/** Locks what is followed until the transaction ends; `null` when it is gone. */
export async function lockFollowedById(tx: Db, id: string): Promise<FollowedRow | null> {
  return await findRow(tx, followedSchema, sql`select ${columns} from watches where id = ${id} for update`)
}

/** Takes what is followed and due, for one turn, on all nodes each once. */
export async function takeDueFollowed(db: Db, turn: string, count: number): Promise<FollowedRow[]> {
  return await readRows(
    db,
    followedSchema,
    sql`update watches set holder = ${turn}, next_poll_at = ledger_now() + ${turnSeconds} * interval '1 second'
      where id = any(array(
        select id from watches
        where (next_poll_at <= ledger_now() or next_poll_at > ledger_now() + ${farAhead})
          and exists (select from follows where follows.watch_id = watches.id)
        order by next_poll_at limit ${count} for update skip locked))
      returning ${columns}`,
  )
}

export type Polled = {
  turn: string
  title: string | null
  /** The address of the feed from now on. */
  feedUrl: string
  version: FeedVersion
  hasRead: boolean
  hasListed: boolean
  failureCode: string | null
  intervalMinutes: number
}

/** Seconds between two polls of a source that is pushed again and again. */
const pushSeconds = sql`interval '60 seconds'`

/**
 * Makes a source due that its hub pushed: now, or a minute after it was due by an earlier push. While it is
 * being asked, the next poll comes after that one (`storePoll`). Further pushes until then change nothing.
 */
export async function makeDue(db: Db, id: string): Promise<void> {
  const due = sql`case when push_due_at between ledger_now() - ${pushSeconds} and ledger_now()
    then push_due_at + ${pushSeconds} else ledger_now() end`
  await db.execute(sql`
    update watches set push_due_at = ${due},
      next_poll_at = case when holder is null then least(next_poll_at, ${due}) else next_poll_at end
    where id = ${id} and (push_due_at is null or push_due_at <= ledger_now() or push_due_at > ledger_now() + 2 * ${pushSeconds})`)
}

/**
 * Stores what came of a poll and when the next one is due, unless the turn was lost. A push that came while
 * it was at work makes the next one due after a minute.
 */
export async function storePoll(db: Db, id: string, polled: Polled): Promise<void> {
  const { turn, title, feedUrl, version, hasRead, hasListed, failureCode, intervalMinutes } = polled
  await db.execute(sql`
    update watches set
      title = coalesce(${title}, title), feed_url = ${feedUrl},
      etag = case when ${hasRead} then ${version.etag} else etag end,
      last_modified = case when ${hasRead} then ${version.lastModified} else last_modified end,
      read_at = case when ${hasRead} then ledger_now() else read_at end,
      listed_at = case when ${hasListed} then ledger_now() else listed_at end,
      failures = case when ${failureCode}::text is null then 0 else failures + 1 end,
      failure_code = ${failureCode},
      holder = null,
      next_poll_at = least(ledger_now() + ${intervalMinutes} * interval '1 minute',
        case when push_due_at > next_poll_at - ${turnSeconds} * interval '1 second' then greatest(push_due_at, ledger_now()) end)
    where id = ${id} and holder = ${turn}`)
}

const gapRow = z.object({ gap: z.number().nullable() })

/** The mean time between the newest dated entries of a source, in minutes; `null` for fewer than two. */
export async function readMeanGap(db: Db, followedId: string): Promise<number | null> {
  const { gap } = await readRow(
    db,
    gapRow,
    sql`select (extract(epoch from max(at) - min(at)) / 60 / nullif(count(*) - 1, 0))::float8 as gap
      from (select published_at as at from watched_entries
        where watch_id = ${followedId} and published_at is not null order by published_at desc limit 10) as newest`,
  )
  return gap
}

/** Stores what the first reading of a source said; its first poll comes after the shortest interval. */
export async function storeBeginning(
  tx: Db,
  id: string,
  { version, hasRead, hasListed }: Pick<Polled, 'version' | 'hasRead' | 'hasListed'>,
): Promise<void> {
  await tx.execute(sql`
    update watches set etag = ${version.etag}, last_modified = ${version.lastModified},
      read_at = case when ${hasRead} then ledger_now() end, listed_at = case when ${hasListed} then ledger_now() end,
      next_poll_at = ledger_now() + ${pollMinutes.min} * interval '1 minute'
    where id = ${id}`)
}
