import { z } from 'zod'
import { waitingTime } from '#product/times.ts'
import type { PooledDb } from '#server/db/database.ts'
import { readRow, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { LimitState } from '#server/http/limit-headers.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CallCount, CallCounts } from '#server/ports/between-processes.ts'

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

/** The maximum calls in a window that starts with the first of them. `detail` is the sentence of a refusal; the time to wait is added. */
export type CallLimit = { limit: number; windowSeconds: number; detail: string }

/** A text, or an SQL expression for one that only the database knows. */
export type CallKey = string | Sql

/** Counts calls against their limits, exactly on all nodes together. */
export type CallCounter = {
  /** Counts one call. @throws AppError `RATE_LIMITED` with the seconds to wait */
  count: (key: CallKey, limit: CallLimit) => Promise<LimitState>
  /** Takes a counted call back: it came to nothing, and not through its caller. */
  uncount: (key: string) => Promise<void>
}

/** The rest after so many calls. @throws AppError `RATE_LIMITED` when this call exceeds the limit */
function checkCount({ hits, resetSeconds }: CallCount, { limit, detail }: CallLimit): LimitState {
  const count = { limit, remaining: Math.max(0, limit - hits), resetSeconds }
  if (hits <= limit) return count
  const sentence = `${detail} Please try again ${waitingTime(resetSeconds)}.`
  throw new AppError('RATE_LIMITED', sentence, { retryAfterSeconds: resetSeconds, limit: count })
}

const countSchema = z.object({ hits: z.int(), resetSeconds: z.int() })

/**
 * Counts in a table of the database: one statement for each call. The commit does not wait for the
 * disk, so that a power cut may lose the newest calls. Calls under one key wait for each other here: waiting for its row, each of
 * them would hold a connection, and a burst of one caller all that there are.
 */
export function countInDatabase(db: PooledDb): CallCounter {
  const inTurn = createTurns()
  return {
    count: async (key, limit) => {
      const countOne = async () => await readRow(db, countSchema, selectCount(key, limit))
      return checkCount(typeof key === 'string' ? await inTurn(key, countOne) : await countOne(), limit)
    },
    uncount: async (key) => {
      await db.execute(sql`update call_counts set hits = hits - 1 where key = ${key} and hits > 0`)
    },
  }
}

/** Does one piece of work a key at a time; when one fails, those that wait for it fail with it. */
function createTurns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lasts = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const own = (lasts.get(key) ?? Promise.resolve()).then(work)
    lasts.set(key, own)
    try {
      return await own
    } finally {
      if (lasts.get(key) === own) lasts.delete(key)
    }
  }
}

function selectCount(key: CallKey, { windowSeconds }: CallLimit): Sql {
  return sql`select hits, reset_seconds as "resetSeconds" from count_call(${key}, ${windowSeconds})`
}
