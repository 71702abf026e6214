import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '#server/features/accounts/service.ts'
import type { Entitlement } from './window.ts'

/** Which reservations count: those that were committed, and those that have not expired. */
export const counts = sql`(state = 'committed' or state = 'reserved' and expires_at > ledger_now())`

/** The id of the person who is counted when this caller asks; null for a browser that was never counted. */
export function personOf({ user, visitorId }: Pick<Actor, 'user' | 'visitorId'>): SQL {
  return user === null
    ? sql`(select person_id from visitors where visitors.id = ${visitorId}::uuid)`
    : sql`${user.personId}::uuid`
}

/**
 * The browser whose free reservations count as well: what was made in it without a paid plan, signed in or not. `null` on
 * a paid plan.
 */
export function countedBrowser({ plan, visitorId }: Pick<Actor, 'visitorId'> & Entitlement): string | null {
  return plan === 'free' ? visitorId : null
}

/** Which reservations are counted for a caller. */
export function isCountedFor(actor: Actor): SQL {
  const ofPerson = sql`person_id = ${personOf(actor)}`
  const browser = countedBrowser(actor)
  return browser === null ? ofPerson : sql`(${ofPerson} or visitor_id = ${browser})`
}

export function inMs(ms: number): SQL {
  return sql`ledger_now() + ${ms} * interval '1 millisecond'`
}
