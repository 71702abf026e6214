import { z } from 'zod'
import { isStorable } from '#server/lib/storable-text.ts'
import { subscriptionStates } from '#server/ports/payments.ts'
import type { PaidInvoice, PaymentFacts, SubscriptionFacts } from '#server/ports/payments.ts'

const id = z.string().min(1).max(64).refine(isStorable)
const seconds = z.int().nonnegative()
const amount = z.int().nonnegative()

/** An answer of which the id alone is used. */
export const madeSchema = z.object({ id })

/** A subscription; `notes` is an empty list where there are none. */
export const subscriptionSchema = z.object({
  id,
  status: z.enum(subscriptionStates),
  notes: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).optional(),
})

const invoiceSchema = z.object({
  id,
  status: z.string(),
  subscription_id: id.nullish(),
  payment_id: id.nullish(),
  amount_paid: amount.nullish(),
  amount,
  currency: z.string(),
  billing_start: seconds.nullish(),
  billing_end: seconds.nullish(),
  paid_at: seconds.nullish(),
})

/** A page of invoices. */
export const invoicesSchema = z.object({ items: z.array(invoiceSchema) })

/** A payment. */
export const paymentSchema = z.object({
  id,
  amount,
  currency: z.string(),
  status: z.string(),
  amount_refunded: amount.nullish(),
  method: z.string().max(40).refine(isStorable).nullish(),
})

/** The name under which our own id is given along. */
export const ownIdNote = 'precis_subscription'

/** A subscription with its invoices in the words of the product. */
export function readFacts(
  subscription: z.output<typeof subscriptionSchema>,
  invoices: readonly z.output<typeof invoiceSchema>[],
): SubscriptionFacts {
  const { notes } = subscription
  const own = notes === undefined || Array.isArray(notes) ? null : notes[ownIdNote]
  return {
    reference: subscription.id,
    state: subscription.status,
    ownId: typeof own === 'string' ? own : null,
    paid: invoices.flatMap((invoice) => readPaid(invoice, subscription.id)),
  }
}

/** A month that is paid, or nothing: an invoice that waits for its payment, or one of another subscription. */
function readPaid(invoice: z.output<typeof invoiceSchema>, subscription: string): PaidInvoice[] {
  const { payment_id: payment = null, billing_start: start = null, billing_end: end = null } = invoice
  if (invoice.status !== 'paid' || invoice.subscription_id !== subscription) return []
  if (payment === null || start === null || end === null) return []
  return [
    {
      invoice: invoice.id,
      payment,
      amount: invoice.amount_paid ?? invoice.amount,
      currency: invoice.currency,
      periodStart: start * 1000,
      periodEnd: end * 1000,
      paidAt: (invoice.paid_at ?? start) * 1000,
    },
  ]
}

/** A payment in the words of the product. */
export function readPaymentFacts(payment: z.output<typeof paymentSchema>): PaymentFacts {
  return {
    reference: payment.id,
    isTaken: ['authorized', 'captured', 'refunded'].includes(payment.status),
    amount: payment.amount,
    currency: payment.currency,
    refunded: payment.amount_refunded ?? 0,
    method: payment.method ?? null,
  }
}
