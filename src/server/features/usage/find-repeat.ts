import { sql } from 'drizzle-orm'
import type { PooledOrm } from '#server/db/database.ts'
import { gatheredKeys, gatherQuery, lateral } from '#server/db/gathered-query.ts'
import { withoutFlush } from '#server/db/without-flush.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { checkCount } from './check-count.ts'
import type { CallCount } from './check-count.ts'
import { perMinute } from './per-minute.ts'
import { toUsage } from './usage.ts'
import type { Usage } from './usage.ts'
import { counts } from './repo.ts'
import { isMonthly, monthStart } from './window.ts'

/** A summary that was handed out to the same person in the same window, asked for once more. */
export type Repeat = { usage: Omit<Usage, 'resetTime'>; calls: CallCount }

type Key = { visitorId: string | null; personId: string | null; subject: string; paidSince: Date | null }
type Row = { used: number; hits: number; resetSeconds: number }

const windowMonth = sql`case when asked."paidSince" is not null then ${monthStart(sql`asked."paidSince"`)} end`

/**
 * The places that were kept for these, and their calls counted, in one statement for all who ask at the same moment.
 * Nothing is remembered between two of them, so whoever signs in or out, is joined with another or asks another node
 * meets the same count.
 */
const lookUp = gatherQuery<Key, Row>(
  'usage repeats',
  sql`
    with asked as materialized (
      select asked.place, asked.subject, person.id as person_id, ${windowMonth} as month
      from jsonb_to_recordset(${gatheredKeys})
        as asked (place int, "visitorId" uuid, "personId" uuid, subject text, "paidSince" timestamptz)
      ${lateral(sql`
        select coalesce(asked."personId",
          (select person_id from visitors where visitors.id = asked."visitorId")) as id`)} person),
    repeated as materialized (
      select asked.place, asked.person_id, mine.used,
        row_number() over (partition by asked.person_id order by asked.place) as turn
      from asked cross join lateral (
        select count(*)::int as used,
          bool_or(places.state = 'kept' and places.subject = asked.subject) as is_kept
        from places
        where places.person_id = asked.person_id and places.state <> 'released' and ${counts}
          and places.window_start > coalesce(asked.month, ledger_now()) - interval '24 hours'
          and (asked.month is null or places.created_at >= asked.month)) mine
      where mine.is_kept),
    counted as (
      insert into call_counts as counted (key, hits, reset_at)
      select 'summaries/' || person_id, count(*), ledger_now() + ${perMinute.windowSeconds} * interval '1 second'
      from repeated group by person_id order by person_id
      on conflict (key) do update set
        hits = case when counted.reset_at <= ledger_now() then excluded.hits
          else counted.hits + excluded.hits end,
        reset_at = case when counted.reset_at <= ledger_now() then excluded.reset_at
          else counted.reset_at end
      returning key, hits, reset_at)
    select repeated.place, repeated.used,
      (counted.hits - max(repeated.turn) over (partition by repeated.person_id) + repeated.turn)::int as hits,
      greatest(1, ceil(extract(epoch from counted.reset_at - ledger_now())))::int as "resetSeconds",
      ${withoutFlush} as flush
    from repeated join counted on counted.key = 'summaries/' || repeated.person_id`,
)

/**
 * Counts the call of somebody who asks again for what they got in the current window, which takes no place; `null`
 * for everybody else, who is not counted by it.
 * @throws AppError `RATE_LIMITED`
 */
export async function findRepeat(
  orm: PooledOrm,
  { actor, subject }: { actor: Actor; subject: string },
): Promise<Repeat | null> {
  const { visitorId, user, plan } = actor
  const paidSince = isMonthly(actor) ? actor.paidSince : null
  const row = await lookUp(orm, { visitorId, personId: user?.personId ?? null, subject, paidSince })
  if (row === null) return null
  const { used, hits, resetSeconds } = row
  return { usage: toUsage(plan, used, null), calls: checkCount({ hits, resetSeconds }, perMinute) }
}
