import { countedPayments, isChargeable, isOver, stopOf, unusedPart } from './ledger.ts'
import type { Ledger, Payment, Stop, Subscription } from './ledger.ts'
import { renews } from './entitlement.ts'

/**
 * Makes the subscription whose first month was paid last that of the account; one that its owner ordered goes before one
 * that was ordered for a typed address. All others are superseded: they end at once, and the rest of their paid months is
 * refunded.
 */
export function succeed(ledger: Ledger, now: number): Ledger {
  const firsts = ledger.subscriptions.flatMap((subscription) => {
    const [first] = countedPayments(ledger, subscription.id).toSorted(byPaidAt)
    return first === undefined || subscription.supersededAt !== null ? [] : [{ subscription, first }]
  })
  const winner = firsts.toSorted(byClaim).at(-1)
  if (winner === undefined) return ledger
  const { subscription: heir, first } = winner
  const losers = new Set(firsts.map(({ subscription }) => subscription.id).filter((id) => id !== heir.id))
  return {
    subscriptions: ledger.subscriptions.map((each) => {
      if (each.id === heir.id) return each.stop?.by === 'succession' ? { ...each, stop: null } : each
      if (losers.has(each.id)) return { ...each, supersededAt: first.periodStart, stop: endNow(each, now) }
      // Abandoned checkouts, subscriptions that were to follow before this one was chosen, and those that continue
      // although their months were refunded. An order for a typed address does not end an open checkout of the owner.
      const isAbandoned = each.createdAt <= heir.createdAt && (heir.isProven || !each.isProven)
      const isEnded = (isAbandoned || wasPaid(ledger, each)) && !isOver(each)
      return isEnded ? { ...each, stop: endNow(each, now) } : each
    }),
    payments: ledger.payments.map((payment) =>
      losers.has(payment.subscriptionId) ? refundRest(payment, first.periodStart) : payment,
    ),
  }
}

/** Stops the subscriptions that would renew, once one that begins after the paid months is agreed to. */
export function followOn(ledger: Ledger, id: string, now: number): Ledger {
  const next = ledger.subscriptions.find((each) => each.id === id)
  if (next === undefined || next.startsAt === null || next.supersededAt !== null || !renews(next))
    return ledger
  const subscriptions = ledger.subscriptions.map((each) => {
    if (each.id === id || each.createdAt > next.createdAt) return each
    // A cancellation that could be undone is final with the subscription that follows.
    if (each.stop?.when === 'at_end') return { ...each, stop: { ...each.stop, by: 'succession' as const } }
    if (!isChargeable(each)) return each
    return { ...each, stop: stopOf(each, 'succession', now) }
  })
  return { ...ledger, subscriptions }
}

function wasPaid({ payments }: Ledger, { id }: Subscription): boolean {
  return payments.some(({ subscriptionId }) => subscriptionId === id)
}

function endNow({ stop }: Subscription, now: number): Stop {
  return stop?.when === 'now' ? stop : { when: 'now', by: 'succession', at: now, isDone: false }
}

function refundRest(payment: Payment, at: number): Payment {
  return { ...payment, refundOwed: Math.max(payment.refundOwed, unusedPart(payment, at)) }
}

type First = { subscription: Subscription; first: Payment }

function byClaim(one: First, other: First): number {
  const [mine, theirs] = [one.subscription.isProven, other.subscription.isProven]
  return Number(mine) - Number(theirs) || byPaidAt(one.first, other.first)
}

function byPaidAt(one: Payment, other: Payment): number {
  return one.paidAt - other.paidAt || (one.invoice < other.invoice ? -1 : 1)
}
