import { z } from 'zod'
import { plans } from '#product/plans.ts'
import { orderNotes } from '#server/adapters/razorpay/notes.ts'
import {
  invoicesSchema,
  paymentSchema,
  readFacts,
  readPaymentFacts,
  subscriptionSchema,
} from '#server/adapters/razorpay/razorpay-provider.ts'
import { choosePurchase } from '#server/features/billing/checkout/create-order.ts'
import { applyFacts, applyRefund } from '#server/features/billing/ledger/apply-facts.ts'
import type { Observation } from '#server/features/billing/ledger/apply-facts.ts'
import { applyNote, paymentsToRead } from '#server/features/billing/ledger/cancellation-note.ts'
import { endLapsed } from '#server/features/billing/ledger/entitlement.ts'
import { ownsPlan, stopByOwner } from '#server/features/billing/ledger/ledger.ts'
import type { Alarm, Ledger, Payment } from '#server/features/billing/ledger/ledger.ts'
import type { PaidPlan, PaymentFacts } from '#server/ports/payments.ts'
import { answerApi, refund } from '#tests/fakes/razorpay/answer-api.ts'
import { endCycle, pause, payFirst } from '#tests/fakes/razorpay/cycles.ts'
import type { CycleOutcome } from '#tests/fakes/razorpay/cycles.ts'
import { emptyRecords } from '#tests/fakes/razorpay/entities.ts'
import type { Records } from '#tests/fakes/razorpay/entities.ts'
import { Refusal } from '#tests/fakes/razorpay/refusal.ts'

/** One account, the provider, and what is between them. Times in ms, those of the provider in seconds. */
export type World = {
  now: number
  provider: Records
  ledger: Ledger
  /** The facts that were read at the provider and have not arrived yet. */
  onTheWay: Read[]
  /** Each receipt that was ever written, by its payment. */
  receipts: string[]
  alarms: Alarm[]
  count: number
  /** Nothing was bought since the person cancelled. */
  hasCancelled: boolean
  /** Paise that the merchant gave back by hand. */
  byHand: Map<string, number>
}

/** The facts that were read of a subscription, and of the payments of its newest months. */
type Read = Observation & { payments: PaymentFacts[] }

/** A world in which nothing was bought yet. */
export function newWorld(): World {
  return {
    now: Date.UTC(2026, 0, 15),
    provider: emptyRecords(),
    ledger: { subscriptions: [], payments: [] },
    onTheWay: [],
    receipts: [],
    alarms: [],
    count: 0,
    hasCancelled: false,
    byHand: new Map(),
  }
}

/** The moment as the provider writes it. */
export const seconds = ({ now }: World): number => Math.floor(now / 1000)

const madeSchema = z.object({ id: z.string() })
const buyer = { email: 'ada@example.org', state: null, gstin: null }

/** Makes one call at the provider. */
export function call(world: World, method: string, path: string, body: unknown = {}): object {
  const [pathname = '', query = ''] = path.split('?')
  const asked = { method, path: pathname, query: new URLSearchParams(query), body, idempotency: null }
  return answerApi(world.provider, asked, seconds(world)).body
}

/** The facts that the adapter reads of a subscription now. */
function readNow(world: World, reference: string): Read[] {
  const subscription = subscriptionSchema.parse(call(world, 'GET', `/v1/subscriptions/${reference}`))
  const list = call(world, 'GET', `/v1/invoices?subscription_id=${reference}&count=100`)
  const facts = readFacts(subscription, invoicesSchema.parse(list).items)
  if (facts.ownId === null) return []
  const known = world.ledger.payments.filter(({ subscriptionId }) => subscriptionId === facts.ownId)
  const newest = known.toSorted((one, other) => one.periodStart - other.periodStart).at(-1)?.reference
  const payments = paymentsToRead(facts, newest ?? null).map((payment) =>
    readPaymentFacts(paymentSchema.parse(call(world, 'GET', `/v1/payments/${payment}`))),
  )
  return [{ id: facts.ownId, facts, observedAt: world.now, payments }]
}

/**
 * A checkout is opened; with `isLost` our server dies before it learns the id of the subscription. A buyer
 * who only typed the address gets none where it owns a plan.
 */
export function open(world: World, plan: PaidPlan, { isLost = false, isProven = true } = {}): void {
  if (!isProven && ownsPlan(world.ledger)) return
  const purchase = choosePurchase(world.ledger, plan, world.now)
  if (purchase === null) return
  const { name, price } = plans[plan]
  const item = { name, amount: price, currency: 'INR' }
  const made = madeSchema.parse(call(world, 'POST', '/v1/plans', { period: 'monthly', interval: 1, item }))
  world.count += 1
  const id = `s${world.count}`
  const payableUntil = world.now + 3_600_000
  const subscription = call(world, 'POST', '/v1/subscriptions', {
    plan_id: made.id,
    total_count: purchase.startsAt === null ? 120 : 118,
    expire_by: Math.floor(payableUntil / 1000),
    notes: orderNotes(id, { plan, amount: price, isProven, ...buyer }),
    ...(purchase.startsAt !== null && { start_at: Math.floor(purchase.startsAt / 1000) }),
  })
  const { id: reference } = madeSchema.parse(subscription)
  const row = {
    id,
    reference: isLost ? null : reference,
    plan,
    amount: price,
    isProven,
    state: 'created' as const,
    stop: null,
    pause: null,
    startsAt: purchase.startsAt,
    createdAt: world.now,
    payableUntil,
    observedAt: 0,
    supersededAt: null,
    cancelledAt: null,
    notedAt: null,
  }
  world.ledger = { ...world.ledger, subscriptions: [...world.ledger.subscriptions, row] }
}

