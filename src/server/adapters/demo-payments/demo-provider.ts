import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#server/lib/clock.ts'
import { isSameText } from '#server/lib/secret-text.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import type {
  DemoLedger,
  PaidInvoice,
  PaymentFacts,
  PaymentProvider,
  SubscriptionFacts,
} from '#server/ports/payments.ts'

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

  async function change(reference: string, next: (record: DemoRecord) => DemoRecord): Promise<void> {
    await ledger.save(reference, next(await load(reference)))
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
    // Their records are in the database itself: none outlives it.
    listSubscriptions: async () => [],
    readPayment: async (reference) => paymentFacts(reference, await load(subscriptionOf(reference))),
    noteCancellation: (payment, cancelledAt) =>
      change(subscriptionOf(payment), (record) => ({ ...record, cancelledAt })),
    cancel: (reference, when) =>
      change(reference, (record) => {
        const atEnd = when === 'at_end' && record.cancelled === null
        return { ...record, cancelled: { at: clock.now(), atEnd } }
      }),
    pause: (reference) => change(reference, (record) => ({ ...record, pausedAt: clock.now() })),
    resume: (reference) => change(reference, (record) => ({ ...record, pausedAt: null })),
    refund: (payment, { amount, key }) =>
      change(subscriptionOf(payment), (record) => {
        return { ...record, refunds: { ...record.refunds, [key]: { payment, amount } } }
      }),
    isSigned: ({ subscription, payment, signature }) => isSameText(signature, sign(payment, subscription)),
    readEvent: () => null,
    payDemo: async (reference) => {
      const record = await load(reference)
      const { state } = demoFacts(reference, record, clock.now())
      const { paidAt } = record
      if (paidAt === null && state !== 'created') throw new PaymentFailure('refused', { reason: state })
      await ledger.save(reference, { ...record, paidAt: paidAt ?? clock.now() })
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

/** A subscription of a demonstration. All times are milliseconds since 1970. */
const demoRecordSchema = z.object({
  ownId: z.string(),
  /** Paise a month that nobody pays. */
  amount: z.int(),
  startsAt: z.number().nullable(),
  payableUntil: z.number(),
  /** The time at which the stand-in for the checkout was completed. */
  paidAt: z.number().nullable(),
  /** The time of its cancellation: `atEnd` lets the running month be. */
  cancelled: z.object({ at: z.number(), atEnd: z.boolean() }).nullable(),
  /** Since when no further month is charged. */
  pausedAt: z.number().nullable().default(null),
  /** The time at which its owner cancelled it, which may be taken back. */
  cancelledAt: z.number().nullable().default(null),
  /** Paise that went back, by the key of the refund. */
  refunds: z.record(z.string(), z.object({ payment: z.string(), amount: z.int() })),
})
type DemoRecord = z.infer<typeof demoRecordSchema>

/** More months than anybody lets a demonstration run. */
const maxMonths = 1200

/** The facts of a record at a moment: a demonstration renews itself each month until it is cancelled. */
function demoFacts(reference: string, record: DemoRecord, now: number): SubscriptionFacts {
  const paid = paidMonths(reference, record, now)
  return { reference, ownId: record.ownId, paid, state: stateOf(record, paid, now) }
}

function paymentFacts(reference: string, record: DemoRecord): PaymentFacts {
  const { amount, refunds, paidAt, cancelledAt } = record
  const back = Object.values(refunds).filter(({ payment }) => payment === reference)
  const refunded = back.reduce((sum, each) => sum + each.amount, 0)
  return {
    reference,
    isTaken: paidAt !== null,
    amount,
    currency: 'INR',
    refunded,
    method: 'demo',
    cancelledAt,
  }
}

/** The number of a month in the name of its payment. */
function demoPayment(reference: string, month: number): string {
  return `${reference.replace('sub_', 'pay_')}_${month}`
}

function stateOf(
  { startsAt, payableUntil, paidAt, cancelled, pausedAt }: DemoRecord,
  paid: readonly PaidInvoice[],
  now: number,
): SubscriptionFacts['state'] {
  const end = paid.at(-1)?.periodEnd ?? 0
  if (cancelled !== null && (!cancelled.atEnd || now >= end)) return 'cancelled'
  if (paidAt === null) return now > payableUntil ? 'expired' : 'created'
  if (pausedAt !== null) return 'paused'
  return startsAt !== null && now < startsAt ? 'authenticated' : 'active'
}

function paidMonths(reference: string, record: DemoRecord, now: number): PaidInvoice[] {
  const { amount, startsAt, paidAt, cancelled, pausedAt } = record
  const months: PaidInvoice[] = []
  if (paidAt === null) return months
  const start = startsAt ?? paidAt
  const until = Math.min(now, cancelled?.at ?? now, pausedAt ?? now)
  for (let month = 0; month < maxMonths && monthsAfter(start, month) <= until; month += 1) {
    months.push({
      invoice: `${reference.replace('sub_', 'inv_')}_${month}`,
      payment: demoPayment(reference, month),
      amount,
      currency: 'INR',
      periodStart: monthsAfter(start, month),
      periodEnd: monthsAfter(start, month + 1),
      paidAt: monthsAfter(start, month),
    })
  }
  return months
}

/** The same day and time so many months later, on the last day of a shorter month; ms since 1970, by UTC. */
function monthsAfter(ms: number, months: number): number {
  const date = new Date(ms)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}
