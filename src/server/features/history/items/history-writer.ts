import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { toDocument } from '#export/documents.ts'
import { fileName } from '#export/file-name.ts'
import { summaryFormats } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { findRow, idRow, readRow, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { noDownloads, requireDownload } from '#server/features/accounts/service.ts'
import type { AccountDeps, Actor } from '#server/features/accounts/service.ts'
import type { HistoryWriter, SummaryDeps } from '#server/features/summaries/service.ts'
import type { TranscriptHistory } from '#server/features/transcripts/service.ts'
import { writeSummaryFile } from '#server/lib/summary-file.ts'
import { fileWordsIn } from '#server/lib/written-language.ts'
import { isOwn, ownerIdOf } from '../context.ts'
import { deletePasted } from '../purge.ts'
import { getResult } from './present.ts'
import { findFromBrowser, findPasted, hasTranscript } from './repo.ts'

const bytesRow = z.object({ bytes: z.number() })

/** The bytes of the pasted transcripts that the history of an owner refers to, each counted once. */
async function pastedBytes(db: Db, ownerId: string | null, which: 'all' | 'undeleted'): Promise<number> {
  const { bytes } = await readRow(
    db,
    bytesRow,
    sql`select coalesce(sum(stored_bytes), 0)::float8 as bytes from transcripts where id in (
      select transcript_id from history_items
      where is_pasted and coalesce(user_id, visitor_id) = ${ownerId}::uuid
        and (${which} = 'all' or deleted_at is null))`,
  )
  return bytes
}

/** Deletes for good what an owner pasted and deleted. */
async function dropDeletedPastes(tx: Db, ownerId: string | null): Promise<void> {
  const rows = await readRows(
    tx,
    idRow,
    sql`delete from history_items
    where is_pasted and coalesce(user_id, visitor_id) = ${ownerId}::uuid and deleted_at is not null
    returning transcript_id as id`,
  )
  await deletePasted(
    tx,
    rows.map(({ id }) => id),
  )
}

/** Puts summaries into the histories of users and visitors. */
export const historyWriter: HistoryWriter = {
  findNewest: async (db, actor, summaryId) => {
    const owner = ownerOf(actor)
    return owner === null ? null : await findNewest(db, owner, summaryId)
  },
  put: async (tx, { userId, deviceId, visitorId }, summary) => {
    const owner = ownerOf({ user: userId === null ? null : { id: userId, deviceId }, visitorId })
    return owner === null ? null : await putSummary(tx, owner, summary)
  },
}

/** Puts transcripts into the histories of users and visitors, and looks them up there. */
export const transcriptHistory: TranscriptHistory = {
  put: async (db, actor, transcriptId) => {
    const owner = ownerOf(actor)
    if (owner !== null) await putTranscript(db, owner, transcriptId)
  },
  findPasted: (db, actor, contentHash) => findPasted(db, isOwn(actor), contentHash),
  findFromBrowser: (db, actor, videoId) => findFromBrowser(db, isOwn(actor), videoId),
  pastedBytes: (db, actor, which) => pastedBytes(db, ownerIdOf(actor), which),
  dropDeletedPastes: (tx, actor) => dropDeletedPastes(tx, ownerIdOf(actor)),
  has: (db, actor, transcriptId) => hasTranscript(db, isOwn(actor), transcriptId),
}

/** More of the name of a channel is not filtered by. */
const maxChannelCharacters = 100

type NewItem = { transcriptId: string; summaryId: string; runId: string | null }

/**
 * Puts a summary and its transcript into a history, in the caller's transaction, and gives the id of the item
 * of the summary; `null` when the summary is not stored any more. An item of the same summary moves to the
 * top under its id; a deleted one comes back unshared and without highlights and questions.
 */
async function putSummary(tx: Db, owner: Owner, item: NewItem): Promise<string | null> {
  const row = await findRow(
    tx,
    idRow,
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
async function putTranscript(db: Db, owner: Owner, transcriptId: string): Promise<void> {
  await db.execute(upsert(owner, { transcriptId, summaryId: null, runId: null }))
}

function upsert(
  owner: Owner,
  { transcriptId, summaryId, runId }: Omit<NewItem, 'summaryId'> & { summaryId: string | null },
): Sql {
  const [column, id, deviceId] =
    'userId' in owner
      ? [sql`user_id`, owner.userId, owner.deviceId]
      : [sql`visitor_id`, owner.visitorId, null]
  const [target, summary, written] =
    summaryId === null
      ? [
          sql`(${column}, transcript_id) where summary_id is null`,
          sql``,
          sql`transcripts.language, '' as form`,
        ]
      : [
          sql`(${column}, summary_id) where summary_id is not null`,
          sql`join summaries on summaries.transcript_id = transcripts.id and summaries.id = ${summaryId}`,
          sql`summaries.language, summaries.form`,
        ]
  // Locked, so that no sweep deletes them before the item is there: it has no foreign key to another owner's
  // rows.
  return sql`
    insert into history_items as known
      (${column}, transcript_id, summary_id, run_id, device_id, created_at, is_pasted, sort_title, sort_duration_ms,
        channel, language, form, is_unseen)
    select ${id}::uuid, held.id, ${summaryId}::uuid, ${runId}::uuid, ${deviceId}::uuid, ledger_now(),
      held.origin = 'pasted', left(lower(coalesce(held.title, '')), 60), (coalesce(held.duration_seconds, 0) * 1000)::bigint,
      left(coalesce(held.channel, ''), ${maxChannelCharacters}::int), held.language, held.form, ${summaryId !== null}
    from (
      select transcripts.id, transcripts.origin, transcripts.title, transcripts.channel, transcripts.duration_seconds, ${written}
      from transcripts ${summary}
      where transcripts.id = ${transcriptId} for key share) held
    on conflict ${target} do update set
      created_at = excluded.created_at,
      run_id = coalesce(excluded.run_id, known.run_id),
      device_id = excluded.device_id,
      channel = excluded.channel,
      language = excluded.language,
      form = excluded.form,
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

const newestRow = z.object({ id: z.guid().nullable() })

/**
 * The id of the item of a summary, when it is the newest of a history, with its transcript of the same
 * moment, and was asked from the same device; else null.
 */
async function findNewest(db: PooledDb, owner: Owner, summaryId: string): Promise<string | null> {
  const [userId, visitorId, deviceId] =
    'userId' in owner ? [owner.userId, null, owner.deviceId] : [null, owner.visitorId, null]
  const { id } = await readRow(
    db,
    newestRow,
    sql`select newest_item(${userId}, ${visitorId}, ${deviceId}, ${summaryId}) as id`,
  )
  return id
}

/** A file to save; `type` is its media type. */
type SummaryFile = { name: string; type: string; content: string | Uint8Array }

/**
 * A summary of the caller as a file, where the plan lets summaries be downloaded.
 * @throws AppError `NOT_FOUND` for the id of another owner and before the summary is there, `FORBIDDEN` where
 * the plan does not
 */
export async function saveSummary(
  deps: SummaryDeps & AccountDeps,
  actor: Actor,
  { id, format, labels }: { id: string; format: SummaryFormat; labels: string },
): Promise<SummaryFile> {
  const result = await getResult(deps, actor, id)
  if (result.state !== 'done') throw new AppError('NOT_FOUND', "This summary isn't finished yet.")
  const { answer } = result
  if (answer.locked) throw noDownloads()
  requireDownload(actor, format)
  const { extension, type } = summaryFormats[format]
  const content = await writeSummaryFile(toDocument(answer), format, fileWordsIn(labels))
  return { name: fileName(answer.videoTitle, `.${extension}`), type, content }
}

/**
 * Lets the items of a browser refer to the transcript and the summary of an account that equal theirs: where
 * both pasted the same, the account has it once. What a run is at work on stays as it is, and so does a
 * summary that the account does not have.
 */
export async function mergePasted(
  tx: Db,
  { visitorId, userId }: { visitorId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    update history_items as guest set transcript_id = twin.transcript_id, summary_id = twin.summary_id
    from (
      select distinct on (brought.id) brought.id, own.transcript_id, own.summary_id
      from history_items as brought
      join transcripts as pasted on pasted.id = brought.transcript_id and pasted.origin = 'pasted'
      join transcripts as equal on equal.content_hash = pasted.content_hash and equal.origin = 'pasted'
        and equal.id <> pasted.id
      join history_items as own on own.transcript_id = equal.id and own.user_id = ${userId}
        and (own.summary_id is null) = (brought.summary_id is null)
      left join summaries as made on made.id = brought.summary_id
      left join summaries as known on known.id = own.summary_id
      where brought.visitor_id = ${visitorId}
        and (made.engine_kind, made.engine_name, made.engine_version, made.language, made.style, made.body)
          is not distinct from
          (known.engine_kind, known.engine_name, known.engine_version, known.language, known.style, known.body)
        and not exists (
          select from history_items as other where other.visitor_id = ${visitorId} and other.transcript_id = equal.id)
        and not exists (
          select from runs where task #>> '{subject,transcriptId}' = pasted.id::text and state in ('queued', 'running'))
      order by brought.id, own.created_at) as twin
    where guest.id = twin.id`)
}

/** The owner of a history item: an account, or a browser that is not signed in. */
type Owner = { userId: string; deviceId: string | null } | { visitorId: string }

/** The owner of a caller's new items; `null` for a browser without a cookie. */
function ownerOf({
  user,
  visitorId,
}: {
  user: { id: string; deviceId: string | null } | null
  visitorId: string | null
}): Owner | null {
  if (user !== null) return { userId: user.id, deviceId: user.deviceId }
  return visitorId === null ? null : { visitorId }
}
