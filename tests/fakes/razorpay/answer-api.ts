import { z } from 'zod'
import { cancel, findSubscription, pause } from './cycles.ts'
import type { Emitted } from './cycles.ts'
import { monthsAfter, newId } from './entities.ts'
import type { Records, Subscription } from './entities.ts'
import { Refusal } from './refusal.ts'

/** A call of the API as it came. */
export type ApiCall = {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  idempotency: string | null
}

/** The answer, and the events that the shop gets about it. */
export type ApiAnswer = { body: object; emitted: Emitted[] }

const leastPaise = 100
/** Ten years, from the order to the end. */
const maxMonths = 120
const notes = z.union([z.record(z.string(), z.string()), z.array(z.never()).length(0)]).default([])
const customerSchema = z.object({
  name: z.string().nullish(),
  email: z.email(),
  fail_existing: z.string().optional(),
})
const planSchema = z.object({
  period: z.literal('monthly'),
  interval: z.literal(1),
  item: z.object({ name: z.string().min(1), amount: z.int(), currency: z.literal('INR') }),
})
const subscriptionSchema = z.object({
  plan_id: z.string(),
  total_count: z.int().min(1),
  quantity: z.int().default(1),
  customer_notify: z.union([z.boolean(), z.literal(0), z.literal(1)]).default(true),
  start_at: z.int().optional(),
  expire_by: z.int().optional(),
  notes,
})
const cancelSchema = z.object({ cancel_at_cycle_end: z.union([z.boolean(), z.literal(0), z.literal(1)]) })
const refundSchema = z.object({ amount: z.int().optional() })

/** Answers one call. @throws Refusal as Razorpay refuses */
export function answerApi(records: Records, call: ApiCall, now: number): ApiAnswer {
  const [, kind = '', id = '', action = ''] = call.path.split('/').filter(Boolean)
  const route = [call.method, kind, id && ':id', action].filter(Boolean).join(' ')
  switch (route) {
    case 'POST customers':
      return silent(createCustomer(records, parse(customerSchema, call.body), now))
    case 'POST plans':
      return silent(createPlan(records, parse(planSchema, call.body), now))
    case 'GET plans :id':
      return silent(found(records.plans.get(id)))
    case 'POST subscriptions':
      return silent(createSubscription(records, parse(subscriptionSchema, call.body), now))
    case 'GET subscriptions':
      return silent(listSubscriptions(records, call.query, now))
    case 'GET subscriptions :id':
      return silent(findSubscription(records, id, now))
    case 'POST subscriptions :id cancel': {
      const { cancel_at_cycle_end: atEnd } = parse(cancelSchema, call.body)
      return { emitted: cancel(records, id, Boolean(atEnd), now), body: findSubscription(records, id, now) }
    }
    case 'POST subscriptions :id pause':
      parse(z.object({ pause_at: z.literal('now').optional() }), call.body)
      return {
        emitted: pause(records, id, { isPaused: true, by: 'self', now }),
        body: findSubscription(records, id, now),
      }
    case 'POST subscriptions :id resume':
      parse(z.object({ resume_at: z.literal('now').optional() }), call.body)
      return {
        emitted: pause(records, id, { isPaused: false, by: 'self', now }),
        body: findSubscription(records, id, now),
      }
    case 'GET invoices':
      return silent(listInvoices(records, call.query))
    case 'GET payments :id':
      return silent(found(records.payments.get(id)))
    case 'PATCH payments :id': {
      const payment = found(records.payments.get(id))
      // Notes and nothing else can be changed.
      payment.notes = parse(
        z.strictObject({ notes: z.record(z.string(), z.string().max(256)) }),
        call.body,
      ).notes
      return silent(payment)
    }
    case 'POST payments :id refund':
      return refund(records, id, { ...parse(refundSchema, call.body), idempotency: call.idempotency, now })
    default:
      throw new Refusal(404, 'The requested URL was not found on the server.')
  }
}

/**
 * Gives a payment back, wholly or in part; the same key twice is one refund. @throws Refusal when too much is
 * asked
 */
