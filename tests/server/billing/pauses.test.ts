import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plans } from '#product/plans.ts'
import { sql } from '#server/db/sql.ts'
import { billingHook } from '#server/features/billing/purge.ts'
import { dayMs, openShop, openSubscriber } from './shop.ts'
import type { Shop, Subscriber } from './shop.ts'

const minuteMs = 60_000
let shop: Shop
let ada: Subscriber
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.empty()
  shop.razorpay.calls.length = 0
  shop.razorpay.webhooks.mode = 'at once'
  ada = await openSubscriber(shop, 'ada@example.org')
})
afterAll(() => shop[Symbol.asyncDispose]())

/** A subscription whose owner cancelled it, a day before its paid month ends. */
async function cancelled(): Promise<string> {
  const { orderId } = await ada.buy()
  await ada.cancel()
  await ada.travelBeforeEnd(dayMs)
  return orderId
}

const undo = () => shop.app.call('POST /api/billing/undo-cancellation', { headers: ada.buyer().headers })
const statusOf = (orderId: string) => shop.razorpay.records.subscriptions.get(orderId)?.status
const refunds = () => [...shop.razorpay.records.payments.values()].map((each) => each.amount_refunded)
/** The calls that moved a subscription, and whether each was taken. */
const moves = () =>
  shop.razorpay.calls.flatMap(({ call, status }) => {
    const move = /(pause|resume|cancel)$/.exec(call)?.[1]
    return move === undefined ? [] : [`${move} ${status}`]
  })

async function later(ms = 2 * minuteMs): Promise<void> {
  await shop.travel(ms)
  await shop.reconcile()
  await shop.razorpay.webhooks.settled()
}

describe('a cancelled subscription', () => {
  it('holds to the end of the paid month, in a pause for the last two days, and is charged no more', async () => {
    const { orderId } = await ada.buy()
    const answer = await ada.cancel()
    expect(answer).toMatchObject({
      ok: true,
      body: { plan: 'pro', status: 'ending', canResume: true, canUndo: true, renewsAt: null },
    })
    await ada.travelBeforeEnd(2 * dayMs + minuteMs)
    expect(statusOf(orderId)).toBe('active')
    await ada.travelBeforeEnd(2 * dayMs - minuteMs)
    expect(statusOf(orderId)).toBe('paused')
    expect(await ada.billing()).toMatchObject({ status: 'ending', canResume: true, canUndo: true })
    expect(await ada.cancel(), 'once more').toMatchObject({ ok: true, body: { status: 'ending' } })
    await ada.travelBeforeEnd(10 * minuteMs)
    expect(await ada.billing()).toMatchObject({ status: 'ending', canResume: true, canUndo: false })
    expect(await undo()).toMatchObject({ ok: false, status: 409, problem: { code: 'NOTHING_TO_RESUME' } })
    await ada.endMonth(orderId, 'charged')
    await later()
    expect(statusOf(orderId)).toBe('cancelled')
    expect(moves()).toEqual(['pause 200', 'cancel 200'])
    expect(await ada.billing()).toMatchObject({ plan: 'free', status: 'ended', canResume: false })
    expect(await shop.count('payments')).toBe(1)
    expect(shop.alarms).toEqual([])
  })

  it('is undone before the provider learns of it, and renews as if nothing had been', async () => {
    const { orderId } = await ada.buy()
    await ada.cancel()
    await ada.travelBeforeEnd(3 * dayMs)
    expect(await undo()).toMatchObject({
      ok: true,
      body: { plan: 'pro', status: 'active', canCancel: true },
    })
    expect(await undo(), 'once more').toMatchObject({ ok: true, body: { plan: 'pro', status: 'active' } })
    await ada.travelBeforeEnd(dayMs)
    await ada.endMonth(orderId, 'charged')
    expect(await ada.billing()).toMatchObject({ plan: 'pro', status: 'active' })
    expect(await shop.count('payments')).toBe(2)
    expect(refunds()).toEqual([0, 0])
    expect(moves()).toEqual([])
    expect(shop.alarms).toEqual([])
  })
})

