import { z } from 'zod'
import { isStorable } from '#core/storable-text.ts'
import { subscriptionStates } from '#server/ports/payments.ts'
import type {
  PaidPlan,
  PaymentProvider,
  SubscriptionFacts,
  PaidInvoice,
  PaymentFacts,
} from '#server/ports/payments.ts'
import { callRazorpay, isCheckoutSigned, readWebhook } from './call-razorpay.ts'
import type { RazorpayAccess } from './call-razorpay.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { notesSchema, orderNotes, readCancelledAt, readOwnId, withCancelledAt } from './notes.ts'

/** The options of the connection to Razorpay. */
export type RazorpayOptions = RazorpayAccess & {
  checkoutUrl: string
  webhookSecrets: readonly string[]
  plans: Readonly<Partial<Record<PaidPlan, string>>>
}

/** Ten years from the order on, the longest that Razorpay takes, the wait for a later start included. */
const maxMonths = 120
const invoicesAPage = 100

/** Razorpay's Subscriptions. */
export function createRazorpayProvider(options: RazorpayOptions): PaymentProvider {
  const { keyId, keySecret, webhookSecrets } = options
  const post = async (
    path: string,
    body: object,
    signal: AbortSignal,
    headers: Record<string, string> = {},
  ) => await callRazorpay(options, { method: 'POST', path, body, signal, headers }, madeSchema)

  return {
    isDemo: false,
    account: keyId,
    keyId,
    checkoutUrl: options.checkoutUrl,
    plans: options.plans,
    createCustomer: async (email, signal) =>
      (await post('/v1/customers', { email, fail_existing: '0' }, signal)).id,
    createPlan: async (item, signal) => {
      const body = { period: 'monthly', interval: 1, item: { ...item, currency: 'INR' } }
      return (await post('/v1/plans', body, signal)).id
    },
    createSubscription: async ({ ownId, order, plan, startsAt, orderedAt, payableUntil }, signal) => {
      const body = {
        plan_id: plan,
        total_count: startsAt === null ? maxMonths : maxMonths - monthsUntil(startsAt, orderedAt),
        quantity: 1,
        customer_notify: true,
        expire_by: inSeconds(payableUntil),
        notes: orderNotes(ownId, order),
        ...(startsAt === null ? {} : { start_at: inSeconds(startsAt) }),
      }
      return (await post('/v1/subscriptions', body, signal)).id
    },
    readSubscription: (reference, signal) => readSubscription(options, reference, signal),
    listSubscriptions: (made, signal) => listSubscriptions(options, made, signal),
    readPayment: async (reference, signal) => readPaymentFacts(await readPayment(options, reference, signal)),
    noteCancellation: (payment, at, signal) => noteCancellation(options, { payment, at, signal }),
    cancel: async (reference, when, signal) => {
      await post(`${pathOf(reference)}/cancel`, { cancel_at_cycle_end: when === 'at_end' }, signal)
    },
    pause: async (reference, signal) => {
      await post(`${pathOf(reference)}/pause`, { pause_at: 'now' }, signal)
    },
    resume: async (reference, signal) => {
      await post(`${pathOf(reference)}/resume`, { resume_at: 'now' }, signal)
    },
    refund: async (payment, { amount, key }, signal) => {
      await post(`${paymentPath(payment)}/refund`, { amount }, signal, { 'x-refund-idempotency': key })
    },
    isSigned: (paid) => isCheckoutSigned(keySecret, paid),
    readEvent: (body, headers) => readWebhook(webhookSecrets, body, headers),
    payDemo: null,
  }
}

function pathOf(reference: string): string {
  return `/v1/subscriptions/${encodeURIComponent(reference)}`
}

function paymentPath(reference: string): string {
  return `/v1/payments/${encodeURIComponent(reference)}`
}

async function readPayment(
  access: RazorpayAccess,
  reference: string,
  signal: AbortSignal,
): Promise<z.output<typeof paymentSchema>> {
  return await callRazorpay(access, { method: 'GET', path: paymentPath(reference), signal }, paymentSchema)
}

async function noteCancellation(
  access: RazorpayAccess,
  { payment, at, signal }: { payment: string; at: number | null; signal: AbortSignal },
): Promise<void> {
  const { notes } = await readPayment(access, payment, signal)
  const body = { notes: withCancelledAt(notes, at) }
  await callRazorpay(access, { method: 'PATCH', path: paymentPath(payment), body, signal }, madeSchema)
}

async function readSubscription(
  access: RazorpayAccess,
  reference: string,
  signal: AbortSignal,
): Promise<SubscriptionFacts> {
  const path = pathOf(reference)
  const subscription = await callRazorpay(access, { method: 'GET', path, signal }, subscriptionSchema)
  const query = new URLSearchParams({ subscription_id: reference, count: String(invoicesAPage) })
  const list = `/v1/invoices?${query.toString()}`
  const { items } = await callRazorpay(access, { method: 'GET', path: list, signal }, invoicesSchema)
  return readFacts(subscription, items)
}

function inSeconds(ms: number): number {
  return Math.floor(ms / 1000)
}

/** Months that begin between two moments, a part of one counted whole; ms since 1970, by UTC. */
function monthsUntil(later: number, earlier: number): number {
  const [to, from] = [new Date(later), new Date(earlier)]
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  const same = new Date(earlier)
  same.setUTCMonth(from.getUTCMonth() + months)
  return Math.max(0, later > same.getTime() ? months + 1 : months)
}

const id = z.string().min(1).max(64).refine(isStorable)
const seconds = z.int().nonnegative()
const amount = z.int().nonnegative()

/** An answer of which the id alone is used. */
const madeSchema = z.object({ id })

/** A subscription. */
export const subscriptionSchema = z.object({
  id,
  status: z.enum(subscriptionStates),
  notes: notesSchema,
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

/** An invoice that nobody paid, whatever else is in it: drafts may lack an amount. */
const unpaidSchema = z
  .object({ status: z.string().refine((status) => status !== 'paid') })
  .transform(() => null)

/** A page of invoices, without what is no paid one and cannot be read. */
export const invoicesSchema = z.object({
  items: z
    .array(z.union([invoiceSchema, unpaidSchema]))
    .transform((items) => items.filter((invoice) => invoice !== null)),
})

/** A payment. */
export const paymentSchema = z.object({
  id,
  amount,
  currency: z.string(),
  status: z.string(),
  amount_refunded: amount.nullish(),
  method: z.string().max(40).refine(isStorable).nullish(),
  notes: notesSchema,
})

/** A subscription with its invoices in the words of the product. */
export function readFacts(
  subscription: z.output<typeof subscriptionSchema>,
  invoices: readonly z.output<typeof invoiceSchema>[],
): SubscriptionFacts {
  return {
    reference: subscription.id,
    state: subscription.status,
    ownId: readOwnId(subscription.notes),
    paid: invoices.flatMap((invoice) => readPaid(invoice, subscription.id)),
  }
}

/** A paid month, or nothing: an invoice that waits for payment, or of another subscription. */
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
    cancelledAt: readCancelledAt(payment.notes),
  }
}
