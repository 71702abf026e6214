import type { PaidInvoice, PaymentFacts, SubscriptionFacts } from '#server/ports/payments.ts'
import { isOver } from './book.ts'
import type { Alarm, Book, Payment, Subscription } from './book.ts'
import { followOn, succeed } from './succession.ts'
import { unusedPart } from './unused-part.ts'

/** What the provider said, and when it was asked, in ms. */
export type Observation = { id: string; facts: SubscriptionFacts; observedAt: number }

/** The book after it, the payments that are new in it, and what somebody has to look after. */
export type Settlement = { book: Book; fresh: Payment[]; alarms: Alarm[] }

const currency = 'INR'

/**
 * What an observation makes of a book. The same one again changes nothing, and the order in which observations arrive
 * does not matter for what is paid.
 */
export function settle(book: Book, { id, facts, observedAt }: Observation): Settlement {
  const before = book.subscriptions.find((each) => each.id === id)
  if (before === undefined) return { book, fresh: [], alarms: [] }
  const known = new Set(book.payments.map(({ invoice }) => invoice))
  const invoices = facts.paid.filter(({ invoice }) => !known.has(invoice)).toSorted(byPeriod)
  const isRight = (invoice: PaidInvoice): boolean =>
    invoice.amount === before.amount && invoice.currency === currency
  const right = invoices.filter(isRight)
  const unwanted = new Set(right.filter((invoice) => isUnwanted(book, before, invoice)))
  const fresh = right.map((invoice) => toPayment(before, invoice, unwanted.has(invoice)))
  const observed: Book = {
    subscriptions: book.subscriptions.map((each) =>
      each.id === id ? observe(before, facts, observedAt) : each,
    ),
    payments: [...book.payments, ...fresh],
  }
  const settled = fresh.length === unwanted.size ? observed : succeed(observed, observedAt)
  return {
    book: followOn(settled, id, observedAt),
    fresh,
    alarms: [
      ...invoices
        .filter((invoice) => !isRight(invoice))
        .map(({ payment }): Alarm => ({ kind: 'WRONG_AMOUNT', reference: payment })),
      ...[...unwanted].map(({ payment }): Alarm => ({ kind: 'PAID_AFTER_STOP', reference: payment })),
    ],
  }
}

/** What the provider says of a payment that is in the book: how much of it went back. Refunds only grow. */
export function settleRefund(book: Book, { reference, refunded }: PaymentFacts): Book {
  const payments = book.payments.map((payment) =>
    payment.reference === reference
      ? { ...payment, refunded: Math.max(payment.refunded, Math.min(refunded, payment.amount)) }
      : payment,
  )
  return { ...book, payments }
}

/** An end is for good, and an older observation does not undo a newer one. */
function observe(subscription: Subscription, facts: SubscriptionFacts, observedAt: number): Subscription {
  const isNews = observedAt >= subscription.observedAt && !isOver(subscription)
  return {
    ...subscription,
    reference: subscription.reference ?? facts.reference,
    state: isNews ? facts.state : subscription.state,
    observedAt: Math.max(observedAt, subscription.observedAt),
  }
}

/** A month that nobody asked for any more: charged after the subscription was stopped. */
function isUnwanted(book: Book, { id, stop, startsAt }: Subscription, invoice: PaidInvoice): boolean {
  if (stop === null || invoice.paidAt <= stop.at) return false
  const ends = book.payments.filter((each) => each.subscriptionId === id).map(({ periodEnd }) => periodEnd)
  if (ends.length > 0) return invoice.periodStart >= Math.max(...ends)
  // A checkout that was left for another one, and is paid by hand after all, is a purchase like any other.
  return stop.by === 'person' || startsAt !== null
}

function toPayment(subscription: Subscription, invoice: PaidInvoice, isUnwantedMonth: boolean): Payment {
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
  if (isUnwantedMonth) return { ...payment, refundOwed: payment.amount }
  return supersededAt === null ? payment : { ...payment, refundOwed: unusedPart(payment, supersededAt) }
}

function byPeriod(one: PaidInvoice, other: PaidInvoice): number {
  return one.periodStart - other.periodStart
}
