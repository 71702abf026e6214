import { z } from 'zod'
import { itemStates } from '#contract/collections.ts'
import { problemCodes } from '#contract/problems.ts'
import { searchQueries } from '#core/search/search-terms.ts'
import type { Db } from '#server/db/database.ts'
import { idArray, isoTime, joinSql, readRow, readRows, sql, totalRow } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'

/** The stored reason for which a video failed. */
export const itemProblemSchema = z.object({ code: z.enum(problemCodes), detail: z.string() })
export type ItemProblem = z.output<typeof itemProblemSchema>

const itemSchema = z.object({
  id: z.guid(),
  videoId: z.string().nullable(),
  title: z.string().nullable(),
  channel: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  state: z.enum(itemStates),
  problem: itemProblemSchema.nullable(),
  historyId: z.guid().nullable(),
  summaryId: z.guid().nullable(),
  summarizedAt: z.string().nullable(),
})
/** A video of a collection; `summaryId` where its summary is there and the plan of the owner shows it. */
export type ItemRow = z.output<typeof itemSchema>

type Query = {
  collectionId: string
  windowDays: number | null
  from: number
  limit: number
  q: string
  state: ItemRow['state'] | null
  /** Only what has a summary. */
  isSummarized?: boolean
  /** The newest summaries first, in place of the order of the collection. */
  isNewestFirst?: boolean
}

/** Videos of a collection in their order, and how many are found. */
export async function selectItems(db: Db, query: Query): Promise<{ items: ItemRow[]; total: number }> {
  const {
    collectionId,
    windowDays,
    from,
    limit,
    q,
    state,
    isSummarized = false,
    isNewestFirst = false,
  } = query
  const found = sql`collection_items as item
    left join history_items as history on history.id = item.history_id
    left join transcripts on transcripts.id = history.transcript_id
    where item.collection_id = ${collectionId} and (item.history_id is null or history.deleted_at is null)
      and (${!isSummarized} or history.summary_id is not null)
      and (${state}::text is null or item.state = ${state}::text) and ${q === '' ? sql`true` : hasText(q)}`
  const inView = sql`(${windowDays}::int is null or history.created_at > ledger_now() - ${windowDays}::int * interval '1 day')`
  const [items, { total }] = await Promise.all([
    readRows(
      db,
      itemSchema,
      sql`select item.id, item.video_id as "videoId", coalesce(item.title, transcripts.title) as title,
        coalesce(item.channel, transcripts.channel) as channel,
        coalesce(item.duration_seconds, transcripts.duration_seconds)::float8 as "durationSeconds", item.state, item.problem,
        item.history_id as "historyId", case when ${inView} then history.summary_id end as "summaryId",
        ${isoTime(sql`history.created_at`)} as "summarizedAt"
      from ${found} order by ${isNewestFirst ? sql`history.created_at desc, item.id` : sql`item.place`} limit ${limit} offset ${from}`,
    ),
    readRow(db, totalRow, sql`select count(*)::int as total from ${found}`),
  ])
  return { items, total }
}

/** Each word has to be in the title, in the summary, or in the transcript. */
function hasText(q: string): Sql {
  const title = sql`strpos(lower(coalesce(item.title, transcripts.title, '')), lower(${q})) > 0`
  const queries = searchQueries(q)
  if (queries.length === 0) return title
  const each = queries.map(
    (query) => sql`(exists (select from transcript_terms as said
        where said.transcript_id = history.transcript_id and said.terms @@ ${query}::tsquery)
      or exists (select from summary_terms as written
        where written.summary_id = history.summary_id and written.terms @@ ${query}::tsquery))`,
  )
  return sql`(${title} or (${joinSql(each, ' and ')}))`
}

const ownSchema = z.object({
  historyId: z.guid(),
  videoId: z.string().nullable(),
  title: z.string().nullable(),
  channel: z.string().nullable(),
  durationSeconds: z.number().nullable(),
})

/** Those of these summaries that are in the history of an account, as new items, in the order of the ids. */
export async function findOwnSummaries(db: Db, userId: string, ids: readonly string[]) {
  const wanted = idArray(ids)
  return await readRows(
    db,
    ownSchema,
    sql`select history.id as "historyId", case when transcripts.origin <> 'pasted' then transcripts.video_id end as "videoId",
      transcripts.title, transcripts.channel, transcripts.duration_seconds::float8 as "durationSeconds"
    from history_items as history join transcripts on transcripts.id = history.transcript_id
    where history.user_id = ${userId} and history.summary_id is not null and history.deleted_at is null
      and history.id = any(${wanted})
    order by array_position(${wanted}, history.id)`,
  )
}

/** Takes videos out of a collection of an account. */
export async function deleteItems(
  db: Db,
  { userId, collectionId, ids }: { userId: string; collectionId: string; ids: readonly string[] },
): Promise<void> {
  await db.execute(sql`
    delete from collection_items using collections
    where collections.id = collection_items.collection_id and collections.user_id = ${userId}
      and collection_items.collection_id = ${collectionId} and collection_items.id = any(${idArray(ids)})`)
}
