import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { waitingTime } from '#product/waiting-time.ts'
import type { Orm } from '#server/db/database.ts'
import { withoutFlush } from '#server/db/without-flush.ts'
import { AppError } from '#server/lib/app-error.ts'

/** So many calls in so many seconds, from the first of them. `detail` says what was too much; the time to wait is added. */
export type CallLimit = { limit: number; windowSeconds: number; detail: string }

/** Calls that are left of the window, and the seconds until it is over. */
export type CallCount = { limit: number; remaining: number; resetSeconds: number }

/**
 * Counts one call under `key`, a text or an expression that gives one, exactly, whichever node counts. The transaction,
 * which is its own where there is no other, does not wait for the disk: a power cut may forget the calls of its last moment.
 * @throws AppError `RATE_LIMITED` with the seconds to wait
 */
export async function countCall(orm: Orm, key: string | SQL, rule: CallLimit): Promise<CallCount> {
  const { windowSeconds } = rule
  const { rows } = await orm.execute<{ hits: number; resetSeconds: number }>(sql`
    insert into call_counts as counted (key, hits, reset_at)
    values (${key}, 1, ledger_now() + ${windowSeconds} * interval '1 second')
    on conflict (key) do update set
      hits = case when counted.reset_at <= ledger_now() then 1 else counted.hits + 1 end,
      reset_at = case when counted.reset_at <= ledger_now() then excluded.reset_at else counted.reset_at end
    returning hits, greatest(1, ceil(extract(epoch from reset_at - ledger_now())))::int as "resetSeconds",
      ${withoutFlush} as flush`)
  return checkCount(rows[0] ?? { hits: 1, resetSeconds: windowSeconds }, rule)
}

/** What is left after so many calls. @throws AppError `RATE_LIMITED` when this one was too many */
function checkCount(
  { hits, resetSeconds }: { hits: number; resetSeconds: number },
  { limit, detail }: CallLimit,
): CallCount {
  const count = { limit, remaining: Math.max(0, limit - hits), resetSeconds }
  if (hits <= limit) return count
  const sentences = `${detail} Please try again ${waitingTime(resetSeconds)}.`
  throw new AppError('RATE_LIMITED', sentences, { retryAfterSeconds: resetSeconds, limit: count })
}
