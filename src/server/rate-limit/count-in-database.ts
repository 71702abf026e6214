import { sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { z } from 'zod'
import type { PooledDb } from '#server/db/database.ts'
import { readRow } from '#server/db/read-rows.ts'
import { checkCount } from './call-counter.ts'
import type { CallCounter, CallKey, CallLimit } from './call-counter.ts'

const countSchema = z.object({ hits: z.int(), resetSeconds: z.int() })

/**
 * Counts in a table of the database: one statement for each call. The commit does not wait for the
 * disk, so that a power cut may lose the newest calls.
 */
export function countInDatabase(db: PooledDb): CallCounter {
  return {
    count: async (key, limit) => checkCount(await readRow(db, countSchema, selectCount(key, limit)), limit),
    uncount: async (key) => {
      await db.execute(sql`update call_counts set hits = hits - 1 where key = ${key} and hits > 0`)
    },
  }
}

function selectCount(key: CallKey, { windowSeconds }: CallLimit): Sql {
  return sql`select hits, reset_seconds as "resetSeconds" from count_call(${key}, ${windowSeconds})`
}
