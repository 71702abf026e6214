import { sql } from './sql.ts'
import type { Sql } from './sql.ts'

/** A century on both sides of 1970; a made-up key is not to lead to a time that PostgreSQL has not. */
const maxMicroseconds = '4000000000000000'

/** What a row is sorted by in a list with the newest first: microseconds, falling with time, so that they rise in the list. */
export function newestFirstKey(at: Sql): Sql {
  return sql`(-${oldestFirstKey(at)})`
}

/** The same in a list with the oldest first. */
export function oldestFirstKey(at: Sql): Sql {
  return sql`((extract(epoch from ${at}) * 1000000)::bigint)`
}

type Position = { key: string; id: string }

/**
 * Holds for rows behind one with this key and id in a list ordered by `at desc, id`, or for all of them. An index on both is used,
 * which a condition on the key would not allow.
 */
export function isOlder(at: Sql, id: Sql, after: Position | null): Sql {
  if (after === null) return sql`true`
  const then = momentOf(sql`-${within(after)}`)
  return sql`(${at} <= ${then} and (${at} < ${then} or ${id} > ${after.id}::uuid))`
}

/** The same in a list ordered by `at, id`, whose keys rise with time. */
export function isNewer(at: Sql, id: Sql, after: Position): Sql {
  const then = momentOf(within(after))
  return sql`(${at} >= ${then} and (${at} > ${then} or ${id} > ${after.id}::uuid))`
}

function within({ key }: Position): Sql {
  return sql`least(greatest(${key}::bigint, -${maxMicroseconds}::bigint), ${maxMicroseconds}::bigint)`
}

function momentOf(microseconds: Sql): Sql {
  return sql`(timestamptz 'epoch' + (${microseconds}) * interval '1 microsecond')`
}
