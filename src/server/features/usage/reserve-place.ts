import { sql } from 'drizzle-orm'
import { plans, summariesPerMinute, visitorSummariesPerNetwork } from '#product/plans.ts'
import type { Orm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockPerson } from '#server/features/accounts/service.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { countCall } from './count-call.ts'
import {
  countOnNetwork,
  countUsed,
  findOwnPlace,
  hasAnyPlace,
  insertPlace,
  lockNetwork,
  reviveUntil,
} from './repo.ts'
import type { UsageNeeds } from './usage-needs.ts'
import { currentWindow } from './window.ts'

/** What came of asking for a place: one is held, the one from before still holds, or none is left. */
export type Reservation = { outcome: 'held' | 'free'; placeId: string } | { outcome: 'locked' }

const perMinute = {
  limit: summariesPerMinute,
  windowSeconds: 60,
  detail: `You can ask for ${summariesPerMinute} summaries a minute. Please wait a moment.`,
}

/**
 * Takes a place for a subject before work on it begins. The same subject again in the same window gives the place
 * that is there. All who ask for one person are counted one after the other, on whatever node.
 * @throws AppError `EMAIL_REQUIRED` for a visitor's second summary, `RATE_LIMITED`
 */
export async function reservePlace(
  { orm, placeLeaseMs }: UsageNeeds,
  { actor, subject }: { actor: Visitor; subject: string },
): Promise<Reservation> {
  const network = actor.plan === 'free' ? actor.network : null
  return await transaction(orm, async (tx) => {
    // Always before the person, so that no two wait for each other.
    if (network !== null) await lockNetwork(tx, network)
    const person = await lockPerson(tx, actor.visitorId)
    const own = await findOwnPlace(tx, person.personId, { subject, entitlement: actor })
    if (own?.counts === true) {
      await countCall(tx, `summaries/${person.personId}`, perMinute)
      if (own.state === 'held') await reviveUntil(tx, own.id, placeLeaseMs)
      return { outcome: 'free', placeId: own.id }
    }
    const { used, firstStart } = await countUsed(tx, person, actor)
    const { allowance } = plans[actor.plan]
    if (allowance !== null && used >= allowance.summaries) return { outcome: 'locked' }
    await refuseNameless(tx, person)
    if (network !== null) await refuseFullNetwork(tx, network)
    await countCall(tx, `summaries/${person.personId}`, perMinute)
    if (own !== null) {
      await reviveUntil(tx, own.id, placeLeaseMs)
      return { outcome: 'held', placeId: own.id }
    }
    const start = firstStart === null ? currentWindow(actor).start : sql`${firstStart}::timestamptz`
    const place = { personId: person.personId, subject, network, leaseMs: placeLeaseMs }
    return { outcome: 'held', placeId: await insertPlace(tx, place, start) }
  })
}

async function refuseNameless(
  tx: Orm,
  { personId, email }: { personId: string; email: string | null },
): Promise<void> {
  if (email !== null || !(await hasAnyPlace(tx, personId))) return
  throw new AppError('EMAIL_REQUIRED', 'Authentication required for second summary')
}

async function refuseFullNetwork(tx: Orm, network: string): Promise<void> {
  const { used, waitSeconds } = await countOnNetwork(tx, network)
  if (used < visitorSummariesPerNetwork) return
  throw new AppError(
    'RATE_LIMITED',
    'Very many free summaries were made from your network today. Please try again later.',
    { retryAfterSeconds: Math.max(1, waitSeconds) },
  )
}