/** A buyer pays in a checkout that is open somewhere. */
export function pay(world: World, pick: number): void {
  const payable = [...world.provider.subscriptions.values()].filter(({ status }) => status === 'created')
  const chosen = payable[pick % Math.max(1, payable.length)]
  if (chosen === undefined) return
  orRefused(() => {
    payFirst(world.provider, chosen.id, { now: seconds(world) })
    world.hasCancelled = false
  })
}

/** Some process asks the provider; the answer is on its way. */
export function read(world: World, pick: number): void {
  const all = [...world.provider.subscriptions.values()]
  const chosen = all[pick % Math.max(1, all.length)]
  if (chosen === undefined) return
  world.onTheWay.push(...readNow(world, chosen.id))
}

/** One answer arrives, perhaps to arrive again later. */
export function arrive(world: World, pick: number, isRepeated: boolean): void {
  const at = pick % Math.max(1, world.onTheWay.length)
  const [observation] = isRepeated ? world.onTheWay.slice(at, at + 1) : world.onTheWay.splice(at, 1)
  if (observation !== undefined) take(world, observation)
}

/** Applies what the provider answered. */
export function take(world: World, { payments, ...observation }: Read): void {
  const noted = payments.reduce((ledger, each) => applyNote(ledger, observation, each), world.ledger)
  const isOpen = world.ledger.subscriptions.find(({ id }) => id === observation.id)?.stop === null
  if (isOpen && noted.subscriptions.some(({ id, stop }) => id === observation.id && stop !== null))
    throw new Error('A cancellation that was taken back is there again.')
  const { ledger, fresh, alarms } = applyFacts(noted, observation)
  world.ledger = endLapsed(ledger, world.now)
  world.receipts.push(...fresh.map(({ reference }: Payment) => reference))
  world.alarms.push(...alarms)
}

/** Every subscription that is not over is asked about, as the reconciler does. */
export function reconcile(world: World): void {
  for (const { id } of world.provider.subscriptions.values()) {
    for (const seen of readNow(world, id)) take(world, seen)
  }
  for (const { reference } of world.ledger.payments) {
    const payment = world.provider.payments.get(reference)
    const { amount = 0, amount_refunded: refunded = 0 } = payment ?? {}
    const facts = {
      reference,
      isTaken: true,
      amount,
      currency: 'INR',
      refunded,
      method: null,
      cancelledAt: null,
    }
    world.ledger = applyRefund(world.ledger, facts, world.now)
  }
}

/** The person cancels; the provider is asked first. */
export function cancelAll(world: World): void {
  reconcile(world)
  const stopped = stopByOwner(world.ledger, world.now)
  if (stopped === null) return
  world.ledger = stopped
  world.hasCancelled = true
}

/** Time goes by, and the provider charges what is due. */
export function pass(world: World, ms: number, outcome: CycleOutcome): void {
  world.now += ms
  for (const subscription of world.provider.subscriptions.values()) {
    for (let times = 0; times < 3; times += 1) {
      const { status, current_end: end, start_at: start } = subscription
      const isDue =
        (status === 'active' && (end ?? 0) <= seconds(world)) ||
        (status === 'authenticated' && (start ?? 0) <= seconds(world)) ||
        (status === 'pending' && times === 0)
      if (isDue) orRefused(() => endCycle(world.provider, subscription.id, outcome, seconds(world)))
    }
  }
}

/** The person stops the mandate at their bank, or allows it again. */
export function pauseMandate(world: World, pick: number): void {
  const running = [...world.provider.subscriptions.values()].filter(
    ({ status }) => status === 'active' || status === 'paused',
  )
  const chosen = running[pick % Math.max(1, running.length)]
  if (chosen === undefined) return
  pause(world.provider, chosen.id, {
    isPaused: chosen.status === 'active',
    by: 'customer',
    now: seconds(world),
  })
}

/** The merchant gives money back by hand. */
export function giveBack(world: World, pick: number, part: number): void {
  const paid = [...world.provider.payments.values()].filter(({ invoice_id: invoice }) => invoice !== null)
  const chosen = paid[pick % Math.max(1, paid.length)]
  if (chosen === undefined) return
  const amount = Math.floor((chosen.amount - chosen.amount_refunded) * part)
  const isDone = orRefused(() => {
    refund(world.provider, chosen.id, { amount, idempotency: null, now: seconds(world) })
  })
  if (isDone) world.byHand.set(chosen.id, (world.byHand.get(chosen.id) ?? 0) + amount)
}

/** Tells whether the provider did what was asked. */
export function orRefused(work: () => void): boolean {
  try {
    work()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
