import { describe, expect, it } from 'vitest'
import { createDemoProvider } from '#server/adapters/demo-payments/demo-provider.ts'
import { createRazorpayProvider } from '#server/adapters/razorpay/razorpay-provider.ts'
import type { PaymentProvider } from '#server/ports/payments.ts'
import { simulatedKeys } from '#tests/fakes/razorpay/simulated.ts'
import { startRazorpaySimulator } from '#tests/fakes/razorpay/simulator.ts'

/** A provider, its checkout as a buyer goes through it, and a clock that it goes by. */
type Sample = AsyncDisposable & {
  provider: PaymentProvider
  pay: (subscription: string) => Promise<{ payment: string; signature: string }>
}

const { signal } = new AbortController()
const hourMs = 3_600_000

const providers: Readonly<Record<string, () => Promise<Sample>>> = {
  Razorpay: async () => {
    const razorpay = await startRazorpaySimulator({ deliver: async () => 200, retryPauseMs: 1 })
    const provider = createRazorpayProvider({
      ...simulatedKeys,
      webhookSecrets: [simulatedKeys.webhookSecret],
      plans: {},
      baseUrl: razorpay.origin,
      checkoutUrl: razorpay.checkoutUrl,
      timeoutMs: 60_000,
    })
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

async function order(provider: PaymentProvider): Promise<string> {
  await provider.createCustomer('ada@example.org', signal)
  const plan = await provider.createPlan({ name: 'Pro', amount: 29_900 }, signal)
  const orderedAt = Date.now()
  const terms = { plan, startsAt: null, orderedAt, payableUntil: orderedAt + hourMs }
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
