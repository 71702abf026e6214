import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** A century on both sides of 1970; a made-up key is not to lead to a time that PostgreSQL has not. */
const maxMicroseconds = '4000000000000000'

/** What a row is sorted by in a list with the newest first: microseconds, falling with time, so that they rise in the list. */
export function newestFirstKey(at: SQL): SQL {
  return sql`(-${oldestFirstKey(at)})`
}

/** The same in a list with the oldest first. */
export function oldestFirstKey(at: SQL): SQL {
  return sql`((extract(epoch from ${at}) * 1000000)::bigint)`
}

type Position = { key: string; id: string }

/**
 * Holds for rows behind one with this key and id in a list ordered by `at desc, id`. An index on both is used, which a
 * condition on the key would not allow.
 */
export function isOlder(at: SQL, id: SQL, after: Position): SQL {
  const then = momentOf(sql`-${within(after)}`)
  return sql`(${at} <= ${then} and (${at} < ${then} or ${id} > ${after.id}::uuid))`
}

/** The same in a list ordered by `at, id`, whose keys rise with time. */
export function isNewer(at: SQL, id: SQL, after: Position): SQL {
  const then = momentOf(within(after))
  return sql`(${at} >= ${then} and (${at} > ${then} or ${id} > ${after.id}::uuid))`
}

function within({ key }: Position): SQL {
  return sql`least(greatest(${key}::bigint, -${maxMicroseconds}::bigint), ${maxMicroseconds}::bigint)`
}

function momentOf(microseconds: SQL): SQL {
  return sql`(timestamptz 'epoch' + (${microseconds}) * interval '1 microsecond')`
}
