import { monthAfter, newId } from './entities.ts'
import type { Records, Invoice, Payment, Subscription } from './entities.ts'
import { Refusal } from './refusal.ts'

/** The fate of a subscription at the end of its cycle. */
export type CycleOutcome = 'charged' | 'failed' | 'exhausted'

/** An event to be emitted to the shop. */
export type Emitted = {
  event: string
  subscription?: Subscription
  payment?: Payment
  refund?: object
  dispute?: object
}

/** The way a customer pays: `amount` other than the price is what a cheat, or a fault, would pay. */
export type PayOptions = { amount?: number; method?: string; email?: string; currency?: string }

/** The amount that is authorised when the first month begins later; it goes back at once. */
const authorisationAmount = 500

const ended = new Set(['cancelled', 'completed', 'expired'])

/** The subscription; one that was not paid in time is expired. @throws Refusal when there is none */
export function findSubscription(records: Records, id: string, now: number): Subscription {
  const found = records.subscriptions.get(id)
  if (found === undefined) throw new Refusal(400, 'The id provided does not exist')
  if (found.status === 'created' && found.expire_by !== null && now > found.expire_by) {
    found.status = 'expired'
    found.ended_at = found.expire_by
  }
  return found
}

/** The customer pays in the checkout. Gives the payment, and the events about it. */
export function payFirst(
  records: Records,
  id: string,
  { now, ...options }: PayOptions & { now: number },
): { payment: Payment; emitted: Emitted[] } {
  const subscription = findSubscription(records, id, now)
  if (subscription.status !== 'created') throw new Refusal(400, 'This subscription cannot be paid any more')
  subscription.customer_id ??= newId('cust')
  subscription.auth_attempts += 1
  if (subscription.start_at !== null && subscription.start_at > now) {
    const payment = takePayment(records, subscription, { now, amount: authorisationAmount, ...options })
    Object.assign(payment, { status: 'refunded', amount_refunded: payment.amount, refund_status: 'full' })
    subscription.status = 'authenticated'
    subscription.charge_at = subscription.start_at
    return { payment, emitted: [{ event: 'subscription.authenticated', subscription }] }
  }
  const { payment } = chargeCycle(records, subscription, { now, start: now, ...options })
  return {
    payment,
    emitted: [
      { event: 'subscription.authenticated', subscription },
      { event: 'subscription.activated', subscription, payment },
      { event: 'subscription.charged', subscription, payment },
    ],
  }
}

/** The customer's bank says no in the checkout; the subscription waits for another try. */
export function failFirst(
  records: Records,
  id: string,
  now: number,
): { payment: Payment; emitted: Emitted[] } {
  const subscription = findSubscription(records, id, now)
  subscription.auth_attempts += 1
  const payment = takePayment(records, subscription, { now, amount: priceOf(records, subscription) })
  failPayment(payment)
  return { payment, emitted: [{ event: 'payment.failed', payment }] }
}

/** The end of a cycle comes. An unpaid cycle is tried again; a subscription that ends with its cycle ends. */
export function endCycle(records: Records, id: string, outcome: CycleOutcome, now: number): Emitted[] {
  const subscription = findSubscription(records, id, now)
  if (ended.has(subscription.status)) throw new Refusal(400, `It is ${subscription.status}`)
  const { status } = subscription
  if (records.cancelsAtEnd.has(id)) return [endNow(subscription, now)]
  if (status === 'paused') return []
  const isRetry = status === 'pending' || status === 'halted'
  const start =
    (isRetry ? subscription.current_start : subscription.current_end) ?? subscription.start_at ?? now
  if (outcome === 'charged') {
    const { payment } = chargeCycle(records, subscription, { now, start })
    const first =
      status === 'authenticated' ? [{ event: 'subscription.activated', subscription, payment }] : []
    return [...first, { event: 'subscription.charged', subscription, payment }]
  }
  // The next cycle is shown already although nothing is paid for it.
  subscription.current_start = start
  subscription.current_end = monthAfter(start)
  const invoice = openInvoice(records, subscription, { now, start })
  const payment = takePayment(records, subscription, { now, amount: invoice.amount })
  failPayment(payment)
  subscription.status = outcome === 'failed' ? 'pending' : 'halted'
  return [
    { event: 'payment.failed', payment },
    { event: `subscription.${subscription.status}`, subscription },
  ]
}

