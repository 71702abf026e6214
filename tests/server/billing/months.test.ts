import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plans } from '#product/plans.ts'
import { dayMs, openShop } from './shop.ts'
import type { Buyer, Order, Shop } from './shop.ts'

let shop: Shop
let ada: Buyer
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.empty()
  await shop.travel(0)
  shop.razorpay.webhooks.mode = 'at once'
  ada = await shop.signIn('ada@example.org')
})
afterAll(() => shop[Symbol.asyncDispose]())

async function buy(planId: 'pro' | 'unlimited' = 'pro'): Promise<Order> {
  const order = await shop.order(ada, planId)
  await shop.verify(ada, shop.razorpay.pay(order.orderId), { planId })
  await shop.razorpay.webhooks.settled()
  return order
}

async function billing() {
  const answer = await shop.app.call('GET /api/billing', { headers: ada.headers })
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.body
}

/** The running month ends by all clocks. */
async function endMonth(orderId: string, outcome: 'charged' | 'failed' | 'exhausted'): Promise<void> {
  const end = shop.razorpay.records.subscriptions.get(orderId)?.current_end ?? 0
  await shop.travel(end * 1000 - shop.now() + 1000)
  shop.razorpay.endCycle(orderId, outcome)
  await shop.razorpay.webhooks.settled()
  // The session did not last that long.
  ada = await shop.signIn(ada.email)
}

/** A moment so long before the end of the running month, at which the reconciler runs. */
async function travelBeforeEnd(ms: number): Promise<void> {
  const end = [...shop.razorpay.records.subscriptions.values()].at(-1)?.current_end ?? 0
  await shop.travel(end * 1000 - shop.now() - ms)
  ada = await shop.signIn(ada.email)
  await shop.reconcile()
}

const undo = () => shop.app.call('POST /api/billing/undo-cancellation', { headers: ada.headers })
const cancel = () => shop.app.call('POST /api/billing/cancel', { headers: ada.headers })

describe('a month', () => {
  it('that was paid for is seen with its payment, its receipt and a thousand summaries', async () => {
    await buy()
    expect(await billing()).toMatchObject({
      plan: 'pro',
      status: 'active',
      price: plans.pro.price,
      canCancel: true,
      canResume: false,
      isDemo: false,
      payments: [{ plan: 'pro', amount: plans.pro.price, refunded: 0, method: 'card', isDemo: false }],
    })
    const quota = await shop.app.call('GET /api/usage-status', { headers: ada.headers })
    expect(quota).toMatchObject({ body: { remainingCount: plans.pro.allowance?.summaries } })
  })

  it('is followed by the next one, by a webhook or without', async () => {
    const { orderId } = await buy()
    await endMonth(orderId, 'charged')
    expect((await billing()).payments).toHaveLength(2)
    shop.razorpay.webhooks.mode = 'lost'
    await endMonth(orderId, 'charged')
    expect(await billing()).toMatchObject({ plan: 'pro', status: 'grace' })
    await shop.travel(2 * 3_600_000)
    await shop.reconcile()
    const seen = await billing()
    expect(seen).toMatchObject({ plan: 'pro', status: 'active' })
    expect(seen.payments).toHaveLength(3)
    expect(await shop.count('receipts')).toBe(3)
  })

  it('whose renewal fails is followed by three days of grace, then by nothing, and comes back when it is paid', async () => {
    const { orderId } = await buy()
    await endMonth(orderId, 'failed')
    expect(await billing()).toMatchObject({ plan: 'pro', status: 'grace' })
    await shop.travel(3 * dayMs - 60_000)
    expect(await shop.planOf(ada.email)).toBe('pro')
    await shop.travel(120_000)
    expect(await shop.planOf(ada.email)).toBe('free')
    shop.razorpay.endCycle(orderId, 'exhausted')
    await shop.razorpay.webhooks.settled()
    expect(await billing()).toMatchObject({ plan: 'free', status: 'ended' })
    shop.razorpay.endCycle(orderId, 'charged')
    await shop.razorpay.webhooks.settled()
    expect(await billing()).toMatchObject({ plan: 'pro', status: 'active' })
    expect(shop.alarms).toEqual([])
  })

  it('is not a gift for a user who cancels after a failed renewal', async () => {
    const { orderId } = await buy()
    await endMonth(orderId, 'failed')
    await cancel()
    expect(await shop.planOf(ada.email)).toBe('free')
    expect(shop.razorpay.records.subscriptions.get(orderId)?.status).toBe('cancelled')
  })
})

