import { z } from 'zod'
import { collectionSchema } from '#contract/collections.ts'
import type { Collection } from '#contract/collections.ts'
import type { Db } from '#server/db/database.ts'
import { isOlder, newestFirstKey } from '#server/db/paging.ts'
import type { ItemPosition } from '#server/db/paging.ts'
import { findRow, idRow, isoTime, readRow, readRows, sql, textArray, totalRow } from '#server/db/sql.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import { ownFormName } from '#server/features/forms/service.ts'

const secretKeySchema = z.object({ nonce: z.string().nullable(), hash: z.string().nullable() })
const rowSchema = collectionSchema.omit({ sharePath: true, feedPath: true, form: true }).extend({
  form: z.string(),
  formName: z.string().nullable(),
  userId: z.guid(),
  share: secretKeySchema,
  feed: secretKeySchema,
})
/** A collection as it is stored, with the number of its videos in each state. */
export type CollectionRow = z.output<typeof rowSchema>

/** Videos that count: one whose summary was deleted from the history is not there any more. */
const shown = sql`(item.history_id is null or exists (
  select from history_items where history_items.id = item.history_id and history_items.deleted_at is null))`

const columns = sql`collection.id, collection.user_id as "userId", collection.title, to_jsonb(collection.tags) as tags, collection.source,
  collection.style, collection.language, collection.form,
  ${ownFormName(sql`collection.form`, sql`collection.user_id`)} as "formName", collection.state, collection.paused_by as "pausedBy",
  ${isoTime(sql`collection.resumes_at`)} as "resumesAt", jsonb_build_object('nonce', collection.share_nonce, 'hash', collection.share_hash) as share,
  jsonb_build_object('nonce', collection.feed_nonce, 'hash', collection.feed_hash) as feed, ${isoTime(sql`collection.created_at`)} as "createdAt",
  (select jsonb_build_object('total', count(*), 'waiting', count(*) filter (where item.state = 'waiting'),
      'working', count(*) filter (where item.state = 'working'), 'done', count(*) filter (where item.state = 'done'),
      'failed', count(*) filter (where item.state = 'failed'), 'skipped', count(*) filter (where item.state = 'skipped'))
    from collection_items as item where item.collection_id = collection.id and ${shown}) as counts`

/** A collection of an account; `null` for another's. */
export async function findCollection(db: Db, userId: string, id: string): Promise<CollectionRow | null> {
  return await findRow(
    db,
    rowSchema,
    sql`select ${columns} from collections as collection where collection.id = ${id} and collection.user_id = ${userId}`,
  )
}

/** The collection that is shared under a token with this hash. */
export async function findShared(db: Db, hash: string): Promise<CollectionRow | null> {
  return await findRow(
    db,
    rowSchema,
    sql`select ${columns} from collections as collection where collection.share_hash = ${hash}`,
  )
}

const key = newestFirstKey(sql`collection.created_at`)
type Page = { userId: string; tag: string | null; after: ItemPosition | null; limit: number }

/** Collections of an account after a cursor, the newest first, and how many there are. */
export async function selectCollections(db: Db, { userId, tag, after, limit }: Page) {
  const own = sql`collection.user_id = ${userId} and (${tag}::text is null or ${tag}::text = any(collection.tags))`
  const isAfter = isOlder(sql`collection.created_at`, sql`collection.id`, after)
  const [rows, { total }] = await Promise.all([
    readRows(
      db,
      rowSchema.extend({ key: z.string() }),
      sql`select ${columns}, ${key}::text as key from collections as collection where ${own} and ${isAfter}
      order by collection.created_at desc, collection.id limit ${limit}`,
    ),
    readRow(db, totalRow, sql`select count(*)::int as total from collections as collection where ${own}`),
  ])
  return { rows, total }
}

/** A video for a new collection; with the id of its summary where the account has one. */
export type NewItem = {
  videoId: string | null
  title: string | null
  channel: string | null
  durationSeconds: number | null
  historyId: string | null
}

type NewCollection = Pick<Collection, 'title' | 'tags' | 'source' | 'style' | 'language'> & {
  userId: string
  form: string
  items: readonly NewItem[]
  /** The state of a video that the account has a summary of. */
  knownState: 'done' | 'skipped'
}

