import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { deleteInBatches, isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'

/** The hook for recordings, and for how much sound was heard for a person. */
export const recordingsHook: AccountHook = {
  name: 'recordings',
  rowsOfVisitor: (visitorId) => sql`
    select from recordings where visitor_id = ${visitorId}
    union all
    select from recording_reservations where person_id = (select person_id from visitors where id = ${visitorId})`,
  mergeVisitor: async (tx, { visitorId, userId }) => {
    // The same sound of both is the account's.
    await tx.execute(sql`
      delete from recordings as guest using recordings as own
      where guest.visitor_id = ${visitorId} and own.user_id = ${userId} and own.content_hash = guest.content_hash`)
    await tx.execute(sql`
      update recordings set user_id = ${userId}, visitor_id = null where visitor_id = ${visitorId}`)
    await tx.execute(sql`
      update recording_reservations set person_id = (select person_id from users where id = ${userId})
      where person_id = (select person_id from visitors where id = ${visitorId})`)
  },
  export: async (db, userId) => {
    const { rows } = await db.execute(sql`
      select name, language, state, duration_ms as "durationMs", transcript_id as "transcriptId", created_at as "createdAt"
      from recordings where user_id = ${userId} order by created_at, id`)
    return rows
  },
  // Another account of the same mailbox keeps what was counted.
  purge: async (tx, userId) => {
    await tx.execute(sql`delete from recordings where user_id = ${userId}`)
    await tx.execute(sql`
      delete from recording_reservations where person_id = (select person_id from users where id = ${userId} and not exists (
        select from users as other where other.person_id = users.person_id and other.id <> users.id))`)
  },
}

/** Recordings that never became a transcript, and what does not count in any window any more. */
export const dueRecordings: readonly Due[] = [
  {
    table: 'recordings',
    by: 'created_at',
    where: sql`state <> 'ready' and ${isOlderThan(sql`created_at`, retentionDays.unfinishedRecording)}`,
  },
  {
    table: 'recordings',
    by: 'created_at',
    where: isOlderThan(sql`created_at`, retentionDays.recording),
  },
  {
    table: 'recordings',
    by: 'created_at',
    where: sql`arrived_bytes < file_bytes and state = 'receiving' and ${isOlderThan(sql`created_at`, retentionDays.unfinishedFile)}`,
  },
  {
    table: 'recording_reservations',
    by: 'created_at',
    where: isOlderThan(sql`created_at`, retentionDays.heardMinutes),
  },
]

/** Deletes recordings that are past their time, with their sound. */
export async function sweepRecordings(db: Db, signal: AbortSignal): Promise<void> {
  for (const due of dueRecordings) await deleteInBatches(db, due, signal)
}
