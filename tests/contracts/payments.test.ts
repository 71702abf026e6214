import { describe, expect, it } from 'vitest'
import { createDemoProvider } from '#server/adapters/demo-payments/demo-provider.ts'
import {
  createRazorpayProvider,
  invoicesSchema,
  readFacts,
  subscriptionSchema,
} from '#server/adapters/razorpay/razorpay-provider.ts'
import type { PaymentProvider } from '#server/ports/payments.ts'
import { simulatedKeys } from '#tests/fakes/razorpay/simulated.ts'
import type { RazorpaySimulator } from '#tests/fakes/razorpay/simulated.ts'
import { startRazorpaySimulator } from '#tests/fakes/razorpay/simulator.ts'

/** A provider, its checkout as a buyer goes through it, and a clock that it goes by. */
type Sample = AsyncDisposable & {
  provider: PaymentProvider
  pay: (subscription: string) => Promise<{ payment: string; signature: string }>
}

const { signal } = new AbortController()
const hourMs = 3_600_000

function clientOf(razorpay: RazorpaySimulator): PaymentProvider {
  return createRazorpayProvider({
    ...simulatedKeys,
    webhookSecrets: [simulatedKeys.webhookSecret],
    plans: {},
    baseUrl: razorpay.origin,
    checkoutUrl: razorpay.checkoutUrl,
    timeoutMs: 60_000,
  })
}

const providers: Readonly<Record<string, () => Promise<Sample>>> = {
  Razorpay: async () => {
    const razorpay = await startRazorpaySimulator({ deliver: async () => 200, retryPauseMs: 1 })
    const provider = clientOf(razorpay)
    return {
      provider,
      pay: async (subscription) => {
        const paid = razorpay.pay(subscription)
        return { payment: paid.razorpay_payment_id, signature: paid.razorpay_signature }
      },
      [Symbol.asyncDispose]: () => razorpay[Symbol.asyncDispose](),
    }
  },
  'the demonstration': async () => {
    const records = new Map<string, object>()
    const ledger = {
      load: async (id: string) => records.get(id) ?? null,
      save: async (id: string, record: object) => void records.set(id, record),
    }
    const provider = createDemoProvider({ ledger, clock: { now: Date.now }, secret: 'demo' })
    return {
      provider,
      pay: async (subscription) => {
        if (provider.payDemo === null) throw new Error('A demonstration can be paid')
        return await provider.payDemo(subscription)
      },
      [Symbol.asyncDispose]: async () => undefined,
    }
  },
}

const ordered = {
  plan: 'pro',
  amount: 29_900,
  email: 'ada@example.org',
  isProven: true,
  state: null,
  gstin: null,
} as const

async function order(provider: PaymentProvider): Promise<string> {
  await provider.createCustomer('ada@example.org', signal)
  const plan = await provider.createPlan({ name: 'Pro', amount: 29_900 }, signal)
  const orderedAt = Date.now()
  const terms = { plan, order: ordered, startsAt: null, orderedAt, payableUntil: orderedAt + hourMs }
  return await provider.createSubscription({ ownId: 'own-1', ...terms }, signal)
}

describe.each(Object.entries(providers))('the payment provider: %s', (_name, make) => {
  it('knows an order that was not paid yet by our own id', async () => {
    await using sample = await make()
    const reference = await order(sample.provider)
    const facts = await sample.provider.readSubscription(reference, signal)
    expect(facts).toEqual({ reference, state: 'created', ownId: 'own-1', paid: [] })
  })

  it('has one paid month after the checkout, whose signature it knows', async () => {
    await using sample = await make()
    const subscription = await order(sample.provider)
    const { payment, signature } = await sample.pay(subscription)
    expect(sample.provider.isSigned({ subscription, payment, signature })).toBe(true)
    expect(sample.provider.isSigned({ subscription, payment: `${payment}x`, signature })).toBe(false)
    expect(sample.provider.isSigned({ subscription, payment, signature: '' })).toBe(false)
    const facts = await sample.provider.readSubscription(subscription, signal)
    expect(facts).toMatchObject({
      state: 'active',
      paid: [{ payment, amount: 29_900, currency: 'INR' }],
    })
    const { periodStart, periodEnd } = facts.paid[0] ?? { periodStart: 0, periodEnd: 0 }
    expect((periodEnd - periodStart) / (24 * hourMs)).toBeGreaterThanOrEqual(28)
    expect(await sample.provider.readPayment(payment, signal)).toMatchObject({
      reference: payment,
      isTaken: true,
      amount: 29_900,
      refunded: 0,
    })
  })

  it('gives money back once for one key, however often it is asked to', async () => {
    await using sample = await make()
    const { payment } = await sample.pay(await order(sample.provider))
    const refund = { amount: 10_000, key: 'refund-of-the-first-month' }
    await sample.provider.refund(payment, refund, signal)
    await sample.provider.refund(payment, refund, signal)
    expect(await sample.provider.readPayment(payment, signal)).toMatchObject({ refunded: 10_000 })
    await sample.provider.refund(payment, { amount: 5000, key: 'refund-of-some-more' }, signal)
    expect(await sample.provider.readPayment(payment, signal)).toMatchObject({ refunded: 15_000 })
  })

  it('lets the paid month be when it is cancelled at its end, and ends at once when asked to', async () => {
    await using sample = await make()
    const subscription = await order(sample.provider)
    await sample.pay(subscription)
    await sample.provider.cancel(subscription, 'at_end', signal)
    expect(await sample.provider.readSubscription(subscription, signal)).toMatchObject({ state: 'active' })
    await sample.provider.cancel(subscription, 'now', signal)
    const facts = await sample.provider.readSubscription(subscription, signal)
    expect(facts.state).toBe('cancelled')
    expect(facts.paid).toHaveLength(1)
  })

  it('charges nothing in a pause and when it is lifted, and ends in one when asked to', async () => {
    await using sample = await make()
    const subscription = await order(sample.provider)
    await sample.pay(subscription)
    const read = async () => await sample.provider.readSubscription(subscription, signal)
    await sample.provider.pause(subscription, signal)
    expect(await read()).toMatchObject({ state: 'paused', paid: [{ amount: 29_900 }] })
    await sample.provider.resume(subscription, signal)
    const resumed = await read()
    expect(resumed.state).toBe('active')
    expect(resumed.paid).toHaveLength(1)
    await sample.provider.pause(subscription, signal)
    await sample.provider.cancel(subscription, 'now', signal)
    expect((await read()).state).toBe('cancelled')
  })

  it('says that it does not know a subscription or a payment of another seller', async () => {
    await using sample = await make()
    const failure = { name: 'PaymentFailure', kind: 'unknown' }
    await expect(sample.provider.readSubscription('sub_other', signal)).rejects.toMatchObject(failure)
    await expect(sample.provider.readPayment('pay_other', signal)).rejects.toMatchObject(failure)
    await expect(sample.provider.cancel('sub_other', 'now', signal)).rejects.toMatchObject(failure)
    await expect(sample.provider.pause('sub_other', signal)).rejects.toMatchObject(failure)
    await expect(sample.provider.resume('sub_other', signal)).rejects.toMatchObject(failure)
  })
})