/** Inserts a collection with its videos and gives its id. */
export async function insertCollection(tx: Db, made: NewCollection): Promise<string> {
  const state = made.items.some(({ historyId }) => historyId === null) ? 'working' : 'ended'
  const { id } = await readRow(
    tx,
    idRow,
    sql`insert into collections (user_id, title, tags, source, style, language, form, state, created_at)
    values (${made.userId}, ${made.title}, ${textArray(made.tags)}, ${made.source === null ? null : JSON.stringify(made.source)}::jsonb,
      ${made.style}, ${made.language}, ${made.form}, ${state}, ledger_now())
    returning id`,
  )
  await insertItems(tx, id, made)
  return id
}

/** Adds videos behind those of a collection; existing ones stay. Gives how many were added. */
export async function insertItems(
  tx: Db,
  collectionId: string,
  { items, knownState }: Pick<NewCollection, 'items' | 'knownState'>,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into collection_items (collection_id, place, video_id, title, channel, duration_seconds, history_id, state)
    select ${collectionId}, behind.place + item.ordinality, item."videoId", item.title, item.channel,
      item."durationSeconds", item."historyId", case when item."historyId" is null then 'waiting' else ${knownState} end
    from (select coalesce(max(place), 0) as place from collection_items where collection_id = ${collectionId}) as behind,
      rows from (jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as ("videoId" text, title text, channel text, "durationSeconds" float8, "historyId" uuid)) with ordinality as item
    where not exists (select from collection_items as known
      where known.collection_id = ${collectionId} and known.history_id = item."historyId")
    on conflict (collection_id, video_id) where video_id is not null do nothing`)
  return rowCount ?? 0
}

/**
 * Waits for who else changes a collection, such as a worker that ends its last video, and holds it; what they
 * stored is seen by the statement after this one.
 */
export async function lockCollection(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select from collections where id = ${id} for update`)
}

/**
 * Lets a locked collection go on that got videos to summarize, and ends one whose last open videos were taken
 * out; a pause stays.
 */
export async function matchState(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`
    update collections as collection set
      state = case when open.has and state = 'ended' then 'working' when not open.has then 'ended' else state end,
      paused_by = case when open.has then paused_by end, resumes_at = case when open.has then resumes_at end
    from (select exists (select from collection_items
      where collection_id = ${id} and state in ('waiting', 'working')) as has) as open
    where collection.id = ${id}`)
}

type Changes = { title: string | null; tags: string[] | null; form: string | null }

/** Changes the title, the tags or the form of a collection; `false` for another account's. */
export async function updateCollection(
  db: Db,
  { userId, id, title, tags, form }: Changes & { userId: string; id: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update collections set title = coalesce(${title}, title), form = coalesce(${form}, form),
      tags = case when ${tags !== null} then ${textArray(tags ?? [])} else tags end
    where id = ${id} and user_id = ${userId}`)
  return rowCount === 1
}

/** Deletes a collection with what is in it, but for the summaries; `false` for another account's. */
export async function deleteCollection(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from collections where id = ${id} and user_id = ${userId}`)
  return rowCount === 1
}

/** The number of an account's collections. */
export async function countCollections(db: Db, userId: string): Promise<number> {
  const counted = sql`select count(*)::int as total from collections where user_id = ${userId}`
  return (await readRow(db, totalRow, counted)).total
}

/** Exports and deletes the collections of an account. */
export const collectionsHook: AccountHook = {
  name: 'collections',
  export: (db, userId) =>
    readRows(
      db,
      z.record(z.string(), z.unknown()),
      sql`select collection.title, collection.tags, collection.source, collection.form, collection.state, collection.created_at as "createdAt",
        (select coalesce(jsonb_agg(jsonb_build_object('videoId', item.video_id, 'title', item.title, 'channel', item.channel,
            'state', item.state, 'problem', item.problem, 'historyId', item.history_id) order by item.place), '[]'::jsonb)
          from collection_items as item where item.collection_id = collection.id) as videos
      from collections as collection where collection.user_id = ${userId} order by collection.created_at, collection.id`,
    ),
  purge: async (tx, userId) => {
    await tx.execute(sql`delete from collections where user_id = ${userId}`)
  },
}
