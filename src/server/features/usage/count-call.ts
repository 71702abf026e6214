import { sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { withoutFlush } from '#server/db/without-flush.ts'
import { checkCount } from './check-count.ts'
import type { CallCount, CallLimit } from './check-count.ts'

/**
 * Counts one call under `key`, exactly, whichever node counts. The transaction, which is its own where there is no other,
 * does not wait for the disk: a power cut may well forget the calls of its last moment.
 * @throws AppError `RATE_LIMITED` with the seconds to wait
 */
export async function countCall(orm: Orm, key: string, rule: CallLimit): Promise<CallCount> {
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
