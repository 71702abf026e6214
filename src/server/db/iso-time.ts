import { sql } from './sql.ts'
import type { Sql } from './sql.ts'

/** A time as it goes on the wire: ISO 8601 in UTC, with milliseconds. */
export function isoTime(at: Sql): Sql {
  return sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