/** Ends a subscription, at once or with its cycle. @throws Refusal where Razorpay refuses */
export function cancel(records: Records, id: string, atCycleEnd: boolean, now: number): Emitted[] {
  const subscription = findSubscription(records, id, now)
  if (ended.has(subscription.status)) {
    throw new Refusal(400, `Subscription is not cancellable in ${subscription.status} status.`)
  }
  if (!atCycleEnd) return [endNow(subscription, now)]
  if (subscription.status === 'created' || subscription.status === 'authenticated') {
    throw new Refusal(400, 'Subscription cannot be cancelled since no billing cycle is going on')
  }
  records.cancelsAtEnd.add(id)
  return []
}

/**
 * The shop pauses a subscription, or the customer stops the mandate in the app of their bank, and takes it up
 * again. The next charge after it is due when the paid cycle ends. @throws Refusal where Razorpay refuses
 */
export function pause(
  records: Records,
  id: string,
  { isPaused, by, now }: { isPaused: boolean; by: 'self' | 'customer'; now: number },
): Emitted[] {
  const subscription = findSubscription(records, id, now)
  const { status, pause_initiated_by: pausedBy } = subscription
  const isOthers = !isPaused && by === 'self' && pausedBy === 'customer'
  if (status !== (isPaused ? 'active' : 'paused') || isOthers) {
    throw new Refusal(400, `Not possible in ${status} status, initiated by ${pausedBy}.`, 'status')
  }
  subscription.status = isPaused ? 'paused' : 'active'
  subscription.pause_initiated_by = isPaused ? by : null
  subscription.charge_at = isPaused ? null : subscription.current_end
  return [{ event: isPaused ? 'subscription.paused' : 'subscription.resumed', subscription }]
}

function endNow(subscription: Subscription, now: number): Emitted {
  subscription.status = 'cancelled'
  subscription.ended_at = now
  subscription.charge_at = null
  return { event: 'subscription.cancelled', subscription }
}

function chargeCycle(
  records: Records,
  subscription: Subscription,
  { now, start, ...options }: PayOptions & { now: number; start: number },
): { payment: Payment; invoice: Invoice } {
  const invoice = openInvoice(records, subscription, { now, start })
  const payment = takePayment(records, subscription, { now, amount: invoice.amount, ...options })
  invoice.status = 'paid'
  invoice.paid_at = now
  invoice.payment_id = payment.id
  invoice.amount_paid = payment.amount
  invoice.amount = payment.amount
  invoice.amount_due = 0
  invoice.currency = payment.currency
  payment.invoice_id = invoice.id
  payment.order_id = invoice.order_id
  subscription.status = 'active'
  subscription.current_start = start
  subscription.current_end = monthAfter(start)
  subscription.charge_at = subscription.current_end
  subscription.start_at ??= start
  subscription.paid_count += 1
  subscription.remaining_count -= 1
  return { payment, invoice }
}

function openInvoice(
  records: Records,
  subscription: Subscription,
  { now, start }: { now: number; start: number },
): Invoice {
  const unpaid = [...records.invoices.values()].find(
    (each) =>
      each.subscription_id === subscription.id && each.status === 'issued' && each.billing_start === start,
  )
  if (unpaid !== undefined) return unpaid
  const amount = priceOf(records, subscription)
  const invoice: Invoice = {
    id: newId('inv'),
    entity: 'invoice',
    customer_id: subscription.customer_id,
    order_id: newId('order'),
    subscription_id: subscription.id,
    payment_id: null,
    status: 'issued',
    issued_at: now,
    paid_at: null,
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: 'INR',
    billing_start: start,
    billing_end: monthAfter(start),
    short_url: 'https://rzp.io/i/x',
    type: 'invoice',
    created_at: now,
  }
  records.invoices.set(invoice.id, invoice)
  return invoice
}

function takePayment(
  records: Records,
  subscription: Subscription,
  { now, amount = 0, method = 'card', email = '', currency = 'INR' }: PayOptions & { now: number },
): Payment {
  const payment: Payment = {
    id: newId('pay'),
    entity: 'payment',
    amount,
    currency,
    status: 'captured',
    order_id: newId('order'),
    invoice_id: null,
    method,
    amount_refunded: 0,
    refund_status: null,
    captured: true,
    card_id: method === 'card' ? newId('card') : null,
    email,
    contact: '+919876543210',
    customer_id: subscription.customer_id ?? newId('cust'),
    notes: [],
    error_code: null,
    error_description: null,
    created_at: now,
  }
  records.payments.set(payment.id, payment)
  return payment
}

function failPayment(payment: Payment): void {
  Object.assign(payment, {
    status: 'failed',
    captured: false,
    error_code: 'BAD_REQUEST_ERROR',
    error_description: 'Payment failed',
  })
}

function priceOf(records: Records, { plan_id: planId }: Subscription): number {
  return records.plans.get(planId)?.item.amount ?? 0
}
