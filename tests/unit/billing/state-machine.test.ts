import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  describeSubscription,
  findEntitlement,
  graceMs,
} from '#server/features/billing/ledger/entitlement.ts'
import {
  countedPayments,
  isOver,
  paidThrough,
  unusedPart,
  undoableUntil,
  undoStop,
} from '#server/features/billing/ledger/ledger.ts'
import type { Ledger } from '#server/features/billing/ledger/ledger.ts'
import { pendingOperations } from '#server/features/billing/ledger/pending-operations.ts'
import { partOfRuns } from '#tests/setup/part-of-walk.ts'
import {
  arrive,
  cancelAll,
  giveBack,
  newWorld,
  open,
  pass,
  pauseMandate,
  pay,
  read,
  reconcile,
} from './billing-world.ts'
import type { World } from './billing-world.ts'
import { chargeable, comeToRest, performOperations } from './world-operations.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type Step = { [fc.toStringMethod]: () => string; act: (world: World) => void }

function step(name: string, act: Step['act']): Step {
  return { [fc.toStringMethod]: () => name, act }
}

/** The person takes the cancellation back, where that can be done without a payment. */
function undoCancellation(world: World): void {
  const { undoable } = describeSubscription(world.ledger, world.now)
  const subscription = world.ledger.subscriptions.find(({ id }) => id === undoable)
  if (undoable === null || (subscription?.state === 'active' && subscription.pause !== null)) return
  world.ledger = undoStop(world.ledger, undoable)
  world.hasCancelled = false
}

const pick = fc.nat({ max: 7 })
const steps: fc.Arbitrary<Step>[] = [
  fc
    .record({
      plan: fc.constantFrom('pro' as const, 'unlimited' as const),
      isLost: fc.nat({ max: 5 }).map((n) => n === 0),
      isProven: fc.nat({ max: 3 }).map((n) => n > 0),
    })
    .map(({ plan, ...how }) => step(`open ${plan} ${JSON.stringify(how)}`, (w) => open(w, plan, how))),
  pick.map((n) => step(`pay ${n}`, (w) => pay(w, n))),
  pick.map((n) => step(`read ${n}`, (w) => read(w, n))),
  pick.map((n) => step(`read ${n}`, (w) => read(w, n))),
  fc.tuple(pick, fc.boolean()).map(([n, again]) => step(`arrive ${n} ${again}`, (w) => arrive(w, n, again))),
  fc.tuple(pick, fc.boolean()).map(([n, again]) => step(`arrive ${n} ${again}`, (w) => arrive(w, n, again))),
  fc.constant(step('reconcile', reconcile)),
  fc.boolean().map((forgotten) => step(`operations ${forgotten}`, (w) => performOperations(w, forgotten))),
  fc.constant(step('cancel', cancelAll)),
  fc.constant(step('undo', undoCancellation)),
  fc
    .tuple(
      fc.constantFrom(60_000, 20 * hourMs, 2 * dayMs, 11 * dayMs, 31 * dayMs),
      fc.constantFrom('charged' as const, 'charged' as const, 'failed' as const, 'exhausted' as const),
    )
    .map(([ms, outcome]) => step(`pass ${ms / hourMs} h, ${outcome}`, (w) => pass(w, ms, outcome))),
  pick.map((n) => step(`pause ${n}`, (w) => pauseMandate(w, n))),
  fc
    .tuple(pick, fc.constantFrom(1, 0.3))
    .map(([n, part]) => step(`give back ${n} ${part}`, (w) => giveBack(w, n, part))),
  fc.constant(step('come to rest', rest)),
]

/** The rules that always hold, whatever has arrived so far. */
function checkAlways(before: Ledger, { ledger, now, receipts, provider }: World): void {
  const entitlement = findEntitlement(ledger, now)
  if (entitlement !== null) {
    const subscription = ledger.subscriptions.find(({ id }) => id === entitlement.subscriptionId)
    const end = paidThrough(ledger, entitlement.subscriptionId) ?? subscription?.startsAt
    expect(subscription?.supersededAt).toBeNull()
    expect(now).toBeLessThan((end ?? 0) + graceMs)
    // Paid, or agreed to by a buyer who had paid until then.
    if (paidThrough(ledger, entitlement.subscriptionId) === null)
      expect(ledger.payments.length).toBeGreaterThan(0)
  }
  for (const subscription of before.subscriptions) {
    const after = ledger.subscriptions.find(({ id }) => id === subscription.id)
    if (isOver(subscription)) expect(after?.state).toBe(subscription.state)
    const [was, is] = [paidThrough(before, subscription.id), paidThrough(ledger, subscription.id)]
    const lost =
      countedPayments(before, subscription.id).length > countedPayments(ledger, subscription.id).length
    if (was !== null && !lost) expect(is).toBeGreaterThanOrEqual(was)
  }
  checkNoIntrusion(before, ledger)
  const heirs = ledger.subscriptions.filter(
    ({ id, supersededAt }) => supersededAt === null && countedPayments(ledger, id).length > 0,
  )
  expect(heirs.length).toBeLessThanOrEqual(1)
  expect(new Set(receipts).size).toBe(receipts.length)
  expect(receipts.length).toBe(ledger.payments.length)
  for (const { reference, refundOwed, amount } of ledger.payments) {
    expect(refundOwed).toBeLessThanOrEqual(amount)
    expect(provider.payments.get(reference)?.status).not.toBe('failed')
  }
}

