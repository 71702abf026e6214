import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plans } from '#product/plans.ts'
import { dayMs, openShop, openSubscriber } from './shop.ts'
import type { Shop, Subscriber } from './shop.ts'

let shop: Shop
let ada: Subscriber
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.empty()
  await shop.travel(0)
  shop.razorpay.webhooks.mode = 'at once'
  ada = await openSubscriber(shop, 'ada@example.org')
})
afterAll(() => shop[Symbol.asyncDispose]())

describe('a month', () => {
  it('that was paid for is seen with its payment, its receipt and a thousand summaries', async () => {
    await ada.buy()
    expect(await ada.billing()).toMatchObject({
      plan: 'pro',
      status: 'active',
      price: plans.pro.price,
      canCancel: true,
      canResume: false,
      isDemo: false,
      payments: [{ plan: 'pro', amount: plans.pro.price, refunded: 0, method: 'card', isDemo: false }],
    })
    const quota = await shop.app.call('GET /api/usage-status', { headers: ada.buyer().headers })
    expect(quota).toMatchObject({ body: { remainingCount: plans.pro.allowance?.summaries } })
  })

  it('is followed by the next one, by a webhook or without', async () => {
    const { orderId } = await ada.buy()
    await ada.endMonth(orderId, 'charged')
    expect((await ada.billing()).payments).toHaveLength(2)
    shop.razorpay.webhooks.mode = 'lost'
    await ada.endMonth(orderId, 'charged')
    expect(await ada.billing()).toMatchObject({ plan: 'pro', status: 'grace' })
    await shop.travel(2 * 3_600_000)
    await shop.reconcile()
    const seen = await ada.billing()
    expect(seen).toMatchObject({ plan: 'pro', status: 'active' })
    expect(seen.payments).toHaveLength(3)
    expect(await shop.count('receipts')).toBe(3)
  })

  it('whose renewal fails is followed by three days of grace, and goes on when it is paid in them', async () => {
    const { orderId } = await ada.buy()
    await ada.endMonth(orderId, 'failed')
    expect(await ada.billing()).toMatchObject({ plan: 'pro', status: 'grace' })
    await shop.travel(3 * dayMs - 60_000)
    expect(await shop.planOf(ada.buyer().email)).toBe('pro')
    shop.razorpay.endCycle(orderId, 'exhausted')
    shop.razorpay.endCycle(orderId, 'charged')
    await shop.razorpay.webhooks.settled()
    expect(await ada.billing()).toMatchObject({ plan: 'pro', status: 'active' })
    expect(shop.alarms).toEqual([])
  })

  it('that is not paid in its days of grace ends at the provider with its plan, tried until it has', async () => {
    const { orderId } = await ada.buy()
    await ada.endMonth(orderId, 'failed')
    const { endsAt } = await ada.billing()
    await shop.travel(3 * dayMs)
    expect(await ada.billing(), 'before the reconciler too').toMatchObject({
      plan: 'free',
      status: 'ended',
      canCancel: false,
      endsAt,
    })
    shop.razorpay.faults.push({ on: `POST /v1/subscriptions/${orderId}/cancel`, kind: 'down' })
    await shop.reconcile()
    const subscription = shop.razorpay.records.subscriptions.get(orderId)
    expect(subscription?.status).toBe('pending')
    await shop.travel(120_000)
    await shop.reconcile()
    expect(subscription?.status).toBe('cancelled')
    expect(await ada.billing()).toMatchObject({ plan: 'free', status: 'ended', canCancel: false, endsAt })
    expect(await ada.cancel()).toMatchObject({ ok: false, problem: { code: 'NOTHING_TO_CANCEL' } })
    expect(shop.alarms).toEqual([])
  })

  it('that was paid in its days of grace goes on although nobody could say so before they were over', async () => {
    const { orderId } = await ada.buy()
    shop.razorpay.webhooks.mode = 'lost'
    await ada.endMonth(orderId, 'charged')
    await shop.travel(3 * dayMs)
    shop.razorpay.faults.push({ on: 'GET', kind: 'down' }, { on: 'GET', kind: 'down' })
    await shop.reconcile()
    expect(await shop.planOf(ada.buyer().email)).toBe('free')
    await shop.travel(3_600_000)
    await shop.reconcile()
    expect(await ada.billing()).toMatchObject({ plan: 'pro', status: 'active' })
    expect(shop.razorpay.records.subscriptions.get(orderId)?.status).toBe('active')
    expect(shop.alarms).toEqual([])
  })

  it('is not a gift for a user who cancels after a failed renewal', async () => {
    const { orderId } = await ada.buy()
    await ada.endMonth(orderId, 'failed')
    await ada.cancel()
    expect(await shop.planOf(ada.buyer().email)).toBe('free')
    expect(shop.razorpay.records.subscriptions.get(orderId)?.status).toBe('cancelled')
  })
})

