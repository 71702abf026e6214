import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plans } from '#product/plans.ts'
import { sql } from '#server/db/sql.ts'
import { dayMs, openShop } from './shop.ts'
import type { Buyer, Shop } from './shop.ts'

let shop: Shop
let ada: Buyer
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  const { webhooks } = shop.razorpay
  await shop.empty()
  webhooks.mode = 'lost'
  webhooks.list.length = 0
  ada = await shop.signIn('ada@example.org')
})
afterAll(() => shop[Symbol.asyncDispose]())

/** One plan, one payment, one receipt, and nobody context to look. */
async function expectOnce(plan: 'pro' | 'unlimited' = 'pro'): Promise<void> {
  expect(await shop.planOf(ada.email)).toBe(plan)
  expect(await shop.count('payments')).toBe(1)
  expect(await shop.count('receipts')).toBe(1)
  expect(await shop.count('entitlements')).toBe(1)
  expect(shop.alarms).toEqual([])
}

async function expectNothing(): Promise<void> {
  expect(await shop.planOf(ada.email)).toBe('free')
  expect(await shop.count('entitlements')).toBe(0)
  expect(await shop.count('receipts')).toBe(0)
}

const chargeable = () =>
  [...shop.razorpay.records.subscriptions.values()].filter(
    ({ id, status }) => status === 'active' && !shop.razorpay.records.cancelsAtEnd.has(id),
  ).length

describe('a payment gives the plan exactly once', () => {
  it('by verification without any webhook, and again when it is repeated', async () => {
    const { orderId } = await shop.order(ada, 'pro')
    const paid = shop.razorpay.pay(orderId)
    for (let times = 0; times < 3; times += 1) {
      expect((await shop.verify(ada, paid)).status).toBe(200)
    }
    await expectOnce()
  })

  it('by webhooks in any order, doubled, and before the verification', async () => {
    shop.razorpay.webhooks.mode = 'held'
    const { orderId } = await shop.order(ada, 'pro')
    const paid = shop.razorpay.pay(orderId)
    await shop.razorpay.webhooks.release((held) => [...held.toReversed(), ...held, ...held])
    await expectOnce()
    expect((await shop.verify(ada, paid)).status).toBe(200)
    await expectOnce()
    expect(shop.razorpay.webhooks.list.flatMap(({ statuses }) => statuses)).toEqual(Array(9).fill(200))
  })

  it('by everything at the same time', async () => {
    shop.razorpay.webhooks.mode = 'held'
    const { orderId } = await shop.order(ada, 'pro')
    const paid = shop.razorpay.pay(orderId)
    const [first] = shop.razorpay.webhooks.list
    if (first === undefined) throw new Error('nothing was told')
    await Promise.all([
      shop.verify(ada, paid),
      shop.verify(ada, paid),
      shop.deliver(first),
      shop.deliver(first),
      shop.razorpay.webhooks.release(),
    ])
    await expectOnce()
  })

  it('by the reconciler when every webhook is lost and the page is closed', async () => {
    const { orderId } = await shop.order(ada, 'pro')
    shop.razorpay.pay(orderId)
    await shop.reconcile()
    await expectNothing()
    await shop.travel(11 * 60_000)
    await Promise.all([shop.reconcile(), shop.reconcile(), shop.reconcile()])
    await expectOnce()
  })

  it('by the next order when every webhook is lost and the page went away', async () => {
    shop.razorpay.webhooks.mode = 'lost'
    shop.razorpay.pay((await shop.order(ada, 'pro')).orderId)
    await expect(shop.order(ada, 'pro')).rejects.toThrow('ALREADY_SUBSCRIBED')
    await expectOnce()
  })

  it('when the provider died before its answer came, although its id was never learned', async () => {
    shop.razorpay.faults.push({ on: 'POST /v1/subscriptions', kind: 'lost' })
    await expect(shop.order(ada, 'pro')).rejects.toThrow('PAYMENT_PROVIDER_UNREACHABLE')
    const orphan = [...shop.razorpay.records.subscriptions.keys()].at(-1) ?? ''
    shop.razorpay.webhooks.mode = 'at once'
    shop.razorpay.pay(orphan)
    await shop.razorpay.webhooks.settled()
    await expectOnce()
  })

  it('when the database goes away in the middle: the event counts as not taken and is sent again', async () => {
    const { orderId } = await shop.order(ada, 'pro')
    shop.razorpay.webhooks.mode = 'held'
    shop.razorpay.pay(orderId)
    const { db } = shop.app.database
    await db.execute(sql`alter table receipts add constraint broken check (number = '') not valid`)
    const [, , charged] = shop.razorpay.webhooks.list
    if (charged === undefined) throw new Error('nothing was told')
    expect(await shop.deliver(charged)).toBe(500)
    await expectNothing()
    expect(await shop.count('payments')).toBe(0)
    await db.execute(sql`alter table receipts drop constraint broken`)
    expect(await shop.deliver(charged)).toBe(200)
    await expectOnce()
  })

  it('when a webhook meets a provider that hangs: it is sent again', async () => {
    const { orderId } = await shop.order(ada, 'pro')
    shop.razorpay.webhooks.mode = 'at once'
    shop.razorpay.faults.push({ on: 'GET /v1/subscriptions', kind: 'hang' })
    shop.razorpay.pay(orderId)
    await shop.razorpay.webhooks.settled()
    expect(shop.razorpay.webhooks.list.flatMap(({ statuses }) => statuses)).toContain(503)
    await expectOnce()
  })
})