/** A payment of a buyer who only typed the address never replaces, ends or refunds what its owner ordered. */
function checkNoIntrusion(before: Ledger, after: Ledger): void {
  const heir = after.subscriptions.find(
    ({ id, supersededAt }) => supersededAt === null && countedPayments(after, id).length > 0,
  )
  for (const subscription of after.subscriptions) {
    const was = before.subscriptions.find(({ id }) => id === subscription.id)
    if (was === undefined || !was.isProven || was.supersededAt !== null) continue
    if (subscription.supersededAt !== null) expect(heir?.isProven).not.toBe(false)
  }
}

/** The rules that hold once everything arrived: no money without a plan, a refund or an alarm. */
function rest(world: World): void {
  comeToRest(world)
  const { ledger, provider, now, alarms } = world
  expect(pendingOperations(ledger, now)).toEqual([])
  expect(chargeable(world).length).toBeLessThanOrEqual(1)
  const waiting = ledger.subscriptions.filter((each) => now < (undoableUntil(ledger, each) ?? 0))
  const running = chargeable(world).filter((id) => waiting.every(({ reference }) => reference !== id))
  const owned = findEntitlement(ledger, now) ?? describeSubscription(ledger, now).next
  if (world.hasCancelled || owned === null) expect(running).toEqual([])
  for (const reference of running) {
    const own = ledger.subscriptions.find((each) => each.reference === reference)
    const [newest] = ledger.payments
      .filter(({ subscriptionId }) => subscriptionId === own?.id)
      .toSorted((one, other) => other.periodEnd - one.periodEnd)
    if (newest !== undefined) expect(newest.refunded).toBeLessThan(newest.amount)
  }
  for (const { id, pause_initiated_by: pausedBy } of provider.subscriptions.values()) {
    const own = ledger.subscriptions.find(({ reference }) => reference === id)
    // What its owner took up again is not left in a pause.
    if (pausedBy === 'self' && own?.state === 'paused') expect(own.stop).not.toBeNull()
  }
  const known = new Map(ledger.payments.map((payment) => [payment.invoice, payment]))
  for (const invoice of provider.invoices.values()) {
    if (invoice.status !== 'paid') continue
    const payment = known.get(invoice.id)
    expect(payment).toBeDefined()
    if (payment === undefined) continue
    const subscription = ledger.subscriptions.find(({ id }) => id === payment.subscriptionId)
    const alarmed = alarms.some(({ reference }) => reference === payment.reference)
    if (alarmed) expect(payment.refunded).toBe(payment.amount)
    const isCounted = countedPayments(ledger, payment.subscriptionId).includes(payment)
    if (isCounted && subscription?.supersededAt === null) {
      const isNow = payment.periodStart <= now && now < payment.periodEnd
      if (isNow) expect(findEntitlement(ledger, now)?.subscriptionId).toBe(subscription.id)
    } else if (subscription !== undefined && subscription.supersededAt !== null) {
      expect(payment.refunded).toBeGreaterThanOrEqual(unusedPart(payment, subscription.supersededAt))
    } else {
      expect(payment.refunded).toBe(payment.amount)
      const isIntrusion = subscription?.isProven === false
      expect(alarmed || isIntrusion || world.byHand.has(payment.reference)).toBe(true)
    }
    const byHand = world.byHand.get(payment.reference) ?? 0
    expect(payment.refunded).toBeLessThanOrEqual(payment.refundOwed + byHand)
  }
  const settled = JSON.stringify(world.ledger)
  comeToRest(world)
  expect(JSON.parse(JSON.stringify(world.ledger))).toMatchObject({
    payments: JSON.parse(settled).payments,
  })
}

it('the ledger holds what it promises through random steps of time and events', () => {
  let taken = 0
  fc.assert(
    fc.property(fc.array(fc.oneof(...steps), { minLength: 1, maxLength: 80, size: 'max' }), (walk) => {
      const world = newWorld()
      for (const { act } of walk) {
        const before = world.ledger
        act(world)
        checkAlways(before, world)
        taken += 1
      }
      rest(world)
    }),
    { numRuns: partOfRuns(500) },
  )
  expect(taken).toBeGreaterThan(partOfRuns(10_000))
})

it.each([0, 60_000])(
  'the ledger ends what runs on after its month was given back, once another checkout is paid %i ms later',
  (ms) => {
    // Ids decide between payments of one second: enough worlds to see either go first.
    for (let round = 0; round < 20; round += 1) {
      const world = newWorld()
      open(world, 'pro')
      pass(world, 60_000, 'charged')
      open(world, 'pro', { isLost: true })
      pay(world, 1)
      giveBack(world, 0, 1)
      reconcile(world)
      pass(world, ms, 'charged')
      pay(world, 0)
      rest(world)
      expect(chargeable(world)).toHaveLength(1)
    }
  },
)

/** A cancelled month in its last day, whose pause its owner wants to end. */
function worldToResume(): World {
  const world = newWorld()
  open(world, 'pro')
  pay(world, 0)
  cancelAll(world)
  pass(world, 30 * dayMs, 'charged')
  performOperations(world, false)
  undoCancellation(world)
  expect(world.ledger.subscriptions).toMatchObject([{ pause: 'lifting' }])
  return world
}

it('the ledger counts the month that is charged before the end of a pause was seen', () => {
  const world = worldToResume()
  pauseMandate(world, 0)
  pass(world, 2 * dayMs, 'charged')
  rest(world)
  expect(world.alarms).toEqual([])
  expect(world.ledger.payments).toHaveLength(2)
  expect(describeSubscription(world.ledger, world.now)).toMatchObject({ status: 'active' })
})

it('the ledger leaves a subscription final that another one follows, although its pause ends', () => {
  const world = worldToResume()
  open(world, 'pro')
  pay(world, 0)
  reconcile(world)
  pauseMandate(world, 0)
  read(world, 0)
  arrive(world, 0, false)
  expect(world.ledger.subscriptions[0]?.stop).toMatchObject({ by: 'succession' })
})
