import { z } from 'zod'
import { cancel, findSubscription } from './cycles.ts'
import type { Told } from './cycles.ts'
import { newId } from './entities.ts'
import type { Books, Subscription } from './entities.ts'
import { Refusal } from './refusal.ts'

/** A call of the API as it came. */
export type ApiCall = {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  idempotency: string | null
}

/** What is answered, and what the shop is told of it. */
export type ApiAnswer = { body: object; told: Told[] }

const leastPaise = 100
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
  total_count: z.int().min(1).max(1200),
  quantity: z.int().default(1),
  customer_notify: z.union([z.boolean(), z.literal(0), z.literal(1)]).default(true),
  start_at: z.int().optional(),
  expire_by: z.int().optional(),
  notes,
})
const cancelSchema = z.object({ cancel_at_cycle_end: z.union([z.boolean(), z.literal(0), z.literal(1)]) })
const refundSchema = z.object({ amount: z.int().optional() })

/** Answers one call. @throws Refusal as Razorpay refuses */
export function answerApi(books: Books, call: ApiCall, now: number): ApiAnswer {
  const [, kind = '', id = '', action = ''] = call.path.split('/').filter(Boolean)
  const route = [call.method, kind, id && ':id', action].filter(Boolean).join(' ')
  switch (route) {
    case 'POST customers':
      return untold(createCustomer(books, parse(customerSchema, call.body), now))
    case 'POST plans':
      return untold(createPlan(books, parse(planSchema, call.body), now))
    case 'GET plans :id':
      return untold(found(books.plans.get(id)))
    case 'POST subscriptions':
      return untold(createSubscription(books, parse(subscriptionSchema, call.body), now))
    case 'GET subscriptions :id':
      return untold(findSubscription(books, id, now))
    case 'POST subscriptions :id cancel': {
      const { cancel_at_cycle_end: atEnd } = parse(cancelSchema, call.body)
      return { told: cancel(books, id, Boolean(atEnd), now), body: findSubscription(books, id, now) }
    }
    case 'GET invoices':
      return untold(listInvoices(books, call.query))
    case 'GET payments :id':
      return untold(found(books.payments.get(id)))
    case 'POST payments :id refund':
      return refund(books, id, { ...parse(refundSchema, call.body), idempotency: call.idempotency, now })
    default:
      throw new Refusal(404, 'The requested URL was not found on the server.')
  }
}

/** Gives a payment back, wholly or in part; the same key twice is one refund. @throws Refusal when too much is asked */
export function refund(
  books: Books,
  id: string,
  { amount, idempotency, now }: { amount?: number | undefined; idempotency: string | null; now: number },
): ApiAnswer {
  const payment = found(books.payments.get(id))
  const known = idempotency === null ? undefined : books.refunds.get(idempotency)
  if (known !== undefined) return untold(known)
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
  books.refunds.set(idempotency ?? made.id, made)
  return { body: made, told: [{ event: 'refund.processed', refund: made, payment }] }
}

function createCustomer(books: Books, { email, name }: z.output<typeof customerSchema>, now: number): object {
  const known = [...books.customers.values()].find((each) => each.email === email)
  if (known !== undefined) return known
  const made = { id: newId('cust'), entity: 'customer' as const, name: name ?? null, email, created_at: now }
  books.customers.set(made.id, made)
  return made
}

function createPlan(
  books: Books,
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
  books.plans.set(made.id, made)
  return made
}

function createSubscription(
  books: Books,
  wanted: z.output<typeof subscriptionSchema>,
  now: number,
): Subscription {
  if (!books.plans.has(wanted.plan_id)) throw new Refusal(400, 'The id provided does not exist', 'plan_id')
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
  }
  books.subscriptions.set(made.id, made)
  return made
}

function listInvoices(books: Books, query: URLSearchParams): object {
  const id = query.get('subscription_id')
  const all = [...books.invoices.values()].filter((each) => each.subscription_id === id)
  const skip = Number(query.get('skip') ?? 0)
  const items = all.toReversed().slice(skip, skip + Number(query.get('count') ?? 10))
  return { entity: 'collection', count: items.length, items }
}

function untold(body: object): ApiAnswer {
  return { body, told: [] }
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
