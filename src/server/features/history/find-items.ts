import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { HistoryQuery } from '#contract/history.ts'
import type { PooledOrm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { cutPage, readCursor } from '#server/lib/paging/page-cursor.ts'
import type { ItemPlace } from '#server/lib/paging/page-cursor.ts'
import { searchQueries } from '#server/domain/search/search-query.ts'

/** What is listed: summaries, or transcripts. */
export type ItemKind = 'summary' | 'transcript'

type Wanted = {
  userId: string
  kind: ItemKind
  query: HistoryQuery
  /** Days that the plan keeps in view; `null` keeps all. */
  windowDays: number | null
}

/** The ids of a page in their order, and what lies on others and beyond the window. */
export type FoundItems = { ids: string[]; nextCursor: string | null; total: number; beyond: number }

type Row = { total: number; beyond: number; id: string | null; key: string | null }

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

/** Finds one page of what an account was given. @throws AppError `INVALID_REQUEST` for a cursor of another list */
export async function findItems(
  orm: PooledOrm,
  { userId, kind, query, windowDays }: Wanted,
): Promise<FoundItems> {
  const { key, type, needsTranscript = false } = keys[query.sort]
  const after =
    query.cursor === undefined
      ? null
      : readCursor(query.sort, query.cursor, query.sort === 'title' ? 'text' : 'number')
  const isInView =
    windowDays === null ? sql`true` : sql`item.created_at > ledger_now() - ${windowDays} * interval '1 day'`
  const rest =
    after === null ? sql`true` : sql`(found.key, found.id) > (${after.key}::${type}, ${after.id}::uuid)`
  const page = sql`
    with owned as not materialized (
      select item.id, item.transcript_id, item.summary_id, item.created_at, ${isInView} as in_view
      from history_items as item
      where item.user_id = ${userId} and item.deleted_at is null
        and item.summary_id is ${kind === 'summary' ? sql`not null` : sql`null`}),
    found as materialized (
      select owned.id, ${key} as key
      from owned ${needsTranscript ? sql`join transcripts on transcripts.id = owned.transcript_id` : sql``}
      where owned.in_view and ${hasWords(query.q)})
    select (select count(*) from found)::int as total,
      (select count(*) from owned where not in_view)::int as beyond, page.id, page.key::text as key
    from (select) as always
    left join (select * from found where ${rest} order by key, id limit ${query.limit + 1}) as page on true
    order by page.key, page.id`
  const { rows } = await transaction(orm, async (tx) => {
    // The planner takes reading through all words for cheap, because it does not count that they lie elsewhere.
    if (query.q !== '') await tx.execute(sql`set local enable_seqscan = off`)
    return await tx.execute<Row>(page)
  })
  return toPage(rows, query)
}

/** Each word has to be in the summary, or in the transcript with its title and channel. */
function hasWords(typed: string): SQL {
  if (typed === '') return sql`true`
  const queries = searchQueries(typed)
  // What has no letter and no digit is nowhere.
  if (queries.length === 0) return sql`false`
  const each = sql.join(
    queries.map((query) => sql`(${inTranscript(query)} or ${inSummary(query)})`),
    sql` and `,
  )
  if (queries.length === 1) return each
  // Most talks that have one word of several have the others too: those are known from one look into the index.
  return sql`(${inTranscript(queries.join(' & '))} or (${each}))`
}

function inTranscript(query: string): SQL {
  return sql`owned.transcript_id in (select transcript_id from transcript_words where words @@ ${query}::tsquery)`
}

function inSummary(query: string): SQL {
  return sql`owned.summary_id in (select summary_id from summary_words where words @@ ${query}::tsquery)`
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
