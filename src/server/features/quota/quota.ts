import { sql } from 'drizzle-orm'
import { summariesPerMinute } from '#product/plans.ts'
import type { Orm, PooledOrm } from '#server/db/database.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { LimitState } from '#server/http/limit-headers.ts'
import { countCall } from '#server/rate-limit/count-call.ts'
import type { CallCount, CallLimit } from '#server/rate-limit/count-call.ts'
import { reserve } from './reserve.ts'
import type { Reservation, ReservedWork } from './reserve.ts'
import { commitReservation, extendReservation, releaseReservation } from './settle.ts'
import type { Release } from './settle.ts'
import { findRepeat, readUsage, unlimitedUsage } from './usage.ts'
import type { Usage } from './usage.ts'
import { personOf } from './window.ts'

/** The reservations of summaries in the quotas of users and visitors. */
export type Quota = {
  /** Counts one request of this minute, before anything is done for it; `null` where no one counts. @throws AppError */
  countRequest: (actor: Actor) => Promise<LimitState | null>
  /** What is left to a caller who got the same work in the current window; `null` for all others. */
  findRepeat: (actor: Actor, work: ReservedWork) => Promise<Usage | null>
  /** Reserves a summary of the quota before work begins; the same work again is covered by the same reservation. */
  reserve: (actor: Actor, work: ReservedWork) => Promise<Reservation>
  /** Lets a reservation hold for so many ms from now, in the transaction that starts its work. */
  extend: (tx: Orm, reservationId: string, ms: number) => Promise<void>
  /** Makes a reservation final, in the transaction that stores the summary in the history. @throws AppError */
  commit: (tx: Orm, reservationId: string) => Promise<void>
  /** Gives one variant of a reservation back; what was committed stays. */
  release: (tx: Orm, release: Release) => Promise<void>
  /** What is left to a caller. */
  readUsage: (actor: Actor) => Promise<Usage>
}

/** The quotas as the database counts them. */
export function createQuota(orm: PooledOrm): Quota {
  return {
    countRequest: (actor) => countRequest(orm, actor),
    findRepeat: (actor, work) => findRepeat(orm, actor, work),
    reserve: (actor, work) => reserve(orm, actor, work),
    extend: extendReservation,
    commit: commitReservation,
    release: releaseReservation,
    readUsage: (actor) => readUsage(orm, actor),
  }
}

/** A quota that never ends, for the examples: nothing is counted. */
export const unlimitedQuota: Quota = {
  countRequest: () => Promise.resolve(null),
  findRepeat: () => Promise.resolve(null),
  reserve: () => Promise.resolve({ outcome: 'covered', reservationId: crypto.randomUUID() }),
  extend: () => Promise.resolve(),
  commit: () => Promise.resolve(),
  release: () => Promise.resolve(),
  readUsage: () => Promise.resolve(unlimitedUsage),
}

/** How often one person may ask for a summary, whatever the plan and whatever comes of it. */
const perMinute: CallLimit = {
  limit: summariesPerMinute,
  windowSeconds: 60,
  detail: `You can ask for ${summariesPerMinute} summaries a minute.`,
}

/**
 * Counts one request for a summary, before anything is done for it: locked, refused and repeated ones count alike.
 * @throws AppError `RATE_LIMITED`
 */
async function countRequest(orm: PooledOrm, actor: Actor): Promise<CallCount> {
  // The first person of a browser gets its id.
  const person = sql`coalesce(${personOf(actor)}, ${actor.visitorId}::uuid)`
  return await countCall(orm, sql`'summaries/' || ${person}::text`, perMinute)
}
