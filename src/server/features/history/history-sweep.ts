import type { PooledOrm } from '#server/db/database.ts'
import { indexBatch } from './index-items.ts'
import { purgeHistory } from './purge.ts'

const batchSize = 20

/** Makes all items findable that are not yet, and deletes what is past its retention. */
export async function sweepHistory(orm: PooledOrm, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const indexed = await indexBatch(orm, batchSize)
    if (indexed === 0 || signal?.aborted === true) break
  }
  await purgeHistory(orm)
}