describe('a cancelled subscription', () => {
  it('holds to the end of the paid month and is charged no more', async () => {
    const { orderId } = await buy()
    const answer = await cancel()
    expect(answer).toMatchObject({
      ok: true,
      body: { plan: 'pro', status: 'ending', canResume: true, canUndo: true, renewsAt: null },
    })
    await travelBeforeEnd(2 * dayMs + 60_000)
    expect(shop.razorpay.records.cancelsAtEnd.has(orderId)).toBe(false)
    await travelBeforeEnd(2 * dayMs - 60_000)
    expect(shop.razorpay.records.cancelsAtEnd.has(orderId)).toBe(true)
    expect(await billing()).toMatchObject({ status: 'ending', canResume: true, canUndo: false })
    expect(await undo()).toMatchObject({ ok: false, status: 409, problem: { code: 'NOTHING_TO_RESUME' } })
    expect(await cancel(), 'once more').toMatchObject({ ok: true, body: { status: 'ending' } })
    await endMonth(orderId, 'charged')
    expect(await billing()).toMatchObject({ plan: 'free', status: 'ended', canResume: false })
    expect(await shop.count('payments')).toBe(1)
  })

  it('is stopped at the provider later when that cannot be reached, and what it charges meanwhile goes back', async () => {
    const { orderId } = await buy()
    shop.razorpay.faults.push({ on: 'GET', kind: 'down' })
    expect(await cancel()).toMatchObject({ ok: true, body: { status: 'ending' } })
    expect(shop.razorpay.records.cancelsAtEnd.has(orderId)).toBe(false)
    await endMonth(orderId, 'charged')
    expect(await shop.planOf(ada.email)).toBe('free')
    expect(shop.alarms).toEqual(['PAID_AFTER_STOP'])
    await shop.travel(120_000)
    await shop.reconcile()
    const payments = [...shop.razorpay.records.payments.values()]
    expect(payments.map((payment) => payment.amount_refunded)).toEqual([0, plans.pro.price])
    expect(shop.razorpay.records.cancelsAtEnd.has(orderId)).toBe(true)
  })

  it('is undone without a payment until two days before the end, and renews as if nothing had been', async () => {
    const { orderId } = await buy()
    await cancel()
    await travelBeforeEnd(3 * dayMs)
    expect(await undo()).toMatchObject({ ok: true, body: { plan: 'pro', status: 'active', canCancel: true } })
    expect(await undo(), 'once more').toMatchObject({ ok: true, body: { plan: 'pro', status: 'active' } })
    await travelBeforeEnd(dayMs)
    expect(shop.razorpay.records.cancelsAtEnd.has(orderId)).toBe(false)
    await endMonth(orderId, 'charged')
    expect(await billing()).toMatchObject({ plan: 'pro', status: 'active' })
    expect(await shop.count('payments')).toBe(2)
    expect([...shop.razorpay.records.payments.values()].map((each) => each.amount_refunded)).toEqual([0, 0])
    expect(shop.alarms).toEqual([])
  })

  it('is not lost while no server runs at its end: what is charged then goes back', async () => {
    const { orderId } = await buy()
    await cancel()
    await endMonth(orderId, 'charged')
    expect(await shop.planOf(ada.email)).toBe('free')
    await shop.travel(120_000)
    await shop.reconcile()
    const payments = [...shop.razorpay.records.payments.values()]
    expect(payments.map((payment) => payment.amount_refunded)).toEqual([0, plans.pro.price])
    expect(shop.razorpay.records.cancelsAtEnd.has(orderId)).toBe(true)
  })

  it('goes on where it ended when it is resumed, without paying twice', async () => {
    const { orderId } = await buy()
    await cancel()
    const resumed = await shop.app.call('POST /api/billing/resume', { headers: ada.headers, payload: {} })
    if (!resumed.ok) throw new Error(resumed.problem.code)
    const next = resumed.body
    expect(next.startsAt).toBe((await billing()).endsAt)
    expect(next.orderId).not.toBe(orderId)
    expect(shop.razorpay.records.cancelsAtEnd.has(orderId)).toBe(false)
    expect((await shop.verify(ada, shop.razorpay.pay(next.orderId))).status).toBe(200)
    await shop.razorpay.webhooks.settled()
    expect(await billing()).toMatchObject({
      status: 'ending',
      next: { plan: 'pro' },
      canResume: false,
      canUndo: false,
    })
    await shop.reconcile()
    expect(shop.razorpay.records.cancelsAtEnd.has(orderId), 'the first is final with the second').toBe(true)
    shop.razorpay.webhooks.mode = 'lost'
    await endMonth(orderId, 'charged')
    expect(await shop.planOf(ada.email)).toBe('free')
    await shop.reconcile()
    expect(await shop.planOf(ada.email)).toBe('pro')
    shop.razorpay.webhooks.mode = 'at once'
    shop.razorpay.endCycle(next.orderId, 'charged')
    await shop.razorpay.webhooks.settled()
    expect(await billing()).toMatchObject({ plan: 'pro', status: 'active', next: null })
    expect(await shop.count('payments')).toBe(2)
    expect(shop.alarms).toEqual([])
    const again = await shop.app.call('POST /api/billing/resume', { headers: ada.headers, payload: {} })
    expect(again).toMatchObject({ ok: false, problem: { code: 'NOTHING_TO_RESUME' } })
  })
})

