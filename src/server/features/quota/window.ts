import type { CallLimit } from '#contract/access.ts'
import { plans, visitorRunsPerMinute } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import { sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { CallCounter, CallKey } from '#server/rate-limit/call-limits.ts'

/** The plan of a caller, and since when it is paid for. */
type Entitlement = { plan: PlanId; paidSince: Date | null }

/** The current window of a quota as conditions on `reservations`, by the clock of the database. */
type QuotaWindow = {
  /** Reservations belong to it that were created since, and whose window started after. */
  createdSince: Sql
  startedSince: Sql
  /** The beginning of a window whose first reservation is made now. */
  start: Sql
  /** The end of the window in which `first`, the earliest start among its reservations, lies. */
  end: (first: Sql) => Sql
}

/** The window of a plan is a month that was paid for; else it is 24 hours from the first summary. */
function isMonthly(entitlement: Entitlement): entitlement is Entitlement & { paidSince: Date } {
  return plans[entitlement.plan].allowance?.window === 'month' && entitlement.paidSince !== null
}

/** The beginning of a plan's current month, paid for since a moment, given as SQL. */
function monthStart(paidSince: Sql): Sql {
  const anchor = inUtc(paidSince)
  return sql`((${anchor} + ${monthsSince(anchor)} * interval '1 month') at time zone 'UTC')`
}

const always = sql`'-infinity'::timestamptz`

/** A reservation belongs to the current window of a plan. */
export function isInWindow(entitlement: Entitlement): Sql {
  const { createdSince, startedSince } = currentWindow(entitlement)
  return sql`(reservations.created_at >= ${createdSince} and reservations.window_start > ${startedSince})`
}

/** The current window of a plan: 24 hours from the first summary, or the month that was paid for. */
export function currentWindow(entitlement: Entitlement): QuotaWindow {
  if (isMonthly(entitlement)) {
    const paidSince = sql`${entitlement.paidSince.toISOString()}::timestamptz`
    const anchor = inUtc(paidSince)
    const start = monthStart(paidSince)
    const end = sql`((${anchor} + (${monthsSince(anchor)} + 1) * interval '1 month') at time zone 'UTC')`
    return { createdSince: start, startedSince: always, start, end: () => end }
  }
  return {
    createdSince: always,
    startedSince: sql`(ledger_now() - interval '24 hours')`,
    start: sql`ledger_now()`,
    end: (first) => sql`(${first} + interval '24 hours')`,
  }
}

function inUtc(moment: Sql): Sql {
  return sql`(${moment} at time zone 'UTC')`
}

/**
 * Whole months from `anchor` to now. `age` alone is one short on the last day of a short month, where the
 * month of an anchor on the 31st is over already.
 */
function monthsSince(anchor: Sql): Sql {
  const now = sql`(ledger_now() at time zone 'UTC')`
  const months = sql`(extract(year from age(${now}, ${anchor})) * 12 + extract(month from age(${now}, ${anchor})))::int`
  return sql`(${months} + case when ${anchor} + (${months} + 1) * interval '1 month' <= ${now} then 1 else 0 end)`
}

/** The condition on reservations that count: those that were committed, and those that have not expired. */
export const counts = sql`(state = 'committed' or state = 'reserved' and expires_at > ledger_now())`

/** The id of the person who is counted when this caller asks; null for a browser that was never counted. */
export function personOf({ user, visitorId }: Pick<Actor, 'user' | 'visitorId'>): Sql {
  return user === null ? sql`person_of_visitor(${visitorId}::uuid)` : sql`${user.personId}::uuid`
}

/** The key under which the calls of a person are counted. The first person of a browser gets its id. */
export function callKeyOf({ user, visitorId }: Pick<Actor, 'user' | 'visitorId'>, kind: string): CallKey {
  if (user !== null) return `${kind}/${user.personId}`
  return sql`${`${kind}/`}::text || coalesce(person_of_visitor(${visitorId}::uuid), ${visitorId}::uuid)::text`
}

/**
 * The browser whose free reservations count as well: what was made in it without a paid plan, signed in or
 * not. `null` on a paid plan.
 */
export function countedBrowser({ plan, visitorId }: Pick<Actor, 'visitorId'> & Entitlement): string | null {
  return plan === 'free' ? visitorId : null
}

export function inMs(ms: number): Sql {
  return sql`ledger_now() + ${ms} * interval '1 millisecond'`
}

const perNetwork: CallLimit = {
  limit: visitorRunsPerMinute,
  windowSeconds: 60,
  detail: 'Your network has asked the AI very often this minute. You can sign in to continue.',
}

/**
 * Counts a run of a model before it starts, for all visitors of a network together: cookies can be collected.
 * Accounts are not counted here.
 * @throws AppError `RATE_LIMITED`
 */
export async function countModelRun(
  callCounter: CallCounter,
  { user, network }: Pick<Actor, 'user' | 'network'>,
): Promise<void> {
  if (user === null) await callCounter.count(`model runs/network/${network}`, perNetwork)
}
