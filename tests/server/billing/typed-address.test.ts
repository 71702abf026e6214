import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { receiptSchema } from '#server/features/billing/receipts/receipt-page.ts'
import { dayMs, openShop } from './shop.ts'
import type { Buyer, Shop } from './shop.ts'

const gst = { gstin: '29ABCDE1234F1Z5', state: '29', serviceCode: '998315' } as const
const karnataka = { state: '29' }
const maharashtra = { state: '27', gstin: '27ABCDE1234F1Z9' }

let shop: Shop
let ada: Buyer
let stranger: Buyer
beforeAll(async () => {
  shop = await openShop({ seller: { name: 'Précis', address: '1 Residency Road, Bengaluru', gst } })
})
beforeEach(async () => {
  await shop.empty()
  shop.razorpay.webhooks.mode = 'lost'
  ada = await shop.signIn('ada@example.org')
  stranger = await shop.typeAddress(ada.email)
})
afterAll(() => shop[Symbol.asyncDispose]())

async function buy(buyer: Buyer, planId: 'pro' | 'unlimited') {
  const order = await shop.order(buyer, planId, karnataka)
  const paid = shop.razorpay.pay(order.orderId)
  const answer = await shop.verify(buyer, paid, { planId })
  if (!answer.ok) throw new Error(answer.problem.code)
  return { order, paid }
}

async function askAsStranger(planId: 'pro' | 'unlimited') {
  const payload = { planId, email: ada.email, ...maharashtra }
  const answer = await shop.app.call('POST /api/create-subscription-order', {
    headers: stranger.headers,
    payload,
  })
  if (answer.ok) return answer.body
  const { requestId: _requestId, ...problem } = answer.problem
  return problem
}

const planOf = async () => {
  const answer = await shop.app.call('GET /api/billing', { headers: ada.headers })
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.body
}

describe('an address that was only typed', () => {
  it('is asked to sign in by the same answer, whatever its owner has or had', async () => {
    const answers = []
    await buy(ada, 'pro')
    answers.push(await askAsStranger('pro'), await askAsStranger('unlimited'))
    await shop.app.call('POST /api/billing/cancel', { headers: ada.headers })
    answers.push(await askAsStranger('pro'), await askAsStranger('unlimited'))
    await shop.travel(40 * dayMs)
    await shop.reconcile()
    answers.push(await askAsStranger('pro'))
    const [first] = answers
    expect(first).toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' })
    for (const answer of answers) expect(answer).toEqual(first)
    expect(JSON.stringify(answers)).not.toMatch(/startsAt|credit|orderId|20\d\d-/)
    await shop.travel(-40 * dayMs)
  })

  it('neither gets the open checkout of its owner nor changes what stands on their invoice', async () => {
    const own = await shop.order(ada, 'pro', karnataka)
    const theirs = await askAsStranger('pro')
    expect(theirs).not.toMatchObject({ orderId: own.orderId })
    await shop.verify(ada, shop.razorpay.pay(own.orderId))
    const { rows } = await shop.app.database.pool.query<{ content: unknown }>(
      sql`select content from receipts`,
    )
    expect(rows.map(({ content }) => receiptSchema.parse(content).buyer)).toEqual([
      { email: ada.email, state: '29', gstin: null },
    ])
  })

  it('cannot pay or verify an order of its owner', async () => {
    const { orderId } = await shop.order(ada, 'pro', karnataka)
    const answer = await shop.verify(stranger, shop.razorpay.pay(orderId))
    expect(answer).toMatchObject({ ok: false, status: 404 })
  })

  it('leaves the plan of its owner as it is when its checkout is paid later, and gets the money back', async () => {
    const open = await askAsStranger('pro')
    if (!('orderId' in open)) throw new Error('no order')
    await buy(ada, 'unlimited')
    const before = await planOf()
    shop.mailbox.emails.length = 0
    const paid = shop.razorpay.pay(open.orderId)
    expect(await shop.verify(stranger, paid)).toMatchObject({
      ok: true,
      body: { outcome: 'returned', message: expect.stringContaining('refunding your payment in full') },
    })
    await shop.reconcile()
    const after = await planOf()
    expect({ ...after, payments: [] }).toEqual({ ...before, payments: [] })
    expect(shop.razorpay.records.payments.get(paid.razorpay_payment_id)).toMatchObject({
      refund_status: 'full',
    })
    expect(shop.razorpay.records.subscriptions.get(open.orderId)?.status).toBe('cancelled')
    expect(shop.mailbox.emails.map(({ to, subject }) => [to, subject])).toContainEqual([
      ada.email,
      'A payment of ₹299.00 is refunded',
    ])
    expect(shop.alarms).toEqual([])
  })

  it('does not end the open checkout of its owner by paying for a plan of its own', async () => {
    const own = await shop.order(ada, 'unlimited', karnataka)
    const open = await askAsStranger('pro')
    if (!('orderId' in open)) throw new Error('no order')
    await shop.verify(stranger, shop.razorpay.pay(open.orderId))
    await shop.reconcile()
    expect(shop.razorpay.records.subscriptions.get(own.orderId)?.status).toBe('created')
    await shop.verify(ada, shop.razorpay.pay(own.orderId), { planId: 'unlimited' })
    await shop.reconcile()
    expect(await planOf()).toMatchObject({ plan: 'unlimited', status: 'active' })
  })

  it('goes behind the owner although its payment is the later one and becomes known first', async () => {
    const own = await shop.order(ada, 'unlimited', karnataka)
    const open = await askAsStranger('pro')
    if (!('orderId' in open)) throw new Error('no order')
    const owned = shop.razorpay.pay(own.orderId)
    await shop.travel(60_000)
    await shop.verify(stranger, shop.razorpay.pay(open.orderId))
    await shop.verify(ada, owned, { planId: 'unlimited' })
    await shop.reconcile()
    expect(await planOf()).toMatchObject({ plan: 'unlimited', status: 'active' })
    expect(shop.razorpay.records.subscriptions.get(open.orderId)?.status).toBe('cancelled')
    await shop.travel(-60_000)
  })
})
