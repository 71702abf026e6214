import { z } from 'zod'
import { maxDailyEntries, maxDailyVideos } from '#product/following.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, idArray, idRow, readRow, readRows, sql, textArray } from '#server/db/sql.ts'
import type { FeedEntry } from '#server/ports/feeds.ts'

/** The reader that saw an entry first. */
export type SeenBy = 'feed' | 'listing'

const knownEntryRow = z.object({ key: z.string(), isAnchor: z.boolean() })

/** The stored ones of these keys. */
export async function findEntries(
  db: Db,
  followedId: string,
  keys: readonly string[],
): Promise<Map<string, { isAnchor: boolean }>> {
  const rows = await readRows(
    db,
    knownEntryRow,
    sql`select entry_key as key, is_anchor as "isAnchor" from watched_entries
      where watch_id = ${followedId} and entry_key = any(${textArray(keys)})`,
  )
  return new Map(rows.map(({ key, isAnchor }) => [key, { isAnchor }]))
}

const hasAnchorsRow = z.object({ has: z.boolean() })

/** A source has an anchor. */
export async function hasAnchors(db: Db, followedId: string): Promise<boolean> {
  const { has } = await readRow(
    db,
    hasAnchorsRow,
    sql`select exists (select from watched_entries where watch_id = ${followedId} and is_anchor) as has`,
  )
  return has
}

/**
 * Replaces the transcripts of entries without a summary yet where the feed names others by now, and looks at
 * them at once. Who looks at one at the moment loses the turn: what is found in the transcripts of before
 * would make it wait for the next try.
 */
export async function storeTranscripts(
  tx: Db,
  followedId: string,
  entries: readonly FeedEntry[],
): Promise<void> {
  const given = entries.filter(({ transcripts }) => transcripts.length > 0)
  if (given.length === 0) return
  await tx.execute(sql`
    update watched_entries set transcripts = given.transcripts, holder = null,
      next_try_at = case when state = 'waiting' then ledger_now() end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (key text, transcripts jsonb)
    where watch_id = ${followedId} and entry_key = given.key and state in ('old', 'waiting')
      and watched_entries.transcripts <> given.transcripts`)
}

type NewEntries = {
  followedId: string
  entries: readonly FeedEntry[]
  seenBy: SeenBy
  /** `old` for those that are there at the first follow. */
  state: 'old' | 'waiting'
}

/**
 * Inserts entries that are not stored yet, in their order and so many of a day at most; gives the ids of
 * the new ones.
 */
export async function insertEntries(
  tx: Db,
  { followedId, entries, seenBy, state }: NewEntries,
): Promise<string[]> {
  const given = entries.map((entry, position) => ({ ...entry, position }))
  const rank = state === 'old' ? sql`position` : sql`null::int`
  const room = sql`greatest(0, ${maxDailyEntries} - (select count(*) from watched_entries
    where watch_id = ${followedId} and rank is null and seen_at > ledger_now() - interval '1 day'))`
  const rows = await readRows(
    tx,
    idRow,
    sql`insert into watched_entries (watch_id, entry_key, video_id, url, title, published_at, transcripts, sound_url, seen_by, seen_at,
        rank, is_anchor, state, next_try_at)
      select ${followedId}, key, "videoId", url, title, "publishedAt"::timestamptz, transcripts, "soundUrl", ${seenBy},
        ledger_now(), ${rank}, ${state === 'old'}, ${state}, case when ${state === 'waiting'} then ledger_now() end
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given (key text, "videoId" text, url text, title text, "publishedAt" text, transcripts jsonb, "soundUrl" text, position int)
      where not exists (select from watched_entries where watch_id = ${followedId} and entry_key = given.key)
      order by position limit ${state === 'old' ? sql`null` : room}
      on conflict (watch_id, entry_key) do nothing returning id`,
  )
  return rows.map(({ id }) => id)
}

