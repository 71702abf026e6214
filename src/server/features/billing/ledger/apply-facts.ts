import type { PaidInvoice, PaymentFacts, SubscriptionFacts } from '#server/ports/payments.ts'
import { isChargeable, isOver, ownsPlan, unusedPart } from './ledger.ts'
import type { Alarm, Ledger, Payment, Subscription } from './ledger.ts'
import { followOn, succeed } from './plan-change.ts'

/** The provider's facts about one subscription, and when they were asked for, in ms. */
export type Observation = { id: string; facts: SubscriptionFacts; observedAt: number }

/**
 * The ledger after an observation, its new payments, those of them that were taken after a stop, and alarms
 * for the operator.
 */
export type AppliedFacts = { ledger: Ledger; fresh: Payment[]; late: Payment[]; alarms: Alarm[] }

const currency = 'INR'

/**
 * Applies an observation to a ledger. A repeated one changes nothing, and the order of observations does not
 * matter for payments.
 */
export function applyFacts(ledger: Ledger, { id, facts, observedAt }: Observation): AppliedFacts {
  const before = ledger.subscriptions.find((each) => each.id === id)
  if (before === undefined) return { ledger, fresh: [], late: [], alarms: [] }
  const known = new Set(ledger.payments.map(({ invoice }) => invoice))
  const invoices = facts.paid.filter(({ invoice }) => !known.has(invoice)).toSorted(byPeriod)
  const hasRightAmount = (invoice: PaidInvoice): boolean =>
    invoice.amount === before.amount && invoice.currency === currency
  const right = invoices.filter(hasRightAmount)
  const isIntrusion = right.length > 0 && intrudes(ledger, before)
  const seen = withFacts(before, facts, observedAt)
  const late = isIntrusion ? [] : right.filter((invoice) => isAfterStop(ledger, seen, invoice))
  const unwanted = new Set(isIntrusion ? right : late)
  const fresh = right.map((invoice) => toPayment(before, invoice, unwanted.has(invoice)))
  const after =
    isIntrusion && seen.stop === null
      ? { ...seen, stop: endOfIntruder(observedAt) }
      : fresh.length > unwanted.size
        ? withoutLapse(seen)
        : seen
  const observed: Ledger = {
    subscriptions: ledger.subscriptions.map((each) => (each.id === id ? after : each)),
    payments: [...ledger.payments, ...fresh],
  }
  const settled = fresh.length === unwanted.size ? observed : succeed(observed, observedAt)
  return {
    ledger: followOn(settled, id, observedAt),
    fresh,
    late: fresh.filter(({ invoice }) => late.some((each) => each.invoice === invoice)),
    alarms: [
      ...invoices
        .filter((invoice) => !hasRightAmount(invoice))
        .map(({ payment }): Alarm => ({ kind: 'WRONG_AMOUNT', reference: payment })),
      ...late.map(({ payment }): Alarm => ({ kind: 'PAID_AFTER_STOP', reference: payment })),
    ],
  }
}

/**
 * Applies the refunds of a payment in the ledger. Refunds only grow. A subscription whose newest month was
 * refunded whole gives no plan any more, so it is stopped.
 */
export function applyRefund(ledger: Ledger, { reference, refunded }: PaymentFacts, at: number): Ledger {
  const payments = ledger.payments.map((payment) =>
    payment.reference === reference
      ? { ...payment, refunded: Math.max(payment.refunded, Math.min(refunded, payment.amount)) }
      : payment,
  )
  const whole = payments.find(
    (payment) => payment.reference === reference && payment.refunded === payment.amount,
  )
  if (whole === undefined) return { ...ledger, payments }
  const isNewest = payments.every(
    ({ subscriptionId, periodEnd }) =>
      subscriptionId !== whole.subscriptionId || periodEnd <= whole.periodEnd,
  )
  const subscriptions = ledger.subscriptions.map((each) =>
    isNewest && each.id === whole.subscriptionId && isChargeable(each)
      ? { ...each, stop: { when: 'now', by: 'refund', at, isDone: false } as const }
      : each,
  )
  return { subscriptions, payments }
}

/**
 * The end of a subscription is final, and an older observation does not undo a newer one. A cancellation that
 * its owner took back is undone once the subscription is seen to run again.
 */
function withFacts(subscription: Subscription, facts: SubscriptionFacts, observedAt: number): Subscription {
  const { stop, pause } = subscription
  const isNews = observedAt >= subscription.observedAt && !isOver(subscription)
  const isByOwner = stop?.by === 'user' && stop.when === 'at_end'
  const isUndone = isNews && facts.state === 'active' && pause === 'lifting' && isByOwner
  return {
    ...subscription,
    reference: subscription.reference ?? facts.reference,
    state: isNews ? facts.state : subscription.state,
    stop: isUndone ? null : stop,
    pause: isUndone ? null : pause,
    observedAt: Math.max(observedAt, subscription.observedAt),
  }
}

/**
 * An order for a typed address is paid for the first time although the address owns a plan by now. A payment
 * changes the plan of an address only when its buyer is proven to be the owner.
 */
function intrudes({ subscriptions, payments }: Ledger, { id, isProven }: Subscription): boolean {
  if (isProven || payments.some(({ subscriptionId }) => subscriptionId === id)) return false
  return ownsPlan({ subscriptions: subscriptions.filter((each) => each.id !== id), payments })
}

/** A plan was taken for over although its month was paid in time, which nobody had reported; it goes on. */
function withoutLapse(subscription: Subscription): Subscription {
  return subscription.stop?.by === 'lapse' && !isOver(subscription)
    ? { ...subscription, stop: null }
    : subscription
}

function endOfIntruder(at: number): NonNullable<Subscription['stop']> {
  return { when: 'now', by: 'succession', at, isDone: false }
}

/** A month was charged after its subscription was stopped, so its payment is refunded. */
function isAfterStop(ledger: Ledger, { id, stop, startsAt }: Subscription, invoice: PaidInvoice): boolean {
  if (stop === null || invoice.paidAt <= stop.at) return false
  const ends = ledger.payments.filter((each) => each.subscriptionId === id).map(({ periodEnd }) => periodEnd)
  if (ends.length > 0) return invoice.periodStart >= Math.max(...ends)
  // A checkout that was left for another one, and is paid by hand after all, is a purchase like any other.
  return stop.by === 'user' || startsAt !== null
}

function toPayment(subscription: Subscription, invoice: PaidInvoice, isUnwanted: boolean): Payment {
  const { id, supersededAt } = subscription
  const payment: Payment = {
    reference: invoice.payment,
    invoice: invoice.invoice,
    subscriptionId: id,
    amount: invoice.amount,
    refunded: 0,
    refundOwed: 0,
    periodStart: invoice.periodStart,
    periodEnd: invoice.periodEnd,
    paidAt: invoice.paidAt,
  }
  if (isUnwanted) return { ...payment, refundOwed: payment.amount }
  return supersededAt === null ? payment : { ...payment, refundOwed: unusedPart(payment, supersededAt) }
}

function byPeriod(one: PaidInvoice, other: PaidInvoice): number {
  return one.periodStart - other.periodStart
}