export function refund(
  records: Records,
  id: string,
  { amount, idempotency, now }: { amount?: number | undefined; idempotency: string | null; now: number },
): ApiAnswer {
  const payment = found(records.payments.get(id))
  const known = idempotency === null ? undefined : records.refunds.get(idempotency)
  if (known !== undefined) return silent(known)
  const left = payment.amount - payment.amount_refunded
  const given = amount ?? left
  if (payment.status === 'failed' || given > left || given < leastPaise) {
    throw new Refusal(400, 'The refund amount provided is greater than amount captured', 'amount')
  }
  payment.amount_refunded += given
  payment.refund_status = payment.amount_refunded === payment.amount ? 'full' : 'partial'
  if (payment.refund_status === 'full') payment.status = 'refunded'
  const made = {
    id: newId('rfnd'),
    entity: 'refund' as const,
    amount: given,
    currency: payment.currency,
    payment_id: id,
    status: 'processed' as const,
    created_at: now,
  }
  records.refunds.set(idempotency ?? made.id, made)
  return { body: made, emitted: [{ event: 'refund.processed', refund: made, payment }] }
}

function createCustomer(
  records: Records,
  { email, name }: z.output<typeof customerSchema>,
  now: number,
): object {
  const known = [...records.customers.values()].find((each) => each.email === email)
  if (known !== undefined) return known
  const made = { id: newId('cust'), entity: 'customer' as const, name: name ?? null, email, created_at: now }
  records.customers.set(made.id, made)
  return made
}

function createPlan(
  records: Records,
  { item, period, interval }: z.output<typeof planSchema>,
  now: number,
): object {
  if (item.amount < leastPaise) {
    throw new Refusal(400, 'Order amount less than minimum amount allowed', 'amount')
  }
  const made = {
    id: newId('plan'),
    entity: 'plan' as const,
    interval,
    period,
    item: { ...item, id: newId('item'), active: true, unit_amount: item.amount },
    notes: [] as [],
    created_at: now,
  }
  records.plans.set(made.id, made)
  return made
}

function createSubscription(
  records: Records,
  wanted: z.output<typeof subscriptionSchema>,
  now: number,
): Subscription {
  if (monthsAfter(wanted.start_at ?? now, wanted.total_count) > monthsAfter(now, maxMonths)) {
    throw new Refusal(400, 'The subscription may last for ten years at most', 'total_count')
  }
  if (!records.plans.has(wanted.plan_id)) throw new Refusal(400, 'The id provided does not exist', 'plan_id')
  const made: Subscription = {
    id: newId('sub'),
    entity: 'subscription',
    plan_id: wanted.plan_id,
    customer_id: null,
    status: 'created',
    current_start: null,
    current_end: null,
    ended_at: null,
    quantity: wanted.quantity,
    notes: Array.isArray(wanted.notes) ? [] : wanted.notes,
    charge_at: wanted.start_at ?? null,
    start_at: wanted.start_at ?? null,
    end_at: null,
    auth_attempts: 0,
    total_count: wanted.total_count,
    paid_count: 0,
    customer_notify: Boolean(wanted.customer_notify),
    created_at: now,
    expire_by: wanted.expire_by ?? null,
    short_url: 'https://rzp.io/i/x',
    has_scheduled_changes: false,
    change_scheduled_at: null,
    source: 'api',
    remaining_count: wanted.total_count,
    pause_initiated_by: null,
  }
  records.subscriptions.set(made.id, made)
  return made
}

function listInvoices(records: Records, query: URLSearchParams): object {
  const id = query.get('subscription_id')
  const all = [...records.invoices.values()].filter((each) => each.subscription_id === id)
  const skip = Number(query.get('skip') ?? 0)
  const items = all.toReversed().slice(skip, skip + Number(query.get('count') ?? 10))
  return { entity: 'collection', count: items.length, items }
}

const pageQuery = z.object({
  from: z.coerce.number().int().optional(),
  to: z.coerce.number().int().optional(),
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
})

/** The newest first; ten, unless more are asked for, and never more than a hundred. */
function listSubscriptions(records: Records, query: URLSearchParams, now: number): object {
  const { from = 0, to = now, count, skip } = parse(pageQuery, Object.fromEntries(query))
  const made = [...records.subscriptions.values()].filter(({ created_at: at }) => from <= at && at <= to)
  const page = made.toReversed().slice(skip, skip + count)
  const items = page.map(({ id }) => findSubscription(records, id, now))
  return { entity: 'collection', count: items.length, items }
}

function silent(body: object): ApiAnswer {
  return { body, emitted: [] }
}

function found<T>(entity: T | undefined): T {
  if (entity === undefined) throw new Refusal(400, 'The id provided does not exist')
  return entity
}

function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const { data, error } = schema.safeParse(body)
  if (data !== undefined) return data
  const [issue] = error?.issues ?? []
  throw new Refusal(400, issue?.message ?? 'The request is invalid', issue?.path.join('.') ?? null)
}