describe('another plan', () => {
  it('that is lower begins when the paid month ends', async () => {
    const { orderId } = await buy('unlimited')
    const lower = await shop.order(ada, 'pro')
    expect(lower).toMatchObject({ credit: 0, startsAt: (await billing()).renewsAt })
    await shop.verify(ada, shop.razorpay.pay(lower.orderId))
    await shop.razorpay.webhooks.settled()
    await shop.reconcile()
    expect(await billing()).toMatchObject({ plan: 'unlimited', status: 'ending', next: { plan: 'pro' } })
    await endMonth(orderId, 'charged')
    shop.razorpay.endCycle(lower.orderId, 'charged')
    await shop.razorpay.webhooks.settled()
    expect(await billing()).toMatchObject({ plan: 'pro', status: 'active' })
    expect(
      [...shop.razorpay.records.payments.values()].some(({ refund_status: part }) => part === 'partial'),
    ).toBe(false)
  })

  it('that is had already is refused', async () => {
    await buy()
    await expect(shop.order(ada, 'pro')).rejects.toThrow('ALREADY_SUBSCRIBED')
  })
})

describe('a refund by the merchant', () => {
  it('is seen, and of the whole month ends the plan', async () => {
    await buy()
    const [payment] = shop.razorpay.records.payments.values()
    shop.razorpay.refund(payment?.id ?? '', 9900)
    await shop.razorpay.webhooks.settled()
    expect(await billing()).toMatchObject({ plan: 'pro', payments: [{ refunded: 9900 }] })
    shop.razorpay.refund(payment?.id ?? '')
    await shop.razorpay.webhooks.settled()
    expect(await billing()).toMatchObject({ plan: 'free', payments: [{ refunded: plans.pro.price }] })
  })
})
