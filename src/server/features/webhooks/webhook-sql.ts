import { sql } from '#server/db/sql.ts'

/** How a time is written for the wire. */
export const iso = sql`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`

/**
 * How long a webhook rests after failed attempts, so that one that never answers takes few turns from the others: 2 seconds,
 * doubling to a minute.
 */
export const pauseOfWebhook = sql`
  (case failed_attempts when 0 then 0 else least(60, power(2, least(failed_attempts, 6))) end * interval '1 second')`
