import { planIds } from '#product/plans.ts'
import type { PaidPlan } from '#server/ports/payments.ts'
import { countedPayments, isChargeable, paidThrough } from './book.ts'
import type { Book, Subscription } from './book.ts'

/** How long a plan goes on after a renewal that failed. */
export const graceMs = 3 * 24 * 3_600_000

/** The plan that an address has: from when its months count, and until when it holds, in ms. */
export type Entitlement = { plan: PaidPlan; since: number; until: number; subscriptionId: string }

/** The plan that holds now; `null` when none does. The highest one, then the longest. */
export function findEntitlement(book: Book, now: number): Entitlement | null {
  const [best] = book.subscriptions
    .flatMap((subscription) => spanOf(book, subscription) ?? [])
    .filter(({ since, until }) => since <= now && now < until)
    .toSorted((one, other) => rankOf(other.plan) - rankOf(one.plan) || other.until - one.until)
  return best ?? null
}

/** What one subscription gives; a renewal that may still come is waited for as long as the grace lasts. */
function spanOf(book: Book, subscription: Subscription): Entitlement | null {
  const { id, plan, startsAt } = subscription
  if (subscription.supersededAt !== null) return null
  const starts = countedPayments(book, id).map(({ periodStart }) => periodStart)
  const isAgreed = startsAt !== null && starts.length === 0 && renews(subscription)
  const base = paidThrough(book, id) ?? (isAgreed ? startsAt : null)
  if (base === null) return null
  return {
    plan,
    since: starts.length === 0 ? base : Math.min(...starts),
    until: base + (renews(subscription) ? graceMs : 0),
    subscriptionId: id,
  }
}

/** Whether another month is to be expected; a mandate that the person's bank paused may never be taken up again. */
export function renews(subscription: Subscription): boolean {
  return isChargeable(subscription) && subscription.state !== 'paused'
}

/** Higher for the plan that gives more. */
export function rankOf(plan: PaidPlan): number {
  return planIds.indexOf(plan)
}
