import type { PaidPlan } from '#server/ports/payments.ts'
import { countedPayments, paidThrough, unusedPart } from '../ledger/ledger.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { findEntitlement, rankOf, renews } from '../ledger/entitlement.ts'

/** The terms of a purchase: when the first charge is (`null` for at once), and the refund of the running month. */
export type Purchase = { startsAt: number | null; credit: number }

/** A first month that would begin sooner than this begins at once. */
const minWaitMs = 3_600_000

/**
 * How an account with this ledger buys a plan; `null` when it has the plan already. A higher plan begins at once and the rest
 * of the running month comes back; the same one after a cancellation, and a lower one, begin when the paid month ends.
 */
export function choosePurchase(ledger: Ledger, plan: PaidPlan, now: number): Purchase | null {
  const current = findEntitlement(ledger, now)
  if (current === null) return { startsAt: null, credit: 0 }
  const subscription = ledger.subscriptions.find(({ id }) => id === current.subscriptionId)
  const end = paidThrough(ledger, current.subscriptionId)
  const isRenewing = subscription !== undefined && renews(subscription)
  if (current.plan === plan && isRenewing && (end === null || end > now)) return null
  if (rankOf(plan) > rankOf(current.plan)) return { startsAt: null, credit: creditOf(ledger, current, now) }
  if (ledger.subscriptions.some((each) => each.plan === plan && each.startsAt === end && renews(each)))
    return null
  const isLater = end !== null && end - now > minWaitMs
  return { startsAt: isLater ? end : null, credit: isLater ? 0 : creditOf(ledger, current, now) }
}

function creditOf(ledger: Ledger, { subscriptionId }: { subscriptionId: string }, now: number): number {
  return countedPayments(ledger, subscriptionId).reduce((sum, payment) => sum + unusedPart(payment, now), 0)
}
