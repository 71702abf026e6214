import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#server/ports/clock.ts'
import type { DemoLedger, PaymentProvider } from '#server/ports/payments.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import { demoFacts, demoPayment, demoRecordSchema } from './demo-record.ts'
import type { DemoRecord } from './demo-record.ts'

type Deps = { ledger: DemoLedger; clock: Pick<Clock, 'now'>; /** The server's own. */ secret: string }

const planForm = /^plan_demo_(\d+)$/
const paymentForm = /^pay_(demo[0-9a-f]+)_\d+$/

/** Takes no money: the provider that is there when there are no keys. It asks nobody outside. */
export function createDemoProvider({ ledger, clock, secret }: Deps): PaymentProvider {
  async function load(reference: string): Promise<DemoRecord> {
    const parsed = demoRecordSchema.safeParse(await ledger.load(reference))
    if (!parsed.success) throw new PaymentFailure('unknown')
    return parsed.data
  }

  function sign(payment: string, subscription: string): string {
    return createHmac('sha256', secret).update(`demo payment|${payment}|${subscription}`).digest('hex')
  }

  return {
    isDemo: true,
    account: 'demo',
    keyId: '',
    checkoutUrl: null,
    plans: {},
    createCustomer: async () => 'cust_demo',
    createPlan: async ({ amount }) => `plan_demo_${amount}`,
    createSubscription: async ({ ownId, plan, startsAt, payableUntil }) => {
      const amount = Number(planForm.exec(plan)?.[1])
      if (!Number.isInteger(amount)) throw new PaymentFailure('unknown')
      const reference = `sub_demo${randomUUID().replaceAll('-', '')}`
      const record = { ownId, amount, startsAt, payableUntil, paidAt: null, cancelled: null, refunds: {} }
      await ledger.save(reference, record)
      return reference
    },
    readSubscription: async (reference) => demoFacts(reference, await load(reference), clock.now()),
    readPayment: async (reference) => {
      const record = await load(subscriptionOf(reference))
      const { amount, refunds, paidAt } = record
      const back = Object.values(refunds).filter(({ payment }) => payment === reference)
      const refunded = back.reduce((sum, each) => sum + each.amount, 0)
      return { reference, isTaken: paidAt !== null, amount, currency: 'INR', refunded, method: 'demo' }
    },
    cancel: async (reference, when) => {
      const record = await load(reference)
      const cancelled = { at: clock.now(), atEnd: when === 'at_end' && record.cancelled === null }
      await ledger.save(reference, { ...record, cancelled })
    },
    refund: async (payment, { amount, key }) => {
      const reference = subscriptionOf(payment)
      const record = await load(reference)
      await ledger.save(reference, { ...record, refunds: { ...record.refunds, [key]: { payment, amount } } })
    },
    isSigned: ({ subscription, payment, signature }) => {
      const expected = Buffer.from(sign(payment, subscription))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    readEvent: () => null,
    payDemo: async (reference) => {
      const record = await load(reference)
      const { state } = demoFacts(reference, record, clock.now())
      if (state !== 'created') throw new PaymentFailure('refused', { reason: `a demonstration is ${state}` })
      await ledger.save(reference, { ...record, paidAt: clock.now() })
      const payment = demoPayment(reference, 0)
      return { payment, signature: sign(payment, reference) }
    },
  }
}

function subscriptionOf(payment: string): string {
  const id = paymentForm.exec(payment)?.[1]
  if (id === undefined) throw new PaymentFailure('unknown')
  return `sub_${id}`
}