describe('a cancelled subscription', () => {
  it('is stopped at the provider later when that cannot be reached, and what it charges meanwhile goes back', async () => {
    const { orderId } = await ada.buy()
    shop.razorpay.faults.push({ on: 'GET', kind: 'down' })
    expect(await ada.cancel()).toMatchObject({ ok: true, body: { status: 'ending' } })
    expect(shop.razorpay.records.cancelsAtEnd.has(orderId)).toBe(false)
    await ada.endMonth(orderId, 'charged')
    expect(await shop.planOf(ada.buyer().email)).toBe('free')
    expect(shop.alarms).toEqual(['PAID_AFTER_STOP'])
    await shop.travel(120_000)
    await shop.reconcile()
    const payments = [...shop.razorpay.records.payments.values()]
    expect(payments.map((payment) => payment.amount_refunded)).toEqual([0, plans.pro.price])
    expect(shop.razorpay.records.cancelsAtEnd.has(orderId)).toBe(true)
  })

  it('is not lost while no server runs at its end: what is charged then goes back', async () => {
    const { orderId } = await ada.buy()
    await ada.cancel()
    await ada.endMonth(orderId, 'charged')
    expect(await shop.planOf(ada.buyer().email)).toBe('free')
    await shop.travel(120_000)
    await shop.reconcile()
    const payments = [...shop.razorpay.records.payments.values()]
    expect(payments.map((payment) => payment.amount_refunded)).toEqual([0, plans.pro.price])
    expect(shop.razorpay.records.cancelsAtEnd.has(orderId)).toBe(true)
  })

  it('goes on where it ended when it is resumed, without paying twice', async () => {
    const { orderId } = await ada.buy()
    await ada.cancel()
    const resumed = await shop.app.call('POST /api/billing/resume', {
      headers: ada.buyer().headers,
      payload: {},
    })
    if (!resumed.ok) throw new Error(resumed.problem.code)
    const next = resumed.body
    expect(next.startsAt).toBe((await ada.billing()).endsAt)
    expect(next.orderId).not.toBe(orderId)
    expect(shop.razorpay.records.cancelsAtEnd.has(orderId)).toBe(false)
    expect((await shop.verify(ada.buyer(), shop.razorpay.pay(next.orderId))).status).toBe(200)
    await shop.razorpay.webhooks.settled()
    expect(await ada.billing()).toMatchObject({
      status: 'ending',
      next: { plan: 'pro' },
      canResume: false,
      canUndo: false,
    })
    await shop.reconcile()
    expect(shop.razorpay.records.cancelsAtEnd.has(orderId), 'the first is final with the second').toBe(true)
    shop.razorpay.webhooks.mode = 'lost'
    await ada.endMonth(orderId, 'charged')
    expect(await shop.planOf(ada.buyer().email)).toBe('free')
    await shop.reconcile()
    expect(await shop.planOf(ada.buyer().email)).toBe('pro')
    shop.razorpay.webhooks.mode = 'at once'
    shop.razorpay.endCycle(next.orderId, 'charged')
    await shop.razorpay.webhooks.settled()
    expect(await ada.billing()).toMatchObject({ plan: 'pro', status: 'active', next: null })
    expect(await shop.count('payments')).toBe(2)
    expect(shop.alarms).toEqual([])
    const again = await shop.app.call('POST /api/billing/resume', {
      headers: ada.buyer().headers,
      payload: {},
    })
    expect(again).toMatchObject({ ok: false, problem: { code: 'NOTHING_TO_RESUME' } })
  })
})

describe('another plan', () => {
  it('that is lower begins when the paid month ends', async () => {
    const { orderId } = await ada.buy('unlimited')
    const lower = await shop.order(ada.buyer(), 'pro')
    expect(lower).toMatchObject({ credit: 0, startsAt: (await ada.billing()).renewsAt })
    await shop.verify(ada.buyer(), shop.razorpay.pay(lower.orderId))
    await shop.razorpay.webhooks.settled()
    await shop.reconcile()
    expect(await ada.billing()).toMatchObject({ plan: 'unlimited', status: 'ending', next: { plan: 'pro' } })
    await ada.endMonth(orderId, 'charged')
    shop.razorpay.endCycle(lower.orderId, 'charged')
    await shop.razorpay.webhooks.settled()
    expect(await ada.billing()).toMatchObject({ plan: 'pro', status: 'active' })
    expect(
      [...shop.razorpay.records.payments.values()].some(({ refund_status: part }) => part === 'partial'),
    ).toBe(false)
  })

  it('that is had already is refused', async () => {
    await ada.buy()
    await expect(shop.order(ada.buyer(), 'pro')).rejects.toThrow('ALREADY_SUBSCRIBED')
  })
})

describe('a refund by the merchant', () => {
  it('is seen, and of the whole month ends the plan', async () => {
    await ada.buy()
    const [payment] = shop.razorpay.records.payments.values()
    shop.razorpay.refund(payment?.id ?? '', 9900)
    await shop.razorpay.webhooks.settled()
    expect(await ada.billing()).toMatchObject({ plan: 'pro', payments: [{ refunded: 9900 }] })
    shop.razorpay.refund(payment?.id ?? '')
    await shop.razorpay.webhooks.settled()
    expect(await ada.billing()).toMatchObject({ plan: 'free', payments: [{ refunded: plans.pro.price }] })
  })
})
