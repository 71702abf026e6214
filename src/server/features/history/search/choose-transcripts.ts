import { sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { z } from 'zod'
import type { PooledDb } from '#server/db/database.ts'
import { readRows } from '#server/db/read-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import { isInWindow } from '#server/features/history/context.ts'
import { searchQueries } from '#server/domain/search/search-terms.ts'

const maxTranscripts = 20
/** A question has more words than a search, and those that tell most may stand at its end. */
const maxQuestionWords = 24

type LibraryQuestion = {
  userId: string
  /** Days of history that the plan shows; `null` shows all. */
  windowDays: number | null
  question: string
  /** Which items count, in a query on `history_items as item`; all where it is not given. */
  among?: Sql | undefined
}

/**
 * Ids of the transcripts in an account's history that share most with a question, best first, at most 20. A word counts the more,
 * the fewer of them have it.
 */
export async function chooseTranscripts(
  db: PooledDb,
  { userId, windowDays, question, among = sql`true` }: LibraryQuestion,
): Promise<string[]> {
  const queries = searchQueries(question, maxQuestionWords)
  // Each kind of item has an index of its own, from which alone these columns are read.
  const ownedOf = (kind: Sql): Sql => sql`
    select item.transcript_id, item.created_at from history_items as item
    where item.user_id = ${userId} and item.deleted_at is null and item.summary_id is ${kind} and ${isInWindow(windowDays)} and ${among}`
  // The terms of each transcript are read once for all words: nearly every question has a frequent one, which the index would
  // find in most texts of others. "strip" brings what lies outside of the row.
  const chosen = sql`
    with owned as materialized (
      select transcript_id, max(created_at) as given_at
      from (${ownedOf(sql`null`)} union all ${ownedOf(sql`not null`)}) as items group by transcript_id),
    asked as materialized (
      select position, query::tsquery as query
      from jsonb_array_elements_text(${JSON.stringify(queries)}::jsonb) with ordinality as words (query, position)),
    found as materialized (
      select asked.position, owned.transcript_id, owned.given_at
      from owned
      join transcript_terms on transcript_terms.transcript_id = owned.transcript_id
      cross join lateral (select strip(transcript_terms.terms) as terms offset 0) as brought
      join asked on brought.terms @@ asked.query),
    worths as (
      select position, ln(1 + (select count(*) from owned)::float8 / count(*)) as worth from found group by position)
    select transcript_id as id from found join worths using (position)
    group by transcript_id, given_at order by sum(worth) desc, given_at desc, transcript_id limit ${maxTranscripts}`
  const rows = await transaction(db, async (tx) => {
    // The planner underestimates a scan of all search terms, which are stored out of line.
    await tx.execute(sql`set local enable_seqscan = off`)
    return await readRows(tx, z.object({ id: z.guid() }), chosen)
  })
  return rows.map(({ id }) => id)
}
