import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { waitingTime } from '#product/times.ts'
import type { PooledOrm } from '#server/db/database.ts'
import { readRow } from '#server/db/read-rows.ts'
import type { LimitState } from '#server/http/limit-headers.ts'
import { AppError } from '#server/lib/app-error.ts'

/** The maximum calls in a window that starts with the first of them. `detail` is the sentence of a refusal; the time to wait is added. */
export type CallLimit = { limit: number; windowSeconds: number; detail: string }

/** A row of `selectCount`. */
export const countSchema = z.object({ hits: z.int(), resetSeconds: z.int() })

/**
 * Counts one call under `key`, a text or an SQL expression, exactly on all nodes together. The commit does not wait for the
 * disk: a power cut may lose the newest calls.
 * @throws AppError `RATE_LIMITED` with the seconds to wait
 */
export async function countCall(orm: PooledOrm, key: string | SQL, rule: CallLimit): Promise<LimitState> {
  return checkCount(await readRow(orm, countSchema, selectCount(key, rule)), rule)
}

/** The statement that counts one call, for what is read along with it. */
export function selectCount(key: string | SQL, { windowSeconds }: CallLimit): SQL {
  return sql`select hits, reset_seconds as "resetSeconds" from count_call(${key}, ${windowSeconds})`
}

/** The rest after so many calls. @throws AppError `RATE_LIMITED` when this call exceeds the limit */
export function checkCount(
  { hits, resetSeconds }: z.output<typeof countSchema>,
  { limit, detail }: CallLimit,
): LimitState {
  const count = { limit, remaining: Math.max(0, limit - hits), resetSeconds }
  if (hits <= limit) return count
  const sentence = `${detail} Please try again ${waitingTime(resetSeconds)}.`
  throw new AppError('RATE_LIMITED', sentence, { retryAfterSeconds: resetSeconds, limit: count })
}
