import { z } from 'zod'
import type { Sentence } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import { searchTerms } from '#core/search/search-terms.ts'
import type { Db } from '#server/db/database.ts'
import { columnsOf, readRows, textArray, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { storedBody, textRow, transcriptRow } from '#server/db/stored-rows.ts'
import type { TranscriptStore } from '#server/features/transcripts/service.ts'

const itemSchema = z.object({ id: z.guid(), transcriptId: z.guid(), summaryId: z.guid().nullable() })
type Item = z.output<typeof itemSchema>

/**
 * Indexes the newest items of an account that are not yet, at most `limit` of them. While the storage of
 * transcripts is away the search does without the rest of them.
 */
export async function indexItems(store: TranscriptStore, limit: number, userId: string): Promise<void> {
  const items = await readUnindexed(
    store.db,
    sql`user_id = ${userId} order by created_at desc limit ${limit}`,
  )
  for (const item of items) {
    try {
      await indexItem(store, item)
    } catch (error) {
      if (error instanceof AppError && error.code === 'STORAGE_UNAVAILABLE') return
      throw error
    }
  }
}

/**
 * Indexes the oldest items of accounts that are not yet and that nobody else is at, at most `limit`; gives
 * how many, 0 when none is left. A visitor has no search: what they bring along is indexed once they have an
 * account. In no transaction: none is to wait for the storage of transcripts, and an item may as well be
 * indexed twice.
 */
export async function indexBatch(store: TranscriptStore, limit: number): Promise<number> {
  const items = await readUnindexed(
    store.db,
    sql`user_id is not null order by created_at limit ${limit} for update skip locked`,
  )
  for (const item of items) await indexItem(store, item)
  return items.length
}

async function readUnindexed(db: Db, which: Sql): Promise<Item[]> {
  return await readRows(
    db,
    itemSchema,
    sql`select id, transcript_id as "transcriptId", summary_id as "summaryId" from history_items
    where not is_indexed and ${which}`,
  )
}

async function indexItem(store: TranscriptStore, { id, transcriptId, summaryId }: Item): Promise<void> {
  const { db } = store
  await indexTranscript(store, transcriptId)
  if (summaryId !== null) await indexSummary(db, summaryId)
  await db.execute(sql`update history_items set is_indexed = true where id = ${id}`)
}

const indexedRow = transcriptRow.pick({ title: true, channel: true, language: true }).extend(textRow.shape)
const indexedColumns = columnsOf(indexedRow, 'transcripts')

async function indexTranscript({ db, bodies }: TranscriptStore, id: string): Promise<void> {
  const rows = await readRows(
    db,
    indexedRow,
    sql`select ${indexedColumns} from transcripts
    where id = ${id} and not exists (select from transcript_terms where transcript_id = ${id})`,
  )
  for (const { title, channel, language, ...columns } of rows) {
    const sentences = await bodies.read(columns).catch(noneOfLost)
    const terms = await searchTerms(
      [title ?? '', channel ?? '', ...sentences.map(({ text }) => text)],
      language,
    )
    await db.execute(sql`
      insert into transcript_terms (transcript_id, terms)
      select id, ${toVector(terms)} from transcripts where id = ${id} for key share
      on conflict do nothing`)
  }
}

/** A transcript whose text was lost is found by its title. */
function noneOfLost(error: unknown): Sentence[] {
  if (error instanceof AppError && error.code === 'STORAGE_DAMAGED') return []
  throw error
}

const indexedSummaryRow = z.object({ body: storedBody, language: z.string() })

async function indexSummary(db: Db, id: string): Promise<void> {
  const rows = await readRows(
    db,
    indexedSummaryRow,
    sql`select body, language from summaries
    where id = ${id} and not exists (select from summary_terms where summary_id = ${id})`,
  )
  for (const { body, language } of rows) {
    const { gist, summary, insights, chapters } = body
    const texts = [
      gist ?? '',
      summary,
      ...insights.map(({ text }) => text),
      ...chapters.map(({ title }) => title),
    ]
    await db.execute(sql`
      insert into summary_terms (summary_id, terms)
      select id, ${toVector(await searchTerms(texts, language))} from summaries where id = ${id} for key share
      on conflict do nothing`)
  }
}

function toVector(terms: readonly string[]) {
  return sql`array_to_tsvector(${textArray(terms)})`
}
