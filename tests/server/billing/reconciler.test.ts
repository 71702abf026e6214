import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plans } from '#product/plans.ts'
import { sql } from '#server/db/sql.ts'
import { openShop } from './shop.ts'
import type { Buyer, Shop } from './shop.ts'

let shop: Shop
let ada: Buyer
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.empty()
  shop.razorpay.webhooks.mode = 'at once'
  ada = await shop.signIn('ada@example.org')
})
afterAll(() => shop[Symbol.asyncDispose]())

async function buy(buyer: Buyer = ada) {
  const order = await shop.order(buyer, 'pro')
  const paid = shop.razorpay.pay(order.orderId)
  await shop.verify(buyer, paid)
  await shop.razorpay.webhooks.settled()
  return { order, paid }
}

describe('the reconciler', () => {
  it('goes on after a record that cannot be stored, so that the refund of another account goes out', async () => {
    shop.razorpay.webhooks.mode = 'lost'
    const { db, pool } = shop.app.database
    const { orderId } = await shop.order(ada, 'pro')
    const bob = await shop.signIn('bob@example.org')
    const one = await shop.order(bob, 'pro')
    const other = await shop.order(bob, 'unlimited')
    const first = shop.razorpay.pay(one.orderId)
    await shop.verify(bob, first)
    // Later by the clock of the provider, which counts in seconds.
    await shop.travel(2000)
    await shop.verify(bob, shop.razorpay.pay(other.orderId), { planId: 'unlimited' })
    const poisoned = shop.razorpay.pay(orderId).razorpay_payment_id
    const cid = await shop.signIn('cid@example.org')
    shop.razorpay.pay((await shop.order(cid, 'pro')).orderId)
    await pool.query(
      `alter table payments add constraint poisoned check (reference <> '${poisoned}') not valid`,
    )
    await shop.travel(11 * 60_000)
    await shop.reconcile()
    await db.execute(sql`alter table payments drop constraint poisoned`)
    expect(shop.razorpay.records.payments.get(first.razorpay_payment_id)).toMatchObject({
      refund_status: 'full',
    })
    expect(await shop.planOf(bob.email)).toBe('unlimited')
    expect(await shop.planOf(cid.email), 'whose check comes behind the one that failed').toBe('pro')
    expect(shop.app.log.some(({ msg }) => msg === 'a step of the billing reconciler failed')).toBe(true)
  })

  it.each([0, 1, 2])('makes the checks beside one that fails, number %d of three', async (failing) => {
    shop.razorpay.webhooks.mode = 'lost'
    const { db, pool } = shop.app.database
    const buyers = [ada, await shop.signIn('bob@example.org'), await shop.signIn('cid@example.org')]
    const references: string[] = []
    for (const buyer of buyers) {
      const { orderId } = await shop.order(buyer, 'pro')
      references.push(shop.razorpay.pay(orderId).razorpay_payment_id)
    }
    await pool.query(
      `alter table payments add constraint unstorable check (reference <> '${references[failing]}') not valid`,
    )
    await shop.travel(11 * 60_000)
    await shop.reconcile()
    await db.execute(sql`alter table payments drop constraint unstorable`)
    const plansNow = []
    for (const { email } of buyers) plansNow.push(await shop.planOf(email))
    expect(plansNow.with(failing, 'free')).toEqual(['pro', 'pro', 'pro'].with(failing, 'free'))
  })

  it('refunds nothing that an operator refunded by hand a moment ago', async () => {
    shop.razorpay.webhooks.mode = 'lost'
    const one = await shop.order(ada, 'pro')
    const other = await shop.order(ada, 'unlimited')
    const first = shop.razorpay.pay(one.orderId)
    await shop.verify(ada, first)
    await shop.travel(2000)
    await shop.verify(ada, shop.razorpay.pay(other.orderId), { planId: 'unlimited' })
    // The lower plan is stopped, and its refund is left to the next time.
    shop.razorpay.faults.push({ on: 'POST /v1/payments', kind: 'down' })
    await shop.reconcile()
    shop.razorpay.refund(first.razorpay_payment_id, 20_000)
    await shop.travel(2 * 60_000)
    await shop.reconcile()
    const payment = shop.razorpay.records.payments.get(first.razorpay_payment_id)
    expect(payment?.amount_refunded).toBe(plans.pro.price)
    const asked = shop.razorpay.calls.filter(({ call }) => call.endsWith('/refund'))
    expect(asked.slice(-1)).toMatchObject([{ body: { amount: plans.pro.price - 20_000 }, status: 200 }])
  })

  it('stops at the provider what was refunded whole, so that it is not charged again', async () => {
    const { order, paid } = await buy()
    shop.razorpay.refund(paid.razorpay_payment_id)
    await shop.razorpay.webhooks.settled()
    await shop.reconcile()
    expect(shop.razorpay.records.subscriptions.get(order.orderId)?.status).toBe('cancelled')
    expect(await shop.planOf(ada.email)).toBe('free')
    expect(shop.alarms).toEqual([])
  })

  it('gives a plan whose month begins by the clock of the provider a minute ahead of ours', async () => {
    const { orderId } = await shop.order(ada, 'pro')
    await shop.travel(60_000)
    const paid = shop.razorpay.pay(orderId)
    await shop.travel(-60_000)
    expect(await shop.verify(ada, paid)).toMatchObject({ ok: true, body: { outcome: 'active' } })
    expect(await shop.planOf(ada.email)).toBe('pro')
    const quota = await shop.app.call('GET /api/usage-status', { headers: ada.headers })
    expect(quota).toMatchObject({ body: { remainingCount: plans.pro.allowance?.summaries } })
  })

  it('raises an alarm for a dispute that was lost, once', async () => {
    const { paid } = await buy()
    await shop.razorpay.loseDispute(paid.razorpay_payment_id)
    await shop.razorpay.loseDispute(paid.razorpay_payment_id)
    expect(shop.alarms).toEqual(['DISPUTE_LOST'])
    expect(await shop.count('billing_alarms')).toBe(1)
  })
})

describe('orders at the same moment', () => {
  it('wait for the one that is being made, so that eight tabs open one checkout', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => shop.order(ada, 'pro')))
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1)
    expect(shop.razorpay.records.subscriptions.size).toBe(1)
  })

  it('do not wait for one whose provider failed', async () => {
    shop.razorpay.faults.push({ on: 'POST /v1/subscriptions', kind: 'down' })
    const orders = await Promise.allSettled([1, 2, 3].map(() => shop.order(ada, 'pro')))
    expect(orders.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(shop.razorpay.records.subscriptions.size).toBe(1)
  })
})
