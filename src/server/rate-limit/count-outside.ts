import { z } from 'zod'
import type { PooledDb } from '#server/db/database.ts'
import { readRow } from '#server/db/read-rows.ts'
import { sql } from '#server/db/sql.ts'
import type { LimitState } from '#server/http/limit-headers.ts'
import type { CallCounts } from '#server/ports/call-counts.ts'
import { checkCount, countInDatabase } from './call-counter.ts'
import type { CallCounter, CallLimit } from './call-counter.ts'

/** Where a call was counted: in the store, or in the database while the store did not answer. */
export type CountStore = 'store' | 'database'

type Options = { db: PooledDb; counts: CallCounts; onCount: (store: CountStore) => void }

const keyRow = z.looseObject({ callKey: z.string() })

/**
 * Counts in a store outside of the database, and in the database while that does not answer: no call fails for want of the
 * store, and none goes uncounted. The two do not know of each other, so that each change between them begins new windows.
 */
export function countOutside({ db, counts, onCount }: Options): CallCounter {
  const database = countInDatabase(db)

  async function countKey(key: string, limit: CallLimit): Promise<LimitState> {
    const found = await counts.count(key, limit.windowSeconds).catch(() => null)
    onCount(found === null ? 'database' : 'store')
    return found === null ? await database.count(key, limit) : checkCount(found, limit)
  }

  return {
    count: async (key, limit) => {
      if (typeof key === 'string') return await countKey(key, limit)
      const { callKey } = await readRow(db, keyRow, sql`select ${key} as "callKey"`)
      return await countKey(callKey, limit)
    },
    uncount: async (key) => {
      await counts.uncount(key).catch(() => database.uncount(key))
    },
  }
}