describe('the list of the subscriptions at Razorpay', () => {
  it('has each of several pages once, the oldest first, with what was given along, and none of another time', async () => {
    let now = Date.UTC(2026, 10, 1)
    await using razorpay = await startRazorpaySimulator({
      deliver: async () => 200,
      retryPauseMs: 1,
      now: () => now,
    })
    const provider = clientOf(razorpay)
    const plan = await provider.createPlan({ name: 'Pro', amount: 29_900 }, signal)
    const made: string[] = []
    const orderOf = (count: number) => ({
      ...ordered,
      email: `ada${count}@example.org`,
      isProven: count % 2 === 0,
      state: '29',
    })
    for (let count = 0; count < 253; count += 1) {
      const terms = { plan, startsAt: null, orderedAt: now, payableUntil: now + hourMs }
      const ownId = `own-${count}`
      made.push(await provider.createSubscription({ ownId, order: orderOf(count), ...terms }, signal))
      now += 1000
    }
    razorpay.pay(made[251] ?? '')
    const span = { from: Date.UTC(2026, 10, 1) + 1000, to: now }
    const listed = await provider.listSubscriptions(span, signal)
    expect(listed.map(({ reference }) => reference)).toEqual(made.slice(1))
    expect(listed[250]).toEqual({
      reference: made[251],
      state: 'active',
      ownId: 'own-251',
      order: orderOf(251),
      customer: expect.stringMatching(/^cust_/),
      createdAt: now - 2000,
      payableUntil: now - 2000 + hourMs,
      startsAt: null,
    })
    const pages = razorpay.calls.filter(({ call }) => call.startsWith('GET /v1/subscriptions'))
    expect(pages).toHaveLength(3)
  })

  it.each([
    { precis_plan: 'free' },
    { precis_amount: '0' },
    { precis_amount: '2.5' },
    { precis_email: 'nobody' },
    { precis_proven: 'true' },
    { precis_state: '2\u0000' },
  ])('knows no order by notes that say %j', async (change) => {
    await using razorpay = await startRazorpaySimulator({ deliver: async () => 200, retryPauseMs: 1 })
    const provider = clientOf(razorpay)
    const reference = await order(provider)
    Object.assign(razorpay.records.subscriptions.get(reference)?.notes ?? {}, change)
    const span = { from: Date.now() - hourMs, to: Date.now() + hourMs }
    expect(await provider.listSubscriptions(span, signal)).toMatchObject([{ reference, order: null }])
  })
})

const paidInvoice = {
  id: 'inv_1',
  status: 'paid',
  subscription_id: 'sub_1',
  payment_id: 'pay_1',
  amount: 900,
  currency: 'INR',
  billing_start: 1,
  billing_end: 2,
}

describe('What Razorpay answers of a subscription', () => {
  it.each([null, [], {}])('is read where its notes are %j', (notes) => {
    const subscription = subscriptionSchema.parse({ id: 'sub_1', status: 'active', notes })
    expect(readFacts(subscription, [])).toMatchObject({ ownId: null, state: 'active' })
  })

  it('has its paid invoices beside drafts that lack an amount', () => {
    const draft = { id: 'inv_2', status: 'draft', amount: null, currency: null }
    const { items } = invoicesSchema.parse({ items: [draft, paidInvoice] })
    expect(readFacts({ id: 'sub_1', status: 'active', notes: {} }, items).paid).toHaveLength(1)
  })

  it('is not believed where a paid invoice cannot be read', () => {
    expect(invoicesSchema.safeParse({ items: [{ ...paidInvoice, amount: null }] }).success).toBe(false)
  })
})