/** Makes what a reading without a gap covered anchors. */
export async function markAnchors(tx: Db, followedId: string, keys: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update watched_entries set is_anchor = true
    where watch_id = ${followedId} and not is_anchor
      and entry_key = any(${textArray(keys)})`)
}

/** The key that identifies a video or an episode for one account, whichever source brought it. */
export const itemKey = sql`coalesce(entry.video_id, entry.watch_id::text || ' ' || entry.entry_key)`

/**
 * Gives new entries, the oldest first, to all who follow their source: to each the newest, as many as a day
 * has. A follower who has the video from another source gets no second one. Nobody waits for the captions of
 * what nobody got.
 */
export async function giveToFollowers(
  tx: Db,
  followedId: string,
  entryIds: readonly string[],
): Promise<void> {
  if (entryIds.length === 0) return
  const isNew = sql`watch_id = ${followedId} and id = any(${idArray(entryIds)})`
  await tx.execute(sql`
    insert into followed_items (user_id, follow_id, entry_id, entry_key, state, created_at, changed_at)
    select follows.user_id, follows.id, entry.id, entry.key, 'waiting', ledger_now(), ledger_now()
    from follows cross join lateral (
      select entry.id, ${itemKey} as key
      from watched_entries as entry join unnest(${idArray(entryIds)}) with ordinality as given (id, position) on given.id = entry.id
      where not exists (select from followed_items as own where own.user_id = follows.user_id and own.entry_key = ${itemKey})
      order by coalesce(entry.published_at, entry.seen_at) desc, given.position desc
      limit greatest(0, ${maxDailyVideos} - (select count(*) from followed_items as today
        where today.follow_id = follows.id and today.created_at > ledger_now() - interval '1 day'))
    ) as entry
    where follows.watch_id = ${followedId}
    on conflict (user_id, entry_key) do nothing`)
  await tx.execute(sql`
    update watched_entries set state = 'old', next_try_at = null
    where ${isNew} and not exists (select from followed_items where entry_id = watched_entries.id)`)
  await tx.execute(sql`update watches set entry_at = ledger_now() where id = ${followedId}`)
}

/** Gives a follower the newest existing entries; those without captions are tried like new ones. */
export async function giveBacklog(
  tx: Db,
  {
    followId,
    userId,
    followedId,
    count,
  }: { followId: string; userId: string; followedId: string; count: number },
): Promise<void> {
  if (count === 0) return
  const newest = sql`
    select id from watched_entries where watch_id = ${followedId}
    order by coalesce(published_at, seen_at) desc, rank nulls first, id limit ${count}`
  await tx.execute(sql`
    update watched_entries set state = 'waiting', next_try_at = ledger_now()
    where state = 'old' and id in (${newest})`)
  await tx.execute(sql`
    insert into followed_items (user_id, follow_id, entry_id, entry_key, state, next_try_at, failure_code, failure_detail, created_at, changed_at)
    select ${userId}, ${followId}, id, coalesce(video_id, watch_id::text || ' ' || entry_key),
      case state when 'ready' then 'queued' when 'failed' then 'failed' else 'waiting' end, ledger_now(),
      failure_code, failure_detail, ledger_now(), ledger_now()
    from watched_entries where id in (${newest})
    on conflict (user_id, entry_key) do nothing`)
}

const dueSchema = z.object({
  id: z.guid(),
  videoId: z.string().nullable(),
  url: z.string(),
  transcripts: z.array(z.object({ url: z.string(), type: z.string() })),
  soundUrl: z.string().nullable(),
  attempts: z.int(),
  ageDays: z.number(),
})
export type DueEntry = z.output<typeof dueSchema>

/** The seconds for which a look at an entry holds. */
const turnSeconds = 120

/** Takes entries whose captions are to be looked for, and for which someone waits, for one turn. */
export async function takeDueEntries(db: Db, turn: string, count: number): Promise<DueEntry[]> {
  return await readRows(
    db,
    dueSchema,
    sql`update watched_entries set holder = ${turn}, next_try_at = ledger_now() + ${turnSeconds} * interval '1 second'
      where id = any(array(
        select id from watched_entries
        where state = 'waiting' and (next_try_at <= ledger_now() or next_try_at > ledger_now() + interval '60 days')
          and exists (select from followed_items where entry_id = watched_entries.id and followed_items.state = 'waiting')
        order by next_try_at limit ${count} for update skip locked))
      returning id, video_id as "videoId", url, transcripts, sound_url as "soundUrl", attempts,
        (extract(epoch from ledger_now() - seen_at) / 86400)::float8 as "ageDays"`,
  )
}

export type EntryOutcome =
  | { state: 'ready' }
  | { state: 'failed'; code: string; detail: string }
  | { state: 'waiting'; code: string; detail: string; retryMinutes: number; countsAttempt: boolean }

/** Stores the finding about an entry, unless its turn was lost, and passes it on to followers. */
export async function storeOutcome(tx: Db, id: string, turn: string, outcome: EntryOutcome): Promise<void> {
  const failure = outcome.state === 'ready' ? { code: null, detail: null } : outcome
  const minutes = outcome.state === 'waiting' ? outcome.retryMinutes : null
  const isCounted = outcome.state === 'waiting' && outcome.countsAttempt
  const stored = await findRow(
    tx,
    idRow,
    sql`update watched_entries set state = ${outcome.state}, holder = null,
        next_try_at = ledger_now() + ${minutes}::float8 * interval '1 minute', attempts = attempts + ${isCounted ? 1 : 0},
        failure_code = ${failure.code}, failure_detail = ${failure.detail}
      where id = ${id} and holder = ${turn} and state = 'waiting' returning id`,
  )
  if (stored === null || outcome.state === 'waiting') return
  await tx.execute(sql`
    update followed_items set state = ${outcome.state === 'ready' ? 'queued' : 'failed'}, next_try_at = ledger_now(),
      changed_at = ledger_now(), failure_code = ${failure.code}, failure_detail = ${failure.detail}
    where entry_id = ${id} and state = 'waiting'`)
}
