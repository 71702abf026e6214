import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import type { Owner } from './owner.ts'

type Given = { transcriptId: string; summaryId: string; runId: string | null }

/**
 * Puts a summary and its transcript into somebody's history, in the caller's transaction, and gives the id of the
 * summary there; `null` when the store has it no more. The same again moves up under the id that it has; one that was
 * taken off comes back, unshared.
 */
export async function keepSummary(tx: Orm, owner: Owner, given: Given): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with transcription as (${upsert(owner, { ...given, summaryId: null, runId: null })})
    ${upsert(owner, given)}`)
  return rows[0]?.id ?? null
}

/** Puts a transcript into somebody's history. */
export async function keepTranscript(orm: Orm, owner: Owner, transcriptId: string): Promise<void> {
  await orm.execute(upsert(owner, { transcriptId, summaryId: null, runId: null }))
}

function upsert(
  owner: Owner,
  { transcriptId, summaryId, runId }: Omit<Given, 'summaryId'> & { summaryId: string | null },
): SQL {
  const [column, id, deviceId] =
    'userId' in owner
      ? [sql`user_id`, owner.userId, owner.deviceId]
      : [sql`visitor_id`, owner.visitorId, null]
  const [target, isStored] =
    summaryId === null
      ? [
          sql`(${column}, transcript_id) where summary_id is null`,
          sql`exists (select from transcripts where transcripts.id = ${transcriptId})`,
        ]
      : [
          sql`(${column}, summary_id) where summary_id is not null`,
          sql`exists (select from summaries where summaries.id = ${summaryId})`,
        ]
  return sql`
    insert into history_items as known (${column}, transcript_id, summary_id, run_id, device_id, created_at)
    select ${id}::uuid, ${transcriptId}::uuid, ${summaryId}::uuid, ${runId}::uuid, ${deviceId}::uuid, ledger_now()
    where ${isStored}
    on conflict ${target} do update set
      created_at = excluded.created_at,
      run_id = coalesce(excluded.run_id, known.run_id),
      device_id = excluded.device_id,
      share_nonce = case when known.deleted_at is null then known.share_nonce end,
      share_hash = case when known.deleted_at is null then known.share_hash end,
      deleted_at = null
    returning id`
}
