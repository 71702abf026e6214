import { z } from 'zod'
import { moment } from '#server/db/sql.ts'
import type { ColumnValues } from '#server/db/sql.ts'
import { paidPlanSchema } from '#server/db/stored-rows.ts'
import { subscriptionStates } from '#server/ports/payments.ts'
import { stopCauses } from './ledger.ts'
import type { Payment, Stop, Subscription } from './ledger.ts'

/** A monthly subscription at the payment provider. Its owner may have gone. */
export const subscriptionRow = z.object({
  id: z.guid(),
  /** The provider's id; `null` until its answer came. */
  reference: z.string().nullable(),
  plan: paidPlanSchema,
  /** Paise a month. */
  amount: z.int(),
  isDemo: z.boolean(),
  /** The buyer had proven that the address is theirs. */
  isProven: z.boolean(),
  state: z.enum(subscriptionStates),
  stopWhen: z.enum(['at_end', 'now']).nullable(),
  stopBy: z.enum(stopCauses).nullable(),
  stopAt: moment.nullable(),
  stopDone: z.boolean(),
  pause: z.enum(['asked', 'lifting', 'refused']).nullable(),
  startsAt: moment.nullable(),
  payableUntil: moment,
  observedAt: moment.nullable(),
  supersededAt: moment.nullable(),
  cancelledAt: moment.nullable(),
  notedAt: moment.nullable(),
  createdAt: moment,
  buyerEmail: z.string().nullable(),
  buyerState: z.string().nullable(),
  buyerGstin: z.string().nullable(),
})
type SubscriptionRow = z.output<typeof subscriptionRow>

/** A month that was paid for; the keys are the provider's ids. */
export const paymentRow = z.object({
  reference: z.string(),
  invoice: z.string(),
  subscriptionId: z.guid(),
  amount: z.int(),
  refunded: z.int(),
  /** The total amount to refund. */
  refundOwed: z.int(),
  periodStart: moment,
  periodEnd: moment,
  paidAt: moment,
})
type PaymentRow = z.output<typeof paymentRow>

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
    pause: row.pause,
    startsAt: inMs(row.startsAt),
    createdAt: row.createdAt.getTime(),
    payableUntil: row.payableUntil.getTime(),
    observedAt: inMs(row.observedAt) ?? 0,
    supersededAt: inMs(row.supersededAt),
    cancelledAt: inMs(row.cancelledAt),
    notedAt: inMs(row.notedAt),
  }
}

function toStop({ stopWhen, stopBy, stopAt, stopDone }: SubscriptionRow): Stop | null {
  if (stopWhen === null || stopBy === null || stopAt === null) return null
  return { when: stopWhen, by: stopBy, at: stopAt.getTime(), isDone: stopDone }
}

/** The columns of a subscription that can change. */
export function toSubscriptionChange(subscription: Subscription): ColumnValues {
  const { stop } = subscription
  return {
    reference: subscription.reference,
    state: subscription.state,
    stopWhen: stop?.when ?? null,
    stopBy: stop?.by ?? null,
    stopAt: toDate(stop?.at ?? null),
    stopDone: stop?.isDone ?? false,
    pause: subscription.pause,
    observedAt: toDate(subscription.observedAt === 0 ? null : subscription.observedAt),
    supersededAt: toDate(subscription.supersededAt),
    cancelledAt: toDate(subscription.cancelledAt),
    notedAt: toDate(subscription.notedAt),
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
export function toPaymentRow(payment: Payment): ColumnValues {
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
