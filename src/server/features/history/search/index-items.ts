import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm, PooledOrm } from '#server/db/database.ts'
import { readRows } from '#server/db/read-rows.ts'
import { summaries } from '#server/db/schema/summaries.ts'
import { transcripts } from '#server/db/schema/transcripts.ts'
import { transaction } from '#server/db/transaction.ts'
import { searchTerms } from '#server/domain/search/search-terms.ts'

const itemSchema = z.object({ id: z.guid(), transcriptId: z.guid(), summaryId: z.guid().nullable() })
type Item = z.output<typeof itemSchema>

/** Indexes the newest items of an account that are not yet, at most `limit` of them. */
export async function indexItems(orm: Orm, limit: number, userId: string): Promise<void> {
  const items = await readRows(
    orm,
    itemSchema,
    sql`select id, transcript_id as "transcriptId", summary_id as "summaryId" from history_items
    where not is_indexed and user_id = ${userId} order by created_at desc limit ${limit}`,
  )
  for (const item of items) await indexItem(orm, item)
}

/** Indexes at most `limit` items that no other process is indexing; gives how many, 0 when none is left. */
export async function indexBatch(orm: PooledOrm, limit: number): Promise<number> {
  return await transaction(orm, async (tx) => {
    const items = await readRows(
      tx,
      itemSchema,
      sql`select id, transcript_id as "transcriptId", summary_id as "summaryId" from history_items
      where not is_indexed order by created_at limit ${limit} for update skip locked`,
    )
    for (const item of items) await indexItem(tx, item)
    return items.length
  })
}

async function indexItem(orm: Orm, { id, transcriptId, summaryId }: Item): Promise<void> {
  await indexTranscript(orm, transcriptId)
  if (summaryId !== null) await indexSummary(orm, summaryId)
  await orm.execute(sql`update history_items set is_indexed = true where id = ${id}`)
}

async function indexTranscript(orm: Orm, id: string): Promise<void> {
  const rows = await orm
    .select({
      title: transcripts.title,
      channel: transcripts.channel,
      sentences: transcripts.sentences,
    })
    .from(transcripts)
    .where(
      and(eq(transcripts.id, id), sql`not exists (select from transcript_terms where transcript_id = ${id})`),
    )
  for (const { title, channel, sentences } of rows) {
    const terms = await searchTerms([title ?? '', channel ?? '', ...sentences.map(({ text }) => text)])
    await orm.execute(sql`
      insert into transcript_terms (transcript_id, terms) values (${id}, ${toVector(terms)})
      on conflict do nothing`)
  }
}

async function indexSummary(orm: Orm, id: string): Promise<void> {
  const rows = await orm
    .select({ body: summaries.body })
    .from(summaries)
    .where(and(eq(summaries.id, id), sql`not exists (select from summary_terms where summary_id = ${id})`))
  for (const { body } of rows) {
    const { gist, summary, insights, chapters } = body
    const texts = [
      gist ?? '',
      summary,
      ...insights.map(({ text }) => text),
      ...chapters.map(({ title }) => title),
    ]
    await orm.execute(sql`
      insert into summary_terms (summary_id, terms) values (${id}, ${toVector(await searchTerms(texts))})
      on conflict do nothing`)
  }
}

/** One parameter, whatever the number of terms. */
function toVector(terms: readonly string[]) {
  return sql`array_to_tsvector(array(select jsonb_array_elements_text(${JSON.stringify(terms)}::jsonb)))`
}
