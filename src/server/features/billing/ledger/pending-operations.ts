import { isOver, undoableUntil } from './ledger.ts'
import type { Ledger } from './ledger.ts'

/** A cancellation to make at the provider. */
export type PendingCancel = {
  kind: 'cancel'
  subscriptionId: string
  reference: string
  when: 'at_end' | 'now'
}

/** A refund to make; `subscription` and `payment` are the provider's ids, `amount` is in paise. */
export type PendingRefund = {
  kind: 'refund'
  subscription: string
  payment: string
  amount: number
  key: string
}
export type PendingOperation = PendingCancel | PendingRefund

/** The operations at the provider that are due, derived from the ledger alone, so that none is lost or done twice. */
export function pendingOperations(ledger: Ledger, now: number): PendingOperation[] {
  const cancels = ledger.subscriptions.flatMap((subscription): PendingOperation[] => {
    const { id, reference, stop } = subscription
    if (reference === null || stop === null || stop.isDone || isOver(subscription)) return []
    const dueAt = undoableUntil(ledger, subscription)
    if (dueAt !== null && now < dueAt) return []
    return [
      {
        kind: 'cancel',
        subscriptionId: id,
        reference,
        when: subscription.state === 'active' ? stop.when : 'now',
      },
    ]
  })
  const refunds = ledger.payments.flatMap((payment): PendingOperation[] => {
    const { reference, subscriptionId, refundOwed, refunded } = payment
    const subscription = ledger.subscriptions.find(({ id }) => id === subscriptionId)?.reference ?? null
    if (refundOwed <= refunded || subscription === null) return []
    // The same refund has the same key however often it is tried.
    const key = `${reference}-${refunded}-${refundOwed}`
    return [{ kind: 'refund', subscription, payment: reference, amount: refundOwed - refunded, key }]
  })
  return [...cancels, ...refunds]
}

/** The ledger once a subscription was stopped at the provider. */
export function withCancelDone(ledger: Ledger, subscriptionId: string): Ledger {
  const subscriptions = ledger.subscriptions.map((each) =>
    each.id === subscriptionId && each.stop !== null
      ? { ...each, stop: { ...each.stop, isDone: true } }
      : each,
  )
  return { ...ledger, subscriptions }
}