describe('a pause before the end of a cancelled month', () => {
  it('is lifted when the owner resumes, without a payment, and the plan renews', async () => {
    const orderId = await cancelled()
    const paused = shop.razorpay.webhooks.list.at(-1)
    expect(await undo()).toMatchObject({
      ok: true,
      body: { plan: 'pro', status: 'active', canUndo: false },
    })
    expect(await undo(), 'once more').toMatchObject({ ok: true, body: { status: 'active' } })
    await shop.razorpay.webhooks.settled()
    // The event of the pause arrives again after that of its end.
    await shop.deliver({ body: '', signature: '', eventId: 'e', ...paused })
    await later()
    expect(moves()).toEqual(['pause 200', 'resume 200'])
    await ada.endMonth(orderId, 'charged')
    expect(await ada.billing()).toMatchObject({ plan: 'pro', status: 'active' })
    expect(await shop.count('payments')).toBe(2)
    expect(refunds()).toEqual([0, 0])
    expect(shop.alarms).toEqual([])
  })

  it.each([
    { kind: 'refused' as const, times: 1 },
    { kind: 'down' as const, times: 5 },
  ])('that is $kind $times times leaves the cancellation final', async ({ kind, times }) => {
    for (let turn = 0; turn < times; turn += 1) {
      shop.razorpay.faults.push({ on: 'POST /v1/subscriptions/', kind })
    }
    const orderId = await cancelled()
    for (let turn = 0; turn < times; turn += 1) await later()
    expect(shop.razorpay.records.cancelsAtEnd.has(orderId)).toBe(true)
    expect(await ada.billing()).toMatchObject({ status: 'ending', canResume: true, canUndo: false })
    const payload = {}
    const { headers } = ada.buyer()
    const resumed = await shop.app.call('POST /api/billing/resume', { headers, payload })
    expect(resumed).toMatchObject({ ok: true, body: { startsAt: (await ada.billing()).endsAt } })
  })

  it.each(['down', 'lost'] as const)(
    'is made in the end when the call for it is %s, by two nodes too',
    async (kind) => {
      shop.razorpay.faults.push({ on: 'POST /v1/subscriptions/', kind })
      const orderId = await cancelled()
      if (kind === 'down') {
        const problem = { code: 'PAYMENT_PROVIDER_UNREACHABLE' }
        expect(await undo(), 'while it is not certain').toMatchObject({ ok: false, problem })
      }
      await shop.travel(2 * minuteMs)
      await Promise.all([shop.reconcile(), shop.reconcile()])
      await shop.razorpay.webhooks.settled()
      expect(statusOf(orderId)).toBe('paused')
      expect(await undo()).toMatchObject({ ok: true, body: { status: 'active' } })
      expect(statusOf(orderId)).toBe('active')
    },
  )

  it('goes on when it cannot be lifted because the provider is away, which the owner learns', async () => {
    const orderId = await cancelled()
    shop.razorpay.faults.push({ on: 'POST /v1/subscriptions/', kind: 'down' })
    const answer = await undo()
    expect(answer).toMatchObject({
      ok: false,
      status: 503,
      problem: { code: 'PAYMENT_PROVIDER_UNREACHABLE' },
    })
    expect(answer).toHaveProperty('problem.detail', expect.stringContaining('Nothing was charged.'))
    await later()
    expect(moves()).toEqual(['pause 200', 'resume 0'])
    expect(statusOf(orderId)).toBe('paused')
    expect(await ada.billing()).toMatchObject({ status: 'ending', canUndo: true })
    shop.razorpay.faults.push({ on: 'POST /v1/subscriptions/', kind: 'lost' })
    expect(await undo(), 'done, but unanswered').toMatchObject({ ok: true, body: { status: 'active' } })
  })

  it('that the provider does not lift ends at once, and the plan is agreed to again', async () => {
    const orderId = await cancelled()
    shop.razorpay.faults.push({ on: 'POST /v1/subscriptions/', kind: 'refused' })
    expect(await undo()).toMatchObject({ ok: false, problem: { code: 'PAYMENT_PROVIDER_REFUSED' } })
    await later()
    expect(statusOf(orderId)).toBe('cancelled')
    expect(await ada.billing()).toMatchObject({
      plan: 'pro',
      status: 'ending',
      canResume: true,
      canUndo: false,
    })
  })

  it('is lifted later when the server ended after the owner resumed', async () => {
    const orderId = await cancelled()
    const lift = () => shop.app.database.pool.query(sql`update subscriptions set pause = 'lifting'`)
    await lift()
    await ada.cancel()
    await later()
    expect(statusOf(orderId), 'cancelled once more').toBe('paused')
    await lift()
    await later()
    expect(statusOf(orderId)).toBe('active')
    expect(await ada.billing()).toMatchObject({ status: 'active', canUndo: false })
  })

  it('in which a month is charged all the same ends with a refund', async () => {
    const orderId = await cancelled()
    const subscription = shop.razorpay.records.subscriptions.get(orderId)
    if (subscription !== undefined) subscription.status = 'active'
    await ada.endMonth(orderId, 'charged')
    await later()
    expect(refunds()).toEqual([0, plans.pro.price])
    expect(shop.alarms).toEqual(['PAID_AFTER_STOP'])
    expect(shop.razorpay.records.cancelsAtEnd.has(orderId)).toBe(true)
    expect(await shop.planOf('ada@example.org')).toBe('free')
  })

  it('ends with an upgrade, and with the account', async () => {
    const orderId = await cancelled()
    const upgrade = await shop.order(ada.buyer(), 'unlimited')
    await shop.verify(ada.buyer(), shop.razorpay.pay(upgrade.orderId), { planId: 'unlimited' })
    await later()
    expect(statusOf(orderId)).toBe('cancelled')
    await ada.cancel()
    await ada.travelBeforeEnd(dayMs)
    expect(statusOf(upgrade.orderId)).toBe('paused')
    const { rows } = await shop.app.database.pool.query<{ id: string }>(sql`select id from users`)
    await billingHook.purge(shop.app.deps.db, rows[0]?.id ?? '')
    await later()
    expect(statusOf(upgrade.orderId)).toBe('cancelled')
  })
})
