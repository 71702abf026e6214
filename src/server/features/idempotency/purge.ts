import type { Orm } from '#server/db/database.ts'
import { deleteInBatches } from '#server/db/sweep-rows.ts'
import { dueCalls } from './repo.ts'

/** Deletes answers that are a day old. */
export async function purgeIdempotentCalls(orm: Orm, signal: AbortSignal): Promise<void> {
  await deleteInBatches(orm, dueCalls, signal)
}
