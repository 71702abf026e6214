import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulatedKeys } from '#tests/fakes/razorpay/simulated.ts'
import type { RazorpaySimulator } from '#tests/fakes/razorpay/simulated.ts'
import { startRazorpaySimulator } from '#tests/fakes/razorpay/simulator.ts'
import type { Delivery } from '#tests/fakes/razorpay/webhooks.ts'

const delivered: Delivery[] = []
let answers: number[] = []
let razorpay: RazorpaySimulator
beforeAll(async () => {
  razorpay = await startRazorpaySimulator({
    retryPauseMs: 1,
    deliver: async (delivery) => {
      delivered.push(delivery)
      return answers.shift() ?? 200
    },
  })
})
afterAll(() => razorpay[Symbol.asyncDispose]())

async function ask(method: string, path: string, body?: object) {
  const { keyId, keySecret } = simulatedKeys
  const answer = await fetch(`${razorpay.origin}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, json: JSON.parse(await answer.text()) }
}

async function newSubscription(more: object = {}): Promise<string> {
  const item = { name: 'Pro', amount: 100, currency: 'INR' }
  const { json: plan } = await ask('POST', '/v1/plans', { period: 'monthly', interval: 1, item })
  const { json } = await ask('POST', '/v1/subscriptions', { plan_id: plan.id, total_count: 120, ...more })
  return json.id
}

describe('the simulator of Razorpay', () => {
  it('takes a first payment, tells it in three events, and gives an invoice of a month', async () => {
    const id = await newSubscription()
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = razorpay.pay(id)
    await razorpay.webhooks.settled()
    expect(signature).toBe(
      createHmac('sha256', simulatedKeys.keySecret).update(`${paymentId}|${id}`).digest('hex'),
    )
    const { json } = await ask('GET', `/v1/invoices?subscription_id=${id}`)
    expect(json.items).toMatchObject([{ status: 'paid', amount: 100, payment_id: paymentId }])
    expect(razorpay.webhooks.list.map(({ event }) => event)).toEqual([
      'subscription.authenticated',
      'subscription.activated',
      'subscription.charged',
    ])
  })

  it('tries a webhook again with the same id and the same body', async () => {
    const id = await newSubscription()
    razorpay.pay(id)
    await razorpay.webhooks.settled()
    delivered.length = 0
    answers = [500, 503]
    razorpay.pause(id, true)
    await razorpay.webhooks.settled()
    expect(delivered).toHaveLength(3)
    expect(new Set(delivered.map(({ eventId, body }) => eventId + body)).size).toBe(1)
  })

  it('shows the next cycle before it is paid, and pays the same invoice later', async () => {
    const id = await newSubscription()
    razorpay.pay(id)
    razorpay.endCycle(id, 'failed')
    const pending = (await ask('GET', `/v1/subscriptions/${id}`)).json
    expect(pending).toMatchObject({ status: 'pending', paid_count: 1 })
    razorpay.endCycle(id, 'charged')
    const { json } = await ask('GET', `/v1/invoices?subscription_id=${id}`)
    expect(json.items.map(({ status }: { status: string }) => status)).toEqual(['paid', 'paid'])
    expect(json.items[0].billing_end).toBe(pending.current_end)
  })

  it('takes the next charge away with a pause, and gives it back for the end of the cycle', async () => {
    const id = await newSubscription()
    const move = (action: string) => ask('POST', `/v1/subscriptions/${id}/${action}`, {})
    expect((await move('pause')).status).toBe(400)
    razorpay.pay(id)
    const { current_end: end } = (await ask('GET', `/v1/subscriptions/${id}`)).json
    expect((await move('pause')).json).toMatchObject({ status: 'paused', charge_at: null, current_end: end })
    razorpay.endCycle(id, 'charged')
    expect((await move('pause')).status).toBe(400)
    expect((await move('resume')).json).toMatchObject({ status: 'active', charge_at: end, paid_count: 1 })
    razorpay.pause(id, true)
    expect((await move('resume')).status, 'the customer paused it').toBe(400)
  })

  it('refuses as Razorpay does', async () => {
    const item = { name: 'Pro', amount: 99, currency: 'INR' }
    expect((await ask('POST', '/v1/plans', { period: 'monthly', interval: 1, item })).json).toMatchObject({
      error: { code: 'BAD_REQUEST_ERROR', field: 'amount' },
    })
    const id = await newSubscription()
    const cancelAtEnd = { cancel_at_cycle_end: true }
    expect((await ask('POST', `/v1/subscriptions/${id}/cancel`, cancelAtEnd)).status).toBe(400)
    await ask('POST', `/v1/subscriptions/${id}/cancel`, { cancel_at_cycle_end: false })
    expect((await ask('POST', `/v1/subscriptions/${id}/cancel`, cancelAtEnd)).json.error.description).toBe(
      'Subscription is not cancellable in cancelled status.',
    )
    const stranger = await fetch(`${razorpay.origin}/v1/subscriptions/${id}`)
    expect(stranger.status).toBe(401)
  })

  it('does what was asked although the answer is lost', async () => {
    const before = razorpay.records.subscriptions.size
    razorpay.faults.push({ on: 'POST /v1/subscriptions', kind: 'lost' })
    await expect(newSubscription()).rejects.toThrow('fetch failed')
    expect(razorpay.records.subscriptions.size).toBe(before + 1)
  })

  it('gives the script of the checkout, and pays for it', async () => {
    const script = await (await fetch(razorpay.checkoutUrl)).text()
    expect(script).toContain('window.Razorpay')
    const id = await newSubscription()
    const paid = await ask('POST', '/control/pay', { key: simulatedKeys.keyId, subscription_id: id })
    expect(paid.json).toMatchObject({ razorpay_subscription_id: id })
    expect((await ask('POST', '/control/pay', { key: '', subscription_id: id })).status).toBe(400)
  })
})
