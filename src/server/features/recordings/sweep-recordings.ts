import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { deleteInBatches, isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'

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
    table: 'recording_reservations',
    by: 'created_at',
    where: isOlderThan(sql`created_at`, retentionDays.heardMinutes),
  },
]

/** Deletes recordings that are past their time, with their sound. */
export async function sweepRecordings(db: Db, signal: AbortSignal): Promise<void> {
  for (const due of dueRecordings) await deleteInBatches(db, due, signal)
}
