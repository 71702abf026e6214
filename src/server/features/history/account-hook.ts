import { AppError } from '#core/app-error.ts'
import type { Db } from '#server/db/database.ts'
import { idRow, readRows, sql } from '#server/db/sql.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import { readStoredBody } from '#server/features/summaries/service.ts'
import { findTranscript } from '#server/features/transcripts/service.ts'
import type { TranscriptBodies, TranscriptStore } from '#server/features/transcripts/service.ts'
import { mergeHighlights } from './highlights/highlights.ts'
import { mergePasted } from './items/history-writer.ts'
import { readAllItems } from './items/repo.ts'
import { currentMoments } from './moments/share-moment.ts'
import { deletePasted } from './purge.ts'
import { mergeQuestions } from './questions/questions.ts'
import { currentSharePath } from './sharing/shares.ts'

/** Merges, exports and deletes histories with their accounts. */
export function createHistoryHook(secret: string, bodies: TranscriptBodies): AccountHook {
  return {
    name: 'history',
    rowsOfVisitor: (visitorId) => sql`select from history_items where visitor_id = ${visitorId}`,
    mergeVisitor: mergeHistories,
    export: (db, userId) => exportHistory({ db, bodies, secret }, userId),
    purge: purgeOwned,
  }
}

async function exportHistory(deps: TranscriptStore & { secret: string }, userId: string): Promise<unknown> {
  const exported: unknown[] = []
  // One after the other: an account may have thousands, each with a text of its own to read.
  for (const stored of await readAllItems(deps.db, userId)) {
    const { shareNonce, shareHash, givenTranscriptId, summary, engineKind, ...item } = stored
    exported.push({
      ...item,
      summary:
        summary === null || engineKind === null
          ? null
          : { ...summary, ...readStoredBody(summary, engineKind) },
      givenTranscript: givenTranscriptId === null ? null : await readText(deps, givenTranscriptId),
      sharePath: await currentSharePath(deps, { id: item.id, shareNonce, shareHash }),
      sharedLines: await currentMoments(deps, item.id),
    })
  }
  return exported
}

/** The sentences of a transcript; `null` for a lost text, which must not hide the rest. */
async function readText(store: TranscriptStore, id: string): Promise<string[] | null> {
  try {
    const transcript = await findTranscript(store, id)
    return transcript?.sentences.map(({ text }) => text) ?? null
  } catch (error) {
    if (error instanceof AppError && error.code === 'STORAGE_DAMAGED') return null
    throw error
  }
}

/**
 * Equal items become one under the id of the account's, with the shared lines, the highlights and the
 * questions of both; of a summary or a line that both share the account's address stays.
 */
async function mergeHistories(
  tx: Db,
  { visitorId, userId }: { visitorId: string; userId: string },
): Promise<void> {
  await mergePasted(tx, { visitorId, userId })
  const isSame = sql`
    own.user_id = ${userId} and guest.visitor_id = ${visitorId} and own.transcript_id = guest.transcript_id
    and own.summary_id is not distinct from guest.summary_id`
  // What was deleted comes back unshared.
  await tx.execute(sql`
    delete from moments using history_items as own, history_items as guest
    where moments.item_id = own.id and own.deleted_at is not null and ${isSame} and guest.deleted_at is null`)
  await tx.execute(sql`
    update moments set item_id = own.id from history_items as own, history_items as guest
    where moments.item_id = guest.id and ${isSame} and guest.deleted_at is null
      and not exists (select from moments as known where known.item_id = own.id and known.line = moments.line)`)
  await mergeHighlights(tx, isSame)
  await mergeQuestions(tx, isSame)
  // The item of the browser is gone before its address is given to that of the account: no two items have the
  // same one. Where the account's wasn't shared, it shows no questions there, since some were asked by the
  // account alone.
  await tx.execute(sql`
    with guest as (
      delete from history_items as guest using history_items as own where ${isSame} and guest.deleted_at is null
      returning guest.*, own.id as own_id)
    update history_items as own set
      created_at = greatest(own.created_at, guest.created_at),
      run_id = coalesce(guest.run_id, own.run_id),
      is_unseen = guest.is_unseen and (own.is_unseen or own.deleted_at is not null),
      share_nonce = case when own.share_hash is null or own.deleted_at is not null then guest.share_nonce else own.share_nonce end,
      share_hash = case when own.share_hash is null or own.deleted_at is not null then guest.share_hash else own.share_hash end,
      shares_questions = own.shares_questions and own.deleted_at is null,
      deleted_at = null
    from guest
    where own.id = guest.own_id`)
  await tx.execute(sql`delete from history_items as guest using history_items as own where ${isSame}`)
  await tx.execute(sql`
    update history_items set user_id = ${userId}, visitor_id = null where visitor_id = ${visitorId}`)
}

/** The transcripts that the account pasted are deleted as well. */
async function purgeOwned(tx: Db, userId: string): Promise<void> {
  const rows = await readRows(
    tx,
    idRow,
    sql`delete from history_items where user_id = ${userId} returning transcript_id as id`,
  )
  await deletePasted(
    tx,
    rows.map(({ id }) => id),
  )
}
