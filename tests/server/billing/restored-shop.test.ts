import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readRows, sql } from '#server/db/sql.ts'
import { backUp, dayMs, openShop, openSubscriber } from './shop.ts'
import type { Shop, Subscriber } from './shop.ts'

const minuteMs = 60_000
let shop: Shop
let ada: Subscriber
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.empty()
  shop.razorpay.webhooks.mode = 'at once'
  ada = await openSubscriber(shop, 'ada@example.org')
})
afterAll(() => shop[Symbol.asyncDispose]())

const undo = () => shop.app.call('POST /api/billing/undo-cancellation', { headers: ada.buyer().headers })

/** A day later, when every subscription was asked about once. */
async function later(ms = dayMs + minuteMs): Promise<void> {
  await shop.travel(ms)
  await shop.reconcile()
  await shop.razorpay.webhooks.settled()
}

const numberRow = z.object({ number: z.string() })
async function receiptNumbers(): Promise<string[]> {
  const statement = sql`select number from receipts order by issued_at`
  return (await readRows(shop.app.database.db, numberRow, statement)).map(({ number }) => number)
}

describe('a shop that was restored to an earlier day', () => {
  it('gives no number of a receipt twice, however often it is restored', async () => {
    const { orderId } = await ada.buy()
    await using backup = await backUp(shop)
    await ada.endMonth(orderId, 'charged')
    const given = new Set(await receiptNumbers())
    expect(given.size).toBe(2)
    for (const email of ['bob@example.org', 'cid@example.org']) {
      await backup.restore()
      await shop.travel(2000)
      await (await openSubscriber(shop, email)).buy()
      const number = (await receiptNumbers()).at(-1) ?? ''
      expect(given).not.toContain(number)
      expect(number).toMatch(/^PR-\d{4}-\d{6,8}$/)
      expect(number.length, 'as the law has it').toBeLessThanOrEqual(16)
      given.add(number)
    }
    const second = await openSubscriber(shop, 'dan@example.org')
    const before = (await receiptNumbers()).at(-1)
    await second.buy()
    expect(Number((await receiptNumbers()).at(-1)?.slice(8)), 'without another gap').toBe(
      Number(before?.slice(8)) + 1,
    )
  })

  it('ends a plan whose cancellation it lost, and its owner is not charged', async () => {
    const { orderId } = await ada.buy()
    await using backup = await backUp(shop)
    await shop.travel(5000)
    await ada.cancel()
    await backup.restore()
    expect(await ada.billing()).toMatchObject({ status: 'active' })
    await later()
    expect(await ada.billing()).toMatchObject({
      plan: 'pro',
      status: 'ending',
      renewsAt: null,
      canUndo: true,
    })
    await ada.travelBeforeEnd(dayMs)
    await ada.endMonth(orderId, 'charged')
    await later()
    expect(shop.razorpay.records.payments.size).toBe(1)
    expect(shop.razorpay.records.subscriptions.get(orderId)?.status).toBe('cancelled')
    expect(shop.alarms).toEqual([])
  })

  it('keeps the pause of the last two days whose cancellation it lost', async () => {
    const { orderId } = await ada.buy()
    await ada.travelBeforeEnd(3 * dayMs)
    await using backup = await backUp(shop)
    await ada.cancel()
    await ada.travelBeforeEnd(1.5 * dayMs)
    await backup.restore()
    await later()
    expect(shop.razorpay.records.subscriptions.get(orderId)?.status).toBe('paused')
    expect(await ada.billing()).toMatchObject({ plan: 'pro', status: 'ending', canUndo: true })
    expect(await undo()).toMatchObject({ ok: true, body: { status: 'active' } })
    expect(shop.razorpay.records.subscriptions.get(orderId)?.status).toBe('active')
  })

  it.each([
    { when: 'at once', beforeEnd: 2.5 * dayMs },
    { when: 'in the pause of the last two days', beforeEnd: 1.5 * dayMs },
  ])('goes on with a plan whose cancellation was taken back $when', async ({ beforeEnd }) => {
    const { orderId } = await ada.buy()
    await ada.travelBeforeEnd(3 * dayMs)
    await using backup = await backUp(shop)
    await ada.cancel()
    await ada.travelBeforeEnd(beforeEnd)
    expect(await undo()).toMatchObject({ ok: true, body: { status: 'active' } })
    await backup.restore()
    await later()
    expect(await ada.billing()).toMatchObject({ plan: 'pro', status: 'active', canCancel: true })
    await ada.endMonth(orderId, 'charged')
    expect(shop.razorpay.records.payments.size).toBe(2)
  })

  it('never loses a cancellation because its note cannot be written, and writes it later', async () => {
    const { orderId } = await ada.buy()
    shop.razorpay.faults.push({ on: 'PATCH /v1/payments/', kind: 'down' })
    expect(await ada.cancel()).toMatchObject({ ok: true, body: { status: 'ending' } })
    await shop.reconcile()
    await using backup = await backUp(shop)
    expect(await undo()).toMatchObject({ ok: true, body: { status: 'active' } })
    await backup.restore()
    await later()
    expect(await ada.billing(), 'a missing note undoes nothing').toMatchObject({ status: 'ending' })
    await later(61 * minuteMs)
    const note = [...shop.razorpay.records.payments.values()][0]?.notes
    expect(note).toEqual({ precis_cancelled_at: expect.stringMatching(/Z$/) })
    expect(shop.razorpay.records.subscriptions.get(orderId)?.status).toBe('active')
  })
})
