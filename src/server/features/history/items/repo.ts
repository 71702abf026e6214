import { z } from 'zod'
import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import {
  columnsOf,
  findRow,
  idArray,
  identifier,
  idRow,
  isoTime,
  joinedRow,
  moment,
  partOf,
  readRows,
  sql,
} from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { storedBody, summaryRow, storedSentences, transcriptFactsRow } from '#server/db/stored-rows.ts'
import { storedAnswerSchema } from '../questions/repo.ts'

const itemRow = z.object({ id: z.guid(), shareHash: z.string().nullable(), createdAt: moment })

const itemColumns = columnsOf(itemRow, 'item', 'item')
const summaryColumns = columnsOf(summaryRow, 'summaries', 'summary')
const transcriptColumns = columnsOf(transcriptFactsRow, 'transcripts', 'transcript')

const itemPart = partOf('item', itemRow)
const summaryPart = partOf('summary', summaryRow)
const transcriptPart = partOf('transcript', transcriptFactsRow)

const summaryItemRow = joinedRow.transform((row) => ({
  item: itemPart(row),
  summary: summaryPart(row),
  transcript: transcriptPart(row),
}))

/** A summary of a history with its transcript but for the text. */
export type SummaryItem = z.output<typeof summaryItemRow>

/** Summaries of a history with their transcripts but for the text, in the order of the ids. */
export async function readSummaryItems(db: Db, ids: readonly string[]): Promise<SummaryItem[]> {
  return await readRows(
    db,
    summaryItemRow,
    sql`select ${itemColumns}, ${summaryColumns}, ${transcriptColumns}
    from history_items as item
    join summaries on summaries.id = item.summary_id
    join transcripts on transcripts.id = item.transcript_id
    where item.id = any(${idArray(ids)}) order by ${inOrderOf(ids)}`,
  )
}

const transcriptItemRow = joinedRow.transform((row) => ({
  item: itemPart(row),
  transcript: transcriptPart(row),
  opening: storedSentences.parse(row['opening']),
}))

/** A transcript of a history with its first sentences. */
export type TranscriptItem = z.output<typeof transcriptItemRow>

/** Transcripts of a history with their first sentences, in the order of the ids. */
export async function readTranscriptItems(db: Db, ids: readonly string[]): Promise<TranscriptItem[]> {
  return await readRows(
    db,
    transcriptItemRow,
    sql`select ${itemColumns}, ${transcriptColumns}, transcripts.opening
    from history_items as item join transcripts on transcripts.id = item.transcript_id
    where item.id = any(${idArray(ids)}) order by ${inOrderOf(ids)}`,
  )
}

function inOrderOf(ids: readonly string[]): Sql {
  return sql`array_position(${idArray(ids)}, item.id)`
}

const shareKeySchema = z.object({
  id: z.guid(),
  shareNonce: z.string().nullable(),
  shareHash: z.string().nullable(),
})

/** The nonce of a shared page's address and its hash; both `null` while it isn't shared. */
export type ShareKey = z.output<typeof shareKeySchema>

const ownSummarySchema = shareKeySchema.extend({
  summaryId: z.guid(),
  transcriptId: z.guid(),
  sharesQuestions: z.boolean(),
  createdAt: z.string(),
  /** True where the plan shows it. */
  isInView: z.boolean(),
})

/** A summary of the caller's history. */
export type OwnSummary = z.output<typeof ownSummarySchema>

/** The summary of the caller's history with this id, or that was made by the run with this id. */
export async function findOwnSummary(
  db: Db,
  { own, id, windowDays }: { own: Sql; id: string; windowDays: number | null },
): Promise<OwnSummary | null> {
  return await findRow(
    db,
    ownSummarySchema,
    sql`select item.id, item.summary_id as "summaryId", item.transcript_id as "transcriptId", item.share_nonce as "shareNonce",
      item.share_hash as "shareHash", item.shares_questions as "sharesQuestions", ${isoTime(sql`item.created_at`)} as "createdAt",
      ${windowDays}::int is null or item.created_at > ledger_now() - ${windowDays}::int * interval '1 day'
        as "isInView"
    from history_items as item
    where ${own} and (item.id = ${id} or item.run_id = ${id}) and item.summary_id is not null
      and item.deleted_at is null
    order by item.id = ${id} desc, item.created_at desc limit 1`,
  )
}

const undoUntilRow = z.object({ undoUntil: z.string() })

