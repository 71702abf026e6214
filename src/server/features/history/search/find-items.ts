import { z } from 'zod'
import type { HistoryQuery } from '#contract/history.ts'
import { searchQueries } from '#core/search/search-terms.ts'
import type { PooledDb } from '#server/db/database.ts'
import { isNewer, isOlder, newestFirstKey, oldestFirstKey, cutPage, readCursor } from '#server/db/paging.ts'
import type { ItemPosition, KeyKind } from '#server/db/paging.ts'
import { readRows, joinSql, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { isInWindow } from '../context.ts'

/** The kind of the listed items. */
export type ItemKind = 'summary' | 'transcript'

/** The query of an account's list. */
export type ListQuery = {
  userId: string
  kind: ItemKind
  query: HistoryQuery
  /** Days of history that the plan shows; `null` shows all. */
  windowDays: number | null
}

/** The ids of a page in their order, and the number of all items in the window and of those outside it. */
export type FoundItems = { ids: string[]; nextCursor: string | null; total: number; beyond: number }

const rowSchema = z.object({
  total: z.int(),
  beyond: z.int(),
  id: z.guid().nullable(),
  key: z.string().nullable(),
})
type Row = z.output<typeof rowSchema>

/** An order of a list: a rising key, the condition for what follows, the order by key and id. */
type Order = { key: Sql; isBehind: (position: ItemPosition) => Sql; by: Sql; cursor: KeyKind }

const at = sql`item.created_at`
const itemId = sql`item.id`
const title = sql`item.sort_title`
const longestFirst = sql`(-item.sort_duration_ms)`
const orders: Readonly<Record<HistoryQuery['sort'], Order>> = {
  newest: {
    key: newestFirstKey(at),
    isBehind: (position) => isOlder(at, itemId, position),
    by: sql`${at} desc, ${itemId}`,
    cursor: 'number',
  },
  oldest: {
    key: oldestFirstKey(at),
    isBehind: (position) => isNewer(at, itemId, position),
    by: sql`${at}, ${itemId}`,
    cursor: 'number',
  },
  title: {
    key: title,
    isBehind: (position) => sql`(${title}, ${itemId}) > (${position.key}::text, ${position.id}::uuid)`,
    by: sql`${title}, ${itemId}`,
    cursor: 'text',
  },
  longest: {
    key: longestFirst,
    isBehind: (position) =>
      sql`(${longestFirst}, ${itemId}) > (${position.key}::bigint, ${position.id}::uuid)`,
    by: sql`${longestFirst}, ${itemId}`,
    cursor: 'number',
  },
}

/** Finds one page of an account's history. @throws AppError `INVALID_REQUEST` for a cursor of another list */
export async function findItems(
  db: PooledDb,
  { userId, kind, query, windowDays }: ListQuery,
): Promise<FoundItems> {
  const { q, sort, cursor, limit } = query
  const { key, isBehind, by, cursor: keyKind } = orders[sort]
  const after = cursor === undefined ? null : readCursor(sort, cursor, keyKind)
  const isListed = isListedOf(userId, kind)
  const inView = isInWindow(windowDays)
  const wanted = sql`history_items as item where ${isListed} and ${inView} and ${passes(query)}`
  // Without words to look for, a page and its counts are read from one index.
  const [search, found] = q === '' ? [sql``, wanted] : [foundBy(q, wanted), sql`found as item where true`]
  const page = sql`${search}
    select (select count(*) from ${found})::int as total,
      (select count(*) from history_items as item where ${isListed} and not (${inView}))::int as beyond,
      page.id, page.key::text as key
    from (select) as always
    left join (
      select item.id, ${key} as key from ${found} and ${after === null ? sql`true` : isBehind(after)}
      order by ${by} limit ${limit + 1}) as page on true
    order by page.key, page.id`
  const rows = q === '' ? await readRows(db, rowSchema, page) : await readFound(db, page)
  return toPage(rows, query)
}

/** Condition for the items of an account that a list has, in a query on `history_items as item`. */
export function isListedOf(userId: string, kind: ItemKind): Sql {
  return sql`item.user_id = ${userId} and item.deleted_at is null
    and item.summary_id is ${kind === 'summary' ? sql`not null` : sql`null`}`
}

/** Condition for the items that pass the filters. */
function passes({ channel, language, form, from, until }: HistoryQuery): Sql {
  const conditions = [
    ...(channel === undefined ? [] : [sql`item.channel = ${channel}`]),
    ...(language === undefined ? [] : [sql`item.language = ${language}`]),
    ...(form === undefined ? [] : [sql`item.form = ${form}`]),
    ...(from === undefined ? [] : [sql`item.created_at >= ${from}::timestamptz`]),
    ...(until === undefined ? [] : [sql`item.created_at < ${until}::timestamptz`]),
  ]
  return conditions.length === 0 ? sql`true` : joinSql(conditions, ' and ')
}

async function readFound(db: PooledDb, page: Sql): Promise<Row[]> {
  return await transaction(db, async (tx) => {
    // The planner underestimates a scan of all search terms, which are stored out of line.
    await tx.execute(sql`set local enable_seqscan = off`)
    return await readRows(tx, rowSchema, page)
  })
}

/** The items that have what is looked for, as `found`. */
function foundBy(typed: string, wanted: Sql): Sql {
  return sql`
    with owned as not materialized (
      select item.id, item.user_id, item.transcript_id, item.summary_id, item.created_at, item.sort_title, item.sort_duration_ms
      from ${wanted}),
    found as materialized (select * from owned where ${hasTerms(typed)})`
}

/** Each term has to be in the summary, or in the transcript with its title and channel. */
function hasTerms(typed: string): Sql {
  const queries = searchQueries(typed)
  // A query without letters and digits matches nothing.
  if (queries.length === 0) return sql`false`
  const each = joinSql(
    queries.map((query) =>
      isAmong(sql`${inTranscript(query)} union ${inSummary(query)} union ${inCorrected(query)}`),
    ),
    ' and ',
  )
  if (queries.length === 1) return each
  // Most talks that have one term have the others too: one lookup of the index finds those.
  return sql`(${isAmong(inTranscript(queries.join(' & ')))} or (${each}))`
}

/**
 * Both join the items of the account, so that the planner may read the terms of these alone: a frequent word
 * is in more texts of others than can be read in the time that a search has.
 */
function inTranscript(query: string): Sql {
  return sql`select owned.id from owned join transcript_terms using (transcript_id) where terms @@ ${query}::tsquery`
}

function inSummary(query: string): Sql {
  return sql`select owned.id from owned join summary_terms using (summary_id) where terms @@ ${query}::tsquery`
}

/** The items whose owner corrected their transcript to have a term; what was heard is found as well. */
function inCorrected(query: string): Sql {
  return sql`select owned.id from owned join transcript_corrections as corrected
    on corrected.transcript_id = owned.transcript_id and corrected.user_id = owned.user_id
    where terms @@ ${query}::tsquery`
}

function isAmong(items: Sql): Sql {
  return sql`owned.id in (${items})`
}

function toPage(rows: readonly Row[], { sort, limit }: HistoryQuery): FoundItems {
  const positions = rows.flatMap(({ id, key }): ItemPosition[] =>
    id === null ? [] : [{ id, key: key ?? '' }],
  )
  const page = cutPage(positions, { order: sort, limit })
  return {
    ids: page.rows.map(({ id }) => id),
    nextCursor: page.nextCursor,
    total: rows[0]?.total ?? 0,
    beyond: rows[0]?.beyond ?? 0,
  }
}
