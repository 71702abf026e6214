import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { retentionDays } from '#product/retention.ts'
import type { Orm } from '#server/db/database.ts'
import { historyItems } from '#server/db/schema/history.ts'
import { summaries } from '#server/db/schema/summaries.ts'
import { transcripts } from '#server/db/schema/transcripts.ts'

const { sentences: _words, opening, chapters: _set, ...transcriptColumns } = getTableColumns(transcripts)

/** Summaries of a history with what is known of their videos, in the order of the ids. */
export async function readSummaryItems(orm: Orm, ids: readonly string[]) {
  return await orm
    .select({ item: historyItems, summary: summaries, transcript: transcriptColumns })
    .from(historyItems)
    .innerJoin(summaries, eq(summaries.id, historyItems.summaryId))
    .innerJoin(transcripts, eq(transcripts.id, historyItems.transcriptId))
    .where(inArray(historyItems.id, [...ids]))
    .orderBy(inOrderOf(ids))
}

/** Transcripts of a history with their first sentences, in the order of the ids. */
export async function readTranscriptItems(orm: Orm, ids: readonly string[]) {
  return await orm
    .select({ item: historyItems, transcript: transcriptColumns, opening })
    .from(historyItems)
    .innerJoin(transcripts, eq(transcripts.id, historyItems.transcriptId))
    .where(inArray(historyItems.id, [...ids]))
    .orderBy(inOrderOf(ids))
}

function inOrderOf(ids: readonly string[]): SQL {
  return sql`array_position(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)), ${historyItems.id}::text)`
}

/** What the address of a shared page is made of, and the hash that it is found by; both `null` while it isn't shared. */
export type ShareKey = { id: string; shareNonce: string | null; shareHash: string | null }

/** A summary of the caller's history. */
export type OwnSummary = {
  id: string
  summaryId: string
  shareNonce: string | null
  shareHash: string | null
  createdAt: string
  /** Whether the plan shows it. */
  isInView: boolean
}

/** The summary of somebody's history that has this id, or that the run with this id made. */
export async function findOwnSummary(
  orm: Orm,
  { own, id, windowDays }: { own: SQL; id: string; windowDays: number | null },
): Promise<OwnSummary | null> {
  const { rows } = await orm.execute<OwnSummary>(sql`
    select item.id, item.summary_id as "summaryId", item.share_nonce as "shareNonce",
      item.share_hash as "shareHash", to_char(item.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      ${windowDays}::int is null or item.created_at > ledger_now() - ${windowDays}::int * interval '1 day'
        as "isInView"
    from history_items as item
    where ${own} and (item.id = ${id} or item.run_id = ${id}) and item.summary_id is not null
      and item.deleted_at is null
    order by item.id = ${id} desc, item.created_at desc limit 1`)
  return rows[0] ?? null
}

/** Takes an item off its list and tells until when it can come back, ISO 8601; `null` when it is not there. */
export async function markDeleted(orm: Orm, own: SQL, id: string): Promise<string | null> {
  const { rows } = await orm.execute<{ undoUntil: string }>(sql`
    update history_items as item set deleted_at = ledger_now()
    where ${own} and item.id = ${id} and item.deleted_at is null
    returning to_char((item.deleted_at + ${retentionDays.deletedItem} * interval '1 day') at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "undoUntil"`)
  return rows[0]?.undoUntil ?? null
}

/** Puts an item back on its list; `false` when it was not taken off, or too long ago. */
export async function unmarkDeleted(orm: Orm, own: SQL, id: string): Promise<boolean> {
  const { rowCount } = await orm.execute(sql`
    update history_items as item set deleted_at = null
    where ${own} and item.id = ${id} and item.deleted_at > ledger_now() - ${retentionDays.deletedItem} * interval '1 day'`)
  return rowCount === 1
}

/** An item as it is exported; the rest goes out as it is. */
export type ExportedItem = ShareKey & Record<string, unknown>

/** All that an account has in its history, with what the person gave themselves, for a file of their own. */
export async function readAllItems(orm: Orm, userId: string): Promise<ExportedItem[]> {
  const { rows } = await orm.execute<ExportedItem>(sql`
    select item.id, item.share_nonce as "shareNonce", item.share_hash as "shareHash", transcripts.title as "videoTitle", transcripts.video_id as "videoId",
      item.created_at as "createdAt", summaries.language, summaries.style, summaries.body as summary,
      case when transcripts.origin = 'pasted' then
        (select jsonb_agg(sentence ->> 'text') from json_array_elements(transcripts.sentences::json) as sentence)
      end as "givenTranscript"
    from history_items as item
    join transcripts on transcripts.id = item.transcript_id
    left join summaries on summaries.id = item.summary_id
    where item.user_id = ${userId} and item.deleted_at is null
    order by item.created_at, item.id`)
  return rows
}

/** Whether a live item of the caller's history refers to this transcript. */
export async function hasTranscript(orm: Orm, own: SQL, transcriptId: string): Promise<boolean> {
  const { rowCount } = await orm.execute(sql`
    select from history_items as item
    where ${own} and item.transcript_id = ${transcriptId} and item.deleted_at is null limit 1`)
  return rowCount === 1
}