describe('no plan is given', () => {
  it.each([
    ['a wrong signature', { signature: '0'.repeat(64) }, 400],
    ['half of the signature', { signature: 'ab' }, 400],
    ['another payment', { paymentId: 'pay_00000000000000' }, 400],
    ['another plan', { planId: 'unlimited' }, 404],
    ['an order that is not there', { orderId: 'sub_00000000000000' }, 404],
    ['an address that is not theirs', { email: 'bob@example.org' }, 403],
  ])('for %s', async (_name, changed, status) => {
    const { orderId } = await shop.order(ada, 'pro')
    const answer = await shop.verify(ada, shop.razorpay.pay(orderId), changed)
    expect(answer.status).toBe(status)
    await expectNothing()
  })

  it("for another user's order", async () => {
    const { orderId } = await shop.order(ada, 'pro')
    const bob = await shop.signIn('bob@example.org')
    const answer = await shop.verify(bob, shop.razorpay.pay(orderId))
    expect(answer).toMatchObject({ ok: false, problem: { code: 'NOT_FOUND' } })
    expect(await shop.planOf(bob.email)).toBe('free')
  })

  it('for a payment of another order of the same person', async () => {
    const one = await shop.order(ada, 'pro')
    const paid = shop.razorpay.pay(one.orderId)
    const other = await shop.order(ada, 'unlimited')
    const answer = await shop.verify(ada, paid, { orderId: other.orderId, planId: 'unlimited' })
    expect(answer.status).toBe(400)
    expect(await shop.planOf(ada.email)).toBe('free')
  })

  it('for a wrong amount or currency, but raises an alarm that money was taken', async () => {
    for (const cheat of [{ amount: 100 }, { currency: 'USD' }]) {
      const { orderId } = await shop.order(ada, 'pro')
      const answer = await shop.verify(ada, shop.razorpay.pay(orderId, cheat))
      expect(answer).toMatchObject({
        ok: false,
        problem: { code: 'PAYMENT_INVALID', detail: 'Please contact support if money was deducted.' },
      })
      await shop.travel(2 * 3_600_000)
      await shop.reconcile()
      await expectNothing()
    }
    expect(shop.alarms).toEqual(['WRONG_AMOUNT', 'WRONG_AMOUNT'])
    expect(shop.app.log.filter(({ alarm }) => alarm === 'WRONG_AMOUNT')).toHaveLength(2)
  })

  it('for a payment that failed', async () => {
    shop.razorpay.webhooks.mode = 'at once'
    const { orderId } = await shop.order(ada, 'pro')
    shop.razorpay.failPayment(orderId)
    await shop.razorpay.webhooks.settled()
    await expectNothing()
    shop.razorpay.pay(orderId)
    await shop.razorpay.webhooks.settled()
    await expectOnce()
  })
})

describe('two checkouts', () => {
  it('of the same plan are one order, however many tabs ask for it at once', async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(() => shop.order(ada, 'pro')))
    const again = await shop.order(ada, 'pro')
    expect(new Set(orders.map(({ orderId }) => orderId)).has(again.orderId)).toBe(true)
    const [first] = orders
    expect(
      new Set((await Promise.all([1, 2].map(() => shop.order(ada, 'pro')))).map((one) => one.orderId)),
    ).toEqual(new Set([again.orderId]))
    expect(first?.amount).toBe(plans.pro.price)
  })

  it('that are both paid give one plan, and the money of the other one goes back', async () => {
    const one = await shop.order(ada, 'pro')
    const other = await shop.order(ada, 'unlimited')
    const [paid, paidToo] = [shop.razorpay.pay(one.orderId), shop.razorpay.pay(other.orderId)]
    await Promise.all([shop.verify(ada, paid), shop.verify(ada, paidToo, { planId: 'unlimited' })])
    await shop.reconcile()
    expect(await shop.count('entitlements')).toBe(1)
    expect(chargeable()).toBe(1)
    const back = [...shop.razorpay.records.payments.values()]
      .slice(-2)
      .map((payment) => payment.amount_refunded)
    expect(back.filter((amount) => amount > 0)).toHaveLength(1)
    expect(await shop.count('receipts')).toBe(2)
  })

  it('of a higher plan end the lower one and give the rest of its month back', async () => {
    const pro = await shop.order(ada, 'pro')
    const paid = shop.razorpay.pay(pro.orderId)
    await shop.verify(ada, paid)
    await shop.travel(15 * dayMs)
    const more = await shop.order(ada, 'unlimited')
    expect(more.credit).toBeGreaterThan(plans.pro.price * 0.4)
    expect(more.credit).toBeLessThan(plans.pro.price * 0.6)
    await shop.verify(ada, shop.razorpay.pay(more.orderId), { planId: 'unlimited' })
    await shop.reconcile()
    await shop.reconcile()
    expect(await shop.planOf(ada.email)).toBe('unlimited')
    const returned = shop.razorpay.records.payments.get(paid.razorpay_payment_id)?.amount_refunded ?? 0
    expect(Math.abs(returned - more.credit)).toBeLessThan(5)
    expect(chargeable()).toBe(1)
    expect(shop.alarms).toEqual([])
  })
})

describe('POST /api/webhooks/razorpay', () => {
  it('refuses what is not signed by the provider', async () => {
    const { orderId } = await shop.order(ada, 'pro')
    shop.razorpay.webhooks.mode = 'held'
    shop.razorpay.pay(orderId)
    const [emitted] = shop.razorpay.webhooks.list
    if (emitted === undefined) throw new Error('nothing was told')
    expect(await shop.deliver({ ...emitted, signature: emitted.signature.replace(/^./, 'x') })).toBe(400)
    expect(await shop.deliver({ ...emitted, body: `${emitted.body} ` })).toBe(400)
    expect(await shop.deliver({ ...emitted, signature: '' })).toBe(400)
    await expectNothing()
  })
})
