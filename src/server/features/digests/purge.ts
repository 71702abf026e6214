import { sql } from '#server/db/sql.ts'
import { digestDays } from '#product/digests.ts'
import type { PooledDb } from '#server/db/database.ts'
import { deleteInBatches, isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'

/** Digests that are past their retention. */
export const dueDigests: Due = {
  table: 'digests',
  by: 'made_at',
  where: isOlderThan(sql`made_at`, digestDays),
}

/** Deletes digests that are past their retention. */
export async function purgeDigests(db: PooledDb, signal: AbortSignal): Promise<void> {
  await deleteInBatches(db, dueDigests, signal)
}
