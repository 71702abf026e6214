import { planIds } from '#product/plans.ts'
import type { PaidPlan } from '#server/ports/payments.ts'
import { countedPayments, isChargeable, paidThrough } from './ledger.ts'
import type { Ledger, Subscription } from './ledger.ts'

/** How long a plan goes on after a renewal that failed. */
export const graceMs = 3 * 24 * 3_600_000

/** The clock of the provider and ours may differ by so much, in ms. */
const clockSkewMs = 5 * 60_000

/** The plan that an address has: from when its months count, and until when it holds, in ms. */
export type Entitlement = { plan: PaidPlan; since: number; until: number; subscriptionId: string }

/**
 * The plan that holds now; `null` when none does. The highest one, then the longest. A month that the provider says begins
 * in a moment has begun: its clock may be ahead of ours.
 */
export function findEntitlement(ledger: Ledger, now: number): Entitlement | null {
  const [best] = ledger.subscriptions
    .flatMap((subscription) => spanOf(ledger, subscription) ?? [])
    .filter(({ since, until }) => since - clockSkewMs <= now && now < until)
    .toSorted((one, other) => rankOf(other.plan) - rankOf(one.plan) || other.until - one.until)
  return best ?? null
}

/** What one subscription gives; a renewal that may still come is waited for as long as the grace lasts. */
function spanOf(ledger: Ledger, subscription: Subscription): Entitlement | null {
  const { id, plan, startsAt } = subscription
  if (subscription.supersededAt !== null) return null
  const starts = countedPayments(ledger, id).map(({ periodStart }) => periodStart)
  const isAgreed = startsAt !== null && starts.length === 0 && renews(subscription)
  const base = paidThrough(ledger, id) ?? (isAgreed ? startsAt : null)
  if (base === null) return null
  return {
    plan,
    since: starts.length === 0 ? base : Math.min(...starts),
    until: base + (renews(subscription) ? graceMs : 0),
    subscriptionId: id,
  }
}

/** Whether another month is to be expected; a mandate that the buyer's bank paused may never be resumed. */
export function renews(subscription: Subscription): boolean {
  return isChargeable(subscription) && subscription.state !== 'paused'
}

/** Higher for the plan that gives more. */
export function rankOf(plan: PaidPlan): number {
  return planIds.indexOf(plan)
}
