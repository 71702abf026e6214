import type { PaidPlan } from '#server/ports/payments.ts'
import { countedPayments, paidThrough } from './book.ts'
import type { Book } from './book.ts'
import { findEntitlement, rankOf, renews } from './entitlement.ts'
import { unusedPart } from './unused-part.ts'

/** How a plan can be bought: from when on it is charged (`null` at once), and what comes back of the running month. */
export type Purchase = { startsAt: number | null; credit: number }

/** A first month that would begin sooner than this begins at once. */
const leastWaitMs = 3_600_000

/**
 * How somebody with this book buys a plan; `null` when they have it already. A higher plan begins at once and the rest
 * of the running month comes back; the same one after a cancellation, and a lower one, begin when the paid month ends.
 */
export function choosePurchase(book: Book, plan: PaidPlan, now: number): Purchase | null {
  const current = findEntitlement(book, now)
  if (current === null) return { startsAt: null, credit: 0 }
  const subscription = book.subscriptions.find(({ id }) => id === current.subscriptionId)
  const end = paidThrough(book, current.subscriptionId)
  const isRenewing = subscription !== undefined && renews(subscription)
  if (current.plan === plan && isRenewing && (end === null || end > now)) return null
  if (rankOf(plan) > rankOf(current.plan)) return { startsAt: null, credit: creditOf(book, current, now) }
  if (book.subscriptions.some((each) => each.plan === plan && each.startsAt === end && renews(each)))
    return null
  const isLater = end !== null && end - now > leastWaitMs
  return { startsAt: isLater ? end : null, credit: isLater ? 0 : creditOf(book, current, now) }
}

function creditOf(book: Book, { subscriptionId }: { subscriptionId: string }, now: number): number {
  return countedPayments(book, subscriptionId).reduce((sum, payment) => sum + unusedPart(payment, now), 0)
}