/** Deletes an item and gives the end of the time to restore it, ISO 8601; `null` when it is not there. */
export async function markDeleted(db: Db, own: Sql, id: string): Promise<string | null> {
  const deleted = await findRow(
    db,
    undoUntilRow,
    sql`update history_items as item set deleted_at = ledger_now()
    where ${own} and item.id = ${id} and item.deleted_at is null
    returning ${isoTime(sql`(item.deleted_at + ${retentionDays.deletedItem} * interval '1 day')`)} as "undoUntil"`,
  )
  return deleted?.undoUntil ?? null
}

/** Restores an item; `false` when it was not deleted, or too long ago. */
export async function unmarkDeleted(db: Db, own: Sql, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update history_items as item set deleted_at = null
    where ${own} and item.id = ${id} and item.deleted_at > ledger_now() - ${retentionDays.deletedItem} * interval '1 day'`)
  return rowCount === 1
}

const exportedItemSchema = shareKeySchema
  .extend({
    givenTranscriptId: z.guid().nullable(),
    summary: storedBody.nullable(),
    engineKind: z.enum(['extractive', 'model']).nullable(),
    questions: z.array(
      storedAnswerSchema.pick({ question: true, said: true, answer: true, passages: true, createdAt: true }),
    ),
  })
  .loose()

/** An item of an export; its other columns go out unchanged. */
type ExportedItem = z.output<typeof exportedItemSchema>

/** The history of an account for its export, with the ids of pasted transcripts. */
export async function readAllItems(db: Db, userId: string): Promise<ExportedItem[]> {
  return await readRows(
    db,
    exportedItemSchema,
    sql`select item.id, item.share_nonce as "shareNonce", item.share_hash as "shareHash", transcripts.title as "videoTitle", transcripts.video_id as "videoId",
      item.created_at as "createdAt", summaries.language, summaries.style, summaries.form, summaries.body as summary,
      summaries.engine_kind as "engineKind",
      case when transcripts.origin = 'pasted' then transcripts.id end as "givenTranscriptId",
      (select coalesce(jsonb_agg(jsonb_build_object('line', line, 'note', note, 'createdAt', highlights.created_at)
        order by highlights.created_at, highlights.id), '[]')
        from highlights where item_id = item.id) as highlights,
      (select coalesce(jsonb_agg(jsonb_build_object('question', question, 'said', said, 'answer', answer, 'passages', passages,
        'createdAt', questions.created_at) order by questions.created_at, questions.id), '[]')
        from questions where item_id = item.id) as questions
    from history_items as item
    join transcripts on transcripts.id = item.transcript_id
    left join summaries on summaries.id = item.summary_id
    where item.user_id = ${userId} and item.deleted_at is null
    order by item.created_at, item.id`,
  )
}

/** An item of the caller's history that is not deleted refers to this transcript. */
export async function hasTranscript(db: Db, own: Sql, transcriptId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from history_items as item
    where ${own} and item.transcript_id = ${transcriptId} and item.deleted_at is null limit 1`)
  return rowCount === 1
}

/** The pasted transcript of this content in the caller's history, also of a deleted item. */
export async function findPasted(db: Db, own: Sql, contentHash: string): Promise<string | null> {
  const found = await findRow(
    db,
    idRow,
    sql`select transcripts.id from transcripts join history_items as item on item.transcript_id = transcripts.id
    where ${own} and transcripts.origin = 'pasted' and transcripts.content_hash = ${contentHash}
    order by transcripts.created_at limit 1`,
  )
  return found?.id ?? null
}

/** The newest transcript of a video that the caller's browser sent in the last hour. */
export async function findFromBrowser(db: Db, own: Sql, videoId: string): Promise<string | null> {
  const found = await findRow(
    db,
    idRow,
    sql`select transcripts.id from transcripts join history_items as item on item.transcript_id = transcripts.id
    where ${own} and item.deleted_at is null and transcripts.is_from_browser and transcripts.video_id = ${videoId}
      and item.created_at > ledger_now() - interval '1 hour'
    order by item.created_at desc limit 1`,
  )
  return found?.id ?? null
}

/** Deletes what an owner made of a line of their summary; `false` where they have no such item. */
export async function deleteOfLine(
  db: Db,
  table: 'highlights' | 'moments',
  { own, id, line }: { own: Sql; id: string; line: string },
): Promise<boolean> {
  const item = await findRow(
    db,
    idRow,
    sql`with item as (
      select item.id from history_items as item where ${own} and item.id = ${id} and item.deleted_at is null),
    gone as (delete from ${identifier(table)} as made using item where made.item_id = item.id and made.line = ${line})
    select id from item`,
  )
  return item !== null
}
