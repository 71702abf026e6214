import { sql } from 'drizzle-orm'
import type { Sentence } from '#contract/transcripts.ts'
import type { Orm } from '#server/db/database.ts'
import type { SummaryBody } from '#server/db/schema/summaries.ts'
import { searchTerms } from '#server/lib/search/search-terms.ts'

type Unindexed = { id: string; transcriptId: string; summaryId: string | null }

/**
 * Makes the newest items findable that are not yet, of one account or of all; at most `limit` of them. Any number of
 * nodes may: whoever comes second changes nothing.
 */
export async function indexItems(orm: Orm, limit: number, userId?: string): Promise<void> {
  const ofUser = userId === undefined ? sql`true` : sql`user_id = ${userId}`
  const { rows } = await orm.execute<Unindexed>(sql`
    select id, transcript_id as "transcriptId", summary_id as "summaryId" from history_items
    where not is_indexed and ${ofUser} order by created_at desc limit ${limit}`)
  for (const { id, transcriptId, summaryId } of rows) {
    await indexTranscript(orm, transcriptId)
    if (summaryId !== null) await indexSummary(orm, summaryId)
    await orm.execute(sql`update history_items set is_indexed = true where id = ${id}`)
  }
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
