import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { HistoryQuery } from '#contract/history.ts'
import type { PooledOrm } from '#server/db/database.ts'
import { readRows } from '#server/db/read-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import { searchQueries } from '#server/domain/search/search-query.ts'
import { isInWindow } from '#server/features/history/context.ts'
import { cutPage, readCursor } from '#server/lib/paging/page-cursor.ts'
import type { ItemPlace } from '#server/lib/paging/page-cursor.ts'

/** The kind of the listed items. */
export type ItemKind = 'summary' | 'transcript'

type ListQuery = {
  userId: string
  kind: ItemKind
  query: HistoryQuery
  /** Days of history that the plan shows; `null` shows all. */
  windowDays: number | null
}

/** The ids of a page in their order, and the number of all items in the window and of those outside it. */
type FoundItems = { ids: string[]; nextCursor: string | null; total: number; beyond: number }

const rowSchema = z.object({
  total: z.int(),
  beyond: z.int(),
  id: z.guid().nullable(),
  key: z.string().nullable(),
})
type Row = z.output<typeof rowSchema>

/** Each order is ascending by a key of its own, then by id. */
type SortKey = { key: SQL; type: SQL; needsTranscript?: true }
const keys: Readonly<Record<HistoryQuery['sort'], SortKey>> = {
  newest: { key: sql`-(extract(epoch from owned.created_at) * 1000000)::bigint`, type: sql`bigint` },
  oldest: { key: sql`(extract(epoch from owned.created_at) * 1000000)::bigint`, type: sql`bigint` },
  title: {
    key: sql`left(lower(coalesce(transcripts.title, '')), 60)`,
    type: sql`text`,
    needsTranscript: true,
  },
  longest: {
    key: sql`-(coalesce(transcripts.duration_seconds, 0) * 1000)::bigint`,
    type: sql`bigint`,
    needsTranscript: true,
  },
}

/** Finds one page of an account's history. @throws AppError `INVALID_REQUEST` for a cursor of another list */
export async function findItems(
  orm: PooledOrm,
  { userId, kind, query, windowDays }: ListQuery,
): Promise<FoundItems> {
  const { key, type, needsTranscript = false } = keys[query.sort]
  const after =
    query.cursor === undefined
      ? null
      : readCursor(query.sort, query.cursor, query.sort === 'title' ? 'text' : 'number')
  const rest =
    after === null ? sql`true` : sql`(found.key, found.id) > (${after.key}::${type}, ${after.id}::uuid)`
  const page = sql`
    with owned as not materialized (
      select item.id, item.transcript_id, item.summary_id, item.created_at, ${isInWindow(windowDays)} as in_view
      from history_items as item
      where item.user_id = ${userId} and item.deleted_at is null
        and item.summary_id is ${kind === 'summary' ? sql`not null` : sql`null`}),
    found as materialized (
      select owned.id, ${key} as key
      from owned ${needsTranscript ? sql`join transcripts on transcripts.id = owned.transcript_id` : sql``}
      where owned.in_view and ${hasTerms(query.q)})
    select (select count(*) from found)::int as total,
      (select count(*) from owned where not in_view)::int as beyond, page.id, page.key::text as key
    from (select) as always
    left join (select * from found where ${rest} order by key, id limit ${query.limit + 1}) as page on true
    order by page.key, page.id`
  const rows = await transaction(orm, async (tx) => {
    // The planner underestimates a scan of all search terms, which are stored out of line.
    if (query.q !== '') await tx.execute(sql`set local enable_seqscan = off`)
    return await readRows(tx, rowSchema, page)
  })
  return toPage(rows, query)
}

/** Each term has to be in the summary, or in the transcript with its title and channel. */
function hasTerms(typed: string): SQL {
  if (typed === '') return sql`true`
  const queries = searchQueries(typed)
  // A query without letters and digits matches nothing.
  if (queries.length === 0) return sql`false`
  const each = sql.join(
    queries.map((query) => isAmong(sql`${inTranscript(query)} union ${inSummary(query)}`)),
    sql` and `,
  )
  if (queries.length === 1) return each
  // Most talks that have one term have the others too: one lookup of the index finds those.
  return sql`(${isAmong(inTranscript(queries.join(' & ')))} or (${each}))`
}

/**
 * Both join the items of the account, so that the planner may read the terms of these alone: a frequent word is in more texts of
 * others than can be read in the time that a search has.
 */
function inTranscript(query: string): SQL {
  return sql`select owned.id from owned join transcript_terms using (transcript_id) where terms @@ ${query}::tsquery`
}

function inSummary(query: string): SQL {
  return sql`select owned.id from owned join summary_terms using (summary_id) where terms @@ ${query}::tsquery`
}

function isAmong(items: SQL): SQL {
  return sql`owned.id in (${items})`
}

function toPage(rows: readonly Row[], { sort, limit }: HistoryQuery): FoundItems {
  const places = rows.flatMap(({ id, key }): ItemPlace[] => (id === null ? [] : [{ id, key: key ?? '' }]))
  const page = cutPage(places, { order: sort, limit, placeOf: (place) => place })
  return {
    ids: page.rows.map(({ id }) => id),
    nextCursor: page.nextCursor,
    total: rows[0]?.total ?? 0,
    beyond: rows[0]?.beyond ?? 0,
  }
}
