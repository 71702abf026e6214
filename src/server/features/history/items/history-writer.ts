import { sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { z } from 'zod'
import type { Orm } from '#server/db/database.ts'
import { findRow } from '#server/db/read-rows.ts'
import type { HistoryWriter } from '#server/features/summaries/service.ts'
import type { TranscriptHistory } from '#server/features/transcripts/service.ts'
import { isOwn, ownerIdOf, ownerOf } from '../context.ts'
import type { Owner } from '../context.ts'
import { dropDeletedPastes, pastedBytes } from './paste-room.ts'
import { findFromBrowser, findPasted, hasTranscript } from './repo.ts'

/** Puts summaries into the histories of users and visitors. */
export const historyWriter: HistoryWriter = {
  newestItem: (actor, summaryId) => {
    const owner = ownerOf(actor)
    return owner === null ? sql`null::uuid` : newestItem(owner, summaryId)
  },
  put: async (tx, { userId, deviceId, visitorId }, summary) => {
    const owner = ownerOf({ user: userId === null ? null : { id: userId, deviceId }, visitorId })
    return owner === null ? null : await putSummary(tx, owner, summary)
  },
}

/** Puts transcripts into the histories of users and visitors, and looks them up there. */
export const transcriptHistory: TranscriptHistory = {
  put: async (orm, actor, transcriptId) => {
    const owner = ownerOf(actor)
    if (owner !== null) await putTranscript(orm, owner, transcriptId)
  },
  findPasted: (orm, actor, contentHash) => findPasted(orm, isOwn(actor), contentHash),
  findFromBrowser: (orm, actor, videoId) => findFromBrowser(orm, isOwn(actor), videoId),
  pastedBytes: (orm, actor, which) => pastedBytes(orm, ownerIdOf(actor), which),
  dropDeletedPastes: (tx, actor) => dropDeletedPastes(tx, ownerIdOf(actor)),
  has: (orm, actor, transcriptId) => hasTranscript(orm, isOwn(actor), transcriptId),
}

const idSchema = z.object({ id: z.guid() })

type NewItem = { transcriptId: string; summaryId: string; runId: string | null }

/**
 * Puts a summary and its transcript into a history, in the caller's transaction, and gives the id of the item of the
 * summary; `null` when the summary is not stored any more. An item of the same summary moves to the top under its id; a
 * deleted one comes back unshared and without highlights and questions.
 */
async function putSummary(tx: Orm, owner: Owner, item: NewItem): Promise<string | null> {
  const row = await findRow(
    tx,
    idSchema,
    sql`with transcription as (${upsert(owner, { ...item, summaryId: null, runId: null })}),
    deleted as (
      select id from history_items as known
      where ${isOwnedBy(owner)} and known.summary_id = ${item.summaryId}::uuid and known.deleted_at is not null),
    unshared as (delete from moments using deleted where moments.item_id = deleted.id),
    unmarked as (delete from highlights using deleted where highlights.item_id = deleted.id),
    unasked as (delete from questions using deleted where questions.item_id = deleted.id)
    ${upsert(owner, item)}`,
  )
  return row?.id ?? null
}

/** Puts a transcript into a history. */
async function putTranscript(orm: Orm, owner: Owner, transcriptId: string): Promise<void> {
  await orm.execute(upsert(owner, { transcriptId, summaryId: null, runId: null }))
}

function upsert(
  owner: Owner,
  { transcriptId, summaryId, runId }: Omit<NewItem, 'summaryId'> & { summaryId: string | null },
): Sql {
  const [column, id, deviceId] =
    'userId' in owner
      ? [sql`user_id`, owner.userId, owner.deviceId]
      : [sql`visitor_id`, owner.visitorId, null]
  const [target, summary] =
    summaryId === null
      ? [sql`(${column}, transcript_id) where summary_id is null`, sql``]
      : [
          sql`(${column}, summary_id) where summary_id is not null`,
          sql`join summaries on summaries.transcript_id = transcripts.id and summaries.id = ${summaryId}`,
        ]
  // Locked, so that no sweep deletes them before the item is there: it has no foreign key to another owner's rows.
  return sql`
    insert into history_items as known
      (${column}, transcript_id, summary_id, run_id, device_id, created_at, is_pasted, sort_title, sort_duration_ms, is_unseen)
    select ${id}::uuid, held.id, ${summaryId}::uuid, ${runId}::uuid, ${deviceId}::uuid, ledger_now(),
      held.origin = 'pasted', left(lower(coalesce(held.title, '')), 60), (coalesce(held.duration_seconds, 0) * 1000)::bigint,
      ${summaryId !== null}
    from (
      select transcripts.id, transcripts.origin, transcripts.title, transcripts.duration_seconds from transcripts ${summary}
      where transcripts.id = ${transcriptId} for key share) held
    on conflict ${target} do update set
      created_at = excluded.created_at,
      run_id = coalesce(excluded.run_id, known.run_id),
      device_id = excluded.device_id,
      is_unseen = excluded.is_unseen,
      share_nonce = case when known.deleted_at is null then known.share_nonce end,
      share_hash = case when known.deleted_at is null then known.share_hash end,
      shares_questions = known.shares_questions and known.deleted_at is null,
      deleted_at = null
    returning id`
}

/** Condition for the items of an owner, in a query on `history_items as known`. */
function isOwnedBy(owner: Owner): Sql {
  return 'userId' in owner
    ? sql`known.user_id = ${owner.userId}::uuid`
    : sql`known.visitor_id = ${owner.visitorId}::uuid`
}

/**
 * The id of the item of a summary as SQL, when it is the newest of a history, with its transcript of the same moment, and was
 * asked from the same device; else null.
 */
function newestItem(owner: Owner, summaryId: string): Sql {
  const [userId, visitorId, deviceId] =
    'userId' in owner ? [owner.userId, null, owner.deviceId] : [null, owner.visitorId, null]
  return sql`newest_item(${userId}, ${visitorId}, ${deviceId}, ${summaryId})`
}
