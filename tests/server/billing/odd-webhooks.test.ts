import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { readRow, idRow, sql } from '#server/db/sql.ts'
import { findOwner } from '#server/features/billing/ledger/repo.ts'
import { signWebhook, simulatedKeys } from '#tests/fakes/razorpay/simulated.ts'
import { openShop } from './shop.ts'
import type { Buyer, Shop } from './shop.ts'

let shop: Shop
let ada: Buyer
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.empty()
  shop.razorpay.webhooks.mode = 'lost'
  ada = await shop.signIn('ada@example.org')
})
afterAll(() => shop[Symbol.asyncDispose]())

async function expectPlan(plan: 'free' | 'pro'): Promise<void> {
  expect(await shop.planOf(ada.email)).toBe(plan)
  expect(await shop.count('payments')).toBe(plan === 'free' ? 0 : 1)
}

describe('a signed event', () => {
  const sign = (body: string) => ({
    body,
    signature: signWebhook(simulatedKeys.webhookSecret, body),
    eventId: `evt_${body.length}_${body.slice(10, 40)}`,
  })

  it.each([
    { event: 'invoice.paid', payload: { payment: null } },
    { event: 'subscription.pending', payload: { payment: [] } },
    { event: 'subscription.charged', payload: [] },
    { event: 'subscription.charged', payload: null },
    { event: 'subscription.charged' },
    { event: ['odd'], payload: { subscription: { entity: { id: 7 } } } },
    'no object',
    { event: 'subscription.charged', payload: { subscription: { entity: { id: 'sub_00000000000000' } } } },
  ])('that cannot be read, or names nothing of ours, is taken all the same: %j', async (event) => {
    expect(await shop.deliver(sign(JSON.stringify(event)))).toBe(200)
    await expectPlan('free')
  })

  it('has its subscription read, whatever its other parts are', async () => {
    const { orderId } = await shop.order(ada, 'pro')
    shop.razorpay.pay(orderId)
    const payload = { subscription: { entity: { id: orderId } }, payment: { entity: null }, refund: [] }
    expect(await shop.deliver(sign(JSON.stringify({ event: 'subscription.activated', payload })))).toBe(200)
    await expectPlan('pro')
  })

  it.each([
    ['without its envelope', (id: string) => ({ subscription: { id, entity: 'subscription' } })],
    ['in a list', (id: string) => ({ subscription: [{ entity: { id } }] })],
    ['in a list in its envelope', (id: string) => ({ subscription: { entity: [{ id }] } })],
    ['in a list of parts', (id: string) => [{ payment: null }, { subscription: { entity: { id } } }]],
  ])('has its subscription read %s', async (_, payloadOf) => {
    const { orderId } = await shop.order(ada, 'pro')
    shop.razorpay.pay(orderId)
    const body = JSON.stringify({ event: 'subscription.activated', payload: payloadOf(orderId) })
    expect(await shop.deliver(sign(body))).toBe(200)
    await expectPlan('pro')
  })

  it('of an invoice has the subscription read that the invoice names', async () => {
    const { orderId } = await shop.order(ada, 'pro')
    shop.razorpay.pay(orderId)
    const payload = { payment: null, invoice: { entity: { subscription_id: orderId } } }
    expect(await shop.deliver(sign(JSON.stringify({ event: 'invoice.paid', payload })))).toBe(200)
    await expectPlan('pro')
  })
})

it('An event finds its order where another event stores the id of the subscription meanwhile', async () => {
  shop.razorpay.faults.push({ on: 'POST /v1/subscriptions', kind: 'lost' })
  await expect(shop.order(ada, 'pro')).rejects.toThrow('PAYMENT_PROVIDER_UNREACHABLE')
  const [reference = ''] = shop.razorpay.records.subscriptions.keys()
  const { db } = shop.app.database
  const { id: ownId } = await readRow(db, idRow, sql`select id from subscriptions`)
  const beside: Db = {
    execute: async (statement) => {
      const answer = await db.execute(statement)
      await db.execute(sql`update subscriptions set reference = ${reference} where id = ${ownId}`)
      return answer
    },
  }
  expect(await findOwner(beside, { reference, ownId })).toMatchObject({ subscriptionId: ownId })
})
