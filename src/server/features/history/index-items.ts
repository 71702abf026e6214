import { sql } from 'drizzle-orm'
import type { Sentence } from '#contract/transcripts.ts'
import type { Orm, PooledOrm } from '#server/db/database.ts'
import type { SummaryBody } from '#server/db/schema/summaries.ts'
import { transaction } from '#server/db/transaction.ts'
import { searchTerms } from '#server/domain/search/search-terms.ts'

type Unindexed = { id: string; transcriptId: string; summaryId: string | null }

/** Makes the newest items of an account findable that are not yet, at most `limit` of them. */
export async function indexItems(orm: Orm, limit: number, userId: string): Promise<void> {
  const { rows } = await orm.execute<Unindexed>(sql`
    select id, transcript_id as "transcriptId", summary_id as "summaryId" from history_items
    where not is_indexed and user_id = ${userId} order by created_at desc limit ${limit}`)
  for (const item of rows) await indexItem(orm, item)
}

/** Makes at most `limit` items findable that no other process is at; gives how many, 0 when none is left. */
export async function indexBatch(orm: PooledOrm, limit: number): Promise<number> {
  return await transaction(orm, async (tx) => {
    const { rows } = await tx.execute<Unindexed>(sql`
      select id, transcript_id as "transcriptId", summary_id as "summaryId" from history_items
      where not is_indexed order by created_at limit ${limit} for update skip locked`)
    for (const item of rows) await indexItem(tx, item)
    return rows.length
  })
}

async function indexItem(orm: Orm, { id, transcriptId, summaryId }: Unindexed): Promise<void> {
  await indexTranscript(orm, transcriptId)
  if (summaryId !== null) await indexSummary(orm, summaryId)
  await orm.execute(sql`update history_items set is_indexed = true where id = ${id}`)
}

async function indexTranscript(orm: Orm, id: string): Promise<void> {
  type Row = { title: string | null; channel: string | null; sentences: Sentence[] }
  const { rows } = await orm.execute<Row>(sql`
    select title, channel, sentences::json from transcripts
    where id = ${id} and not exists (select from transcript_words where transcript_id = ${id})`)
  for (const { title, channel, sentences } of rows) {
    const terms = await searchTerms([title ?? '', channel ?? '', ...sentences.map(({ text }) => text)])
    await orm.execute(sql`
      insert into transcript_words (transcript_id, words) values (${id}, ${toVector(terms)})
      on conflict do nothing`)
  }
}

async function indexSummary(orm: Orm, id: string): Promise<void> {
  const { rows } = await orm.execute<{ body: SummaryBody }>(sql`
    select body from summaries
    where id = ${id} and not exists (select from summary_words where summary_id = ${id})`)
  for (const { body } of rows) {
    const { gist, summary, insights, chapters } = body
    const texts = [
      gist ?? '',
      summary,
      ...insights.map(({ text }) => text),
      ...chapters.map(({ title }) => title),
    ]
    await orm.execute(sql`
      insert into summary_words (summary_id, words) values (${id}, ${toVector(await searchTerms(texts))})
      on conflict do nothing`)
  }
}

/** As one parameter, whatever the number of terms. */
function toVector(terms: readonly string[]) {
  return sql`array_to_tsvector(array(select jsonb_array_elements_text(${JSON.stringify(terms)}::jsonb)))`
}
