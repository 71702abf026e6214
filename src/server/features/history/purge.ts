import { retentionDays } from '#product/retention.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { idRow, readRows, sql } from '#server/db/sql.ts'
import {
  hasNo,
  inBatches,
  isDue,
  isOlderThan,
  sweptAtOnce,
  updateInBatches,
  deleteUnused,
  sweepUnused,
} from '#server/db/sweep-rows.ts'
import type { Due, Aging } from '#server/db/sweep-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import { deleteRunsOfTranscripts } from '#server/features/summaries/service.ts'
import { sweepBodies } from '#server/features/transcripts/service.ts'
import type { TranscriptBodies } from '#server/features/transcripts/service.ts'
import { sweepAnswers } from './answers/answers.ts'
import { indexBatch } from './search/index-items.ts'

const indexedAtOnce = 20

type SweepDeps = { db: PooledDb; bodies: TranscriptBodies }

/** Deletes history past its retention, and indexes all items that are not yet. */
export async function sweepHistory(deps: SweepDeps, signal: AbortSignal): Promise<void> {
  await purgeHistory(deps.db, signal)
  await sweepAnswers(deps.db, signal)
  await inBatches({ size: indexedAtOnce, signal }, (size) => indexBatch(deps, size))
}

/** Deletes unreferenced transcripts and summaries, then their bodies outside of the database. */
export async function sweepTranscripts(deps: SweepDeps, signal: AbortSignal): Promise<void> {
  await purgeTranscripts(deps.db, signal)
  await updateInBatches(deps.db, countedByNetwork, signal)
  await sweepBodies(deps, signal)
}

const { deletedItem, idleVisitor, unusedPaste, unusedVideo, visitorPaste } = retentionDays

/** History items whose time is over. */
export const dueHistory: readonly Due[] = [
  { table: 'history_items', by: 'deleted_at', where: isOlderThan(sql`deleted_at`, deletedItem) },
  {
    table: 'history_items',
    by: 'created_at',
    where: sql`visitor_id is not null and ${isOlderThan(sql`created_at`, idleVisitor)}`,
  },
  {
    table: 'history_items',
    by: 'created_at',
    where: sql`visitor_id is not null and is_pasted and ${isOlderThan(sql`created_at`, visitorPaste)}`,
  },
]

/** Transcripts whose network is not counted any more. */
const countedByNetwork = {
  table: 'transcripts',
  by: 'created_at',
  where: sql`network is not null and ${isOlderThan(sql`created_at`, visitorPaste)}`,
  set: sql`network = null`,
}

/** Deletes history items whose time is over, and the pasted transcripts that no other item refers to. */
export async function purgeHistory(db: PooledDb, signal: AbortSignal): Promise<void> {
  for (const due of dueHistory) {
    await inBatches({ size: sweptAtOnce, signal }, (size) =>
      transaction(db, async (tx) => {
        const rows = await readRows(
          tx,
          idRow,
          sql`delete from history_items where ${isDue(due, size)}
          returning transcript_id as id`,
        )
        await deletePasted(
          tx,
          rows.map(({ id }) => id),
        )
        return rows.length
      }),
    )
  }
}

/** Deletes pasted transcripts without a history, with their summaries and runs. */
export async function deletePasted(tx: Db, transcriptIds: readonly string[]): Promise<void> {
  if (transcriptIds.length === 0) return
  const among = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(transcriptIds)}::jsonb))`
  const deleted = await deleteUnused(tx, transcript, sql`origin = 'pasted' and id in ${among}`)
  await deleteRunsOfTranscripts(tx, deleted)
}

const isOldVideo = isOlderThan(sql`created_at`, unusedVideo)
const transcript = {
  table: 'transcripts',
  isUnused: hasNo(sql`select from history_items where transcript_id = transcripts.id`),
  onDeleted: deleteRunsOfTranscripts,
}

/** Stored summaries and transcripts, which stay as long as a history refers to them. */
const stored: readonly Aging[] = [
  {
    table: 'summaries',
    isOld: isOldVideo,
    isUnused: hasNo(sql`select from history_items where summary_id = summaries.id`),
  },
  { ...transcript, isOld: isOldVideo },
  { ...transcript, isOld: sql`origin = 'pasted' and ${isOlderThan(sql`created_at`, unusedPaste)}` },
]

/** Deletes stored transcripts and summaries that no history has referred to since they were made. */
export async function purgeTranscripts(db: PooledDb, signal: AbortSignal): Promise<void> {
  for (const aging of stored) await sweepUnused(db, aging, signal)
}
