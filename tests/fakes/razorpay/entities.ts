import { randomUUID } from 'node:crypto'

/** The states that a subscription at Razorpay can be in. */
export type SubscriptionStatus =
  | 'created'
  | 'authenticated'
  | 'active'
  | 'pending'
  | 'halted'
  | 'cancelled'
  | 'completed'
  | 'expired'
  | 'paused'

/** A subscription as Razorpay writes it; times are seconds since 1970. */
export type Subscription = {
  id: string
  entity: 'subscription'
  plan_id: string
  customer_id: string | null
  status: SubscriptionStatus
  current_start: number | null
  current_end: number | null
  ended_at: number | null
  quantity: number
  notes: Record<string, string> | []
  charge_at: number | null
  start_at: number | null
  end_at: number | null
  auth_attempts: number
  total_count: number
  paid_count: number
  customer_notify: boolean
  created_at: number
  expire_by: number | null
  short_url: string
  has_scheduled_changes: boolean
  change_scheduled_at: number | null
  source: 'api'
  remaining_count: number
  pause_initiated_by: 'self' | 'customer' | null
}

/** An invoice of one cycle. */
export type Invoice = {
  id: string
  entity: 'invoice'
  customer_id: string | null
  order_id: string
  subscription_id: string
  payment_id: string | null
  status: 'issued' | 'paid'
  issued_at: number
  paid_at: number | null
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  billing_start: number
  billing_end: number
  short_url: string
  type: 'invoice'
  created_at: number
}

/** A payment; `card_id` names a stored card and is not its number. */
export type Payment = {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  status: 'authorized' | 'captured' | 'refunded' | 'failed'
  order_id: string
  invoice_id: string | null
  method: string
  amount_refunded: number
  refund_status: 'partial' | 'full' | null
  captured: boolean
  card_id: string | null
  email: string
  contact: string
  customer_id: string
  notes: Record<string, string> | []
  error_code: string | null
  error_description: string | null
  created_at: number
}

/** A refund of a payment or of a part of it. */
export type Refund = {
  id: string
  entity: 'refund'
  amount: number
  currency: string
  payment_id: string
  status: 'processed'
  created_at: number
}

/** A plan: an amount a month that never changes. */
export type SoldPlan = {
  id: string
  entity: 'plan'
  interval: number
  period: string
  item: { id: string; active: boolean; name: string; amount: number; unit_amount: number; currency: string }
  notes: []
  created_at: number
}

/** A buyer. */
export type Customer = {
  id: string
  entity: 'customer'
  name: string | null
  email: string
  created_at: number
}

/** All that the simulator knows. `cancelsAtEnd` holds subscriptions that end with their cycle. */
export type Records = {
  customers: Map<string, Customer>
  plans: Map<string, SoldPlan>
  subscriptions: Map<string, Subscription>
  invoices: Map<string, Invoice>
  payments: Map<string, Payment>
  refunds: Map<string, Refund>
  cancelsAtEnd: Set<string>
}

/** Records with nothing in them. */
export function emptyRecords(): Records {
  return {
    customers: new Map(),
    plans: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    payments: new Map(),
    refunds: new Map(),
    cancelsAtEnd: new Set(),
  }
}

/** An id as Razorpay makes them: a prefix and 14 letters or digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 14)}`
}

/** The same day and time a month later, on the last day of a shorter month; seconds since 1970. */
export function monthAfter(seconds: number): number {
  return monthsAfter(seconds, 1)
}

/** The same so many months later. */
export function monthsAfter(seconds: number, months: number): number {
  const from = new Date(seconds * 1000)
  const to = new Date(seconds * 1000)
  to.setUTCMonth(from.getUTCMonth() + months)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return Math.floor(to.getTime() / 1000)
}
