import { sql } from 'drizzle-orm'
import { plans, visitorSummariesPerNetwork } from '#product/plans.ts'
import type { Orm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockPerson } from '#server/features/accounts/service.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { countCall } from './count-call.ts'
import type { CallCount } from './check-count.ts'
import { perMinute } from './per-minute.ts'
import { readLedger } from './read-ledger.ts'
import type { LedgerPage } from './read-ledger.ts'
import { insertPlace, lockNetwork, reviveUntil } from './repo.ts'
import type { UsageNeeds } from './usage-needs.ts'
import { currentWindow } from './window.ts'

/** What came of asking for a place: one is held, the one from before still holds, or none is left. */
export type Reservation =
  | {
      outcome: 'held' | 'free'
      placeId: string
      /** Calls of this minute. */
      calls: CallCount
    }
  | { outcome: 'locked' }

/**
 * Takes a place for a subject before work on it begins. The same subject again in the same window gives the place
 * that is there. All who ask for one person are counted one after the other, on whatever node. A place that a crash of
 * the database forgets was held only: nobody got anything in it, and it counts for nobody.
 * @throws AppError `EMAIL_REQUIRED` for a visitor's second summary, `RATE_LIMITED`
 */
export async function reservePlace(
  { orm, placeLeaseMs }: UsageNeeds,
  wanted: { actor: Visitor; subject: string },
): Promise<Reservation> {
  return await transaction(orm, (tx) => reserve(tx, wanted, placeLeaseMs), { withoutFlush: true })
}

async function reserve(
  tx: Orm,
  { actor, subject }: { actor: Visitor; subject: string },
  leaseMs: number,
): Promise<Reservation> {
  const network = actor.user === null ? actor.network : null
  // Sent together in this order: always the network before the person, so that no two wait for each other.
  const [, person] = await Promise.all([
    network === null ? null : lockNetwork(tx, network),
    lockPerson(tx, actor),
  ])
  const { personId } = person
  const ledger = await readLedger(tx, { personId, subject, network, entitlement: actor })
  const { own, used, firstStart } = ledger
  const count = (): Promise<CallCount> => countCall(tx, `summaries/${personId}`, perMinute)
  if (own?.counts === true) {
    const [calls] = await Promise.all([
      count(),
      own.state === 'held' ? reviveUntil(tx, own.id, leaseMs) : null,
    ])
    return { outcome: 'free', placeId: own.id, calls }
  }
  const { allowance } = plans[actor.plan]
  if (allowance !== null && used >= allowance.summaries) return { outcome: 'locked' }
  refuseNameless(person, ledger)
  refuseFullNetwork(ledger)
  if (own !== null) {
    const [calls] = await Promise.all([count(), reviveUntil(tx, own.id, leaseMs)])
    return { outcome: 'held', placeId: own.id, calls }
  }
  const start = firstStart === null ? currentWindow(actor).start : sql`${firstStart}::timestamptz`
  const [calls, placeId] = await Promise.all([
    count(),
    insertPlace(tx, { personId, subject, network, leaseMs }, start),
  ])
  return { outcome: 'held', placeId, calls }
}

function refuseNameless({ email }: { email: string | null }, { hasAny }: LedgerPage): void {
  if (email !== null || !hasAny) return
  throw new AppError('EMAIL_REQUIRED', 'Authentication required for second summary')
}

function refuseFullNetwork({ usedOnNetwork, networkWaitSeconds }: LedgerPage): void {
  if (usedOnNetwork < visitorSummariesPerNetwork) return
  throw new AppError(
    'RATE_LIMITED',
    'Very many free summaries were made from your network today. Please try again later.',
    { retryAfterSeconds: Math.max(1, networkWaitSeconds) },
  )
}
