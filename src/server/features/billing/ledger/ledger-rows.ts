import type { payments, subscriptions } from '#server/db/schema/billing.ts'
import type { Payment, Stop, Subscription } from './ledger.ts'

type SubscriptionRow = typeof subscriptions.$inferSelect
type PaymentRow = typeof payments.$inferSelect

/** A subscription from its row. */
export function toSubscription(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    reference: row.reference,
    plan: row.plan,
    amount: row.amount,
    isProven: row.isProven,
    state: row.state,
    stop: toStop(row),
    startsAt: inMs(row.startsAt),
    createdAt: row.createdAt.getTime(),
    payableUntil: row.payableUntil.getTime(),
    observedAt: inMs(row.observedAt) ?? 0,
    supersededAt: inMs(row.supersededAt),
  }
}

function toStop({ stopWhen, stopBy, stopAt, stopDone }: SubscriptionRow): Stop | null {
  if (stopWhen === null || stopBy === null || stopAt === null) return null
  return { when: stopWhen, by: stopBy, at: stopAt.getTime(), isDone: stopDone }
}

/** The columns of a subscription that can change. */
export function toSubscriptionChange(subscription: Subscription) {
  const { stop } = subscription
  return {
    reference: subscription.reference,
    state: subscription.state,
    stopWhen: stop?.when ?? null,
    stopBy: stop?.by ?? null,
    stopAt: toDate(stop?.at ?? null),
    stopDone: stop?.isDone ?? false,
    observedAt: toDate(subscription.observedAt === 0 ? null : subscription.observedAt),
    supersededAt: toDate(subscription.supersededAt),
  }
}

/** A payment from its row. */
export function toPayment(row: PaymentRow): Payment {
  return {
    reference: row.reference,
    invoice: row.invoice,
    subscriptionId: row.subscriptionId,
    amount: row.amount,
    refunded: row.refunded,
    refundOwed: row.refundOwed,
    periodStart: row.periodStart.getTime(),
    periodEnd: row.periodEnd.getTime(),
    paidAt: row.paidAt.getTime(),
  }
}

/** A payment as a new row. */
export function toPaymentRow(payment: Payment): typeof payments.$inferInsert {
  return {
    ...payment,
    periodStart: new Date(payment.periodStart),
    periodEnd: new Date(payment.periodEnd),
    paidAt: new Date(payment.paidAt),
  }
}

function inMs(date: Date | null): number | null {
  return date?.getTime() ?? null
}

function toDate(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms)
}
