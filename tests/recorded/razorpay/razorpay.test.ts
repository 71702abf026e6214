import { readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isCheckoutSigned, isWebhookSigned } from '#server/adapters/razorpay/call-razorpay.ts'
import { createRazorpayProvider } from '#server/adapters/razorpay/razorpay-provider.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import type { PaymentProvider } from '#server/ports/payments.ts'
import { describeRealData } from '#tests/setup/real-data.ts'

/** The next answers of the local server, by the beginning of the path; everything else is an empty list. */
const answers = new Map<string, { status: number; body: string }>()
const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const [, found = { status: 200, body: '{"items":[]}' }] =
    [...answers].find(([start]) => pathname.startsWith(start)) ?? []
  response.writeHead(found.status, { 'content-type': 'application/json' }).end(found.body)
})
let provider: PaymentProvider

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  provider = createRazorpayProvider({
    baseUrl: `http://127.0.0.1:${address.port}`,
    keyId: 'rzp_test_1',
    keySecret: 'secret',
    webhookSecrets: ['key_secret'],
    checkoutUrl: '',
    plans: {},
    timeoutMs: 5000,
  })
})
afterAll(() => void server.close())

const signal = AbortSignal.timeout(60_000)

function answer(start: string, body: string, status = 200): void {
  answers.clear()
  answers.set(start, { status, body })
}

/** The subscription as our client reads it. */
async function subscription(body: string, invoices = '{"items":[]}') {
  answer('/v1/subscriptions', body)
  answers.set('/v1/invoices', { status: 200, body: invoices })
  return await provider.readSubscription('sub_1', signal)
}

async function payment(body: string) {
  answer('/v1/payments', body)
  return await provider.readPayment('pay_1', signal)
}

async function failureOf(call: Promise<unknown>): Promise<string> {
  return await call.then(
    () => 'no failure',
    (error: unknown) => (error instanceof PaymentFailure ? error.kind : 'another error'),
  )
}

const newRefund = { amount: 100, key: 'pay_1-0-100' }

/** The meaning of each recorded answer, by its name. */
const meanings: Record<string, (body: string, all: Record<string, string>) => Promise<void>> = {
  fake_subscription: async (body) => {
    const facts = { reference: 'sub_8kip7ybbcOyc9J', state: 'active', ownId: null, paid: [] }
    expect(await subscription(body)).toEqual(facts)
  },
  fake_subscription_cancelled: async (body) => {
    expect(await subscription(body)).toMatchObject({ state: 'cancelled', ownId: null })
  },
  // Notes of another shop hold no id of ours.
  fake_subscription_paused: async (body) => {
    expect(await subscription(body)).toMatchObject({ state: 'paused', ownId: null })
  },
  fake_subscription_resumed: async (body) => {
    expect(await subscription(body)).toMatchObject({ state: 'active', ownId: null })
  },
  // A request and no answer: it has no id.
  init_subscription: async (body) => {
    expect(await failureOf(subscription(body))).toBe('changed')
  },
  // A list where one subscription is expected.
  subscription_collection: async (body) => {
    expect(await failureOf(subscription(body))).toBe('changed')
  },
  fake_payment: async (body) => {
    expect(await payment(body)).toMatchObject({ reference: 'fake_payment_id', isTaken: false, amount: 500 })
  },
  fake_captured_payment: async (body) => {
    expect(await payment(body)).toEqual({
      reference: 'pay_29QQoUBi66xm2f',
      isTaken: true,
      amount: 500,
      currency: 'INR',
      refunded: 0,
      method: null,
      cancelledAt: null,
    })
  },
  fake_refund: async (body) => {
    answer('/v1/payments', body)
    expect(await failureOf(provider.refund('pay_1', newRefund, signal))).toBe('no failure')
  },
  refund_collection: async (body) => {
    answer('/v1/payments', body)
    expect(await failureOf(provider.refund('pay_1', newRefund, signal))).toBe('changed')
  },
  // The recording has a comma that JSON does not allow.
  fake_customer: async (body) => {
    answer('/v1/customers', body)
    expect(await failureOf(provider.createCustomer('test@test.com', signal))).toBe('changed')
    answer('/v1/customers', body.replace(/,\s*\}/, '}'))
    expect(await provider.createCustomer('test@test.com', signal)).toBe('fake_customer_id')
  },
  fake_plan: async (body) => {
    answer('/v1/plans', body)
    expect(await provider.createPlan({ name: 'test plan', amount: 20_000 }, signal)).toBe(
      'plan_8kihN0YqhnF8a7',
    )
  },
  // Issued and not paid, and of no subscription: no month was paid.
  invoice_collection: async (body, { fake_subscription: active = '' }) => {
    expect(await subscription(active, body)).toMatchObject({ paid: [] })
  },
  fake_invoice: async (body, { fake_subscription: active = '' }) => {
    expect(await subscription(active, `{"items":[${body}]}`)).toMatchObject({ paid: [] })
  },
  bad_request_error: async (body) => {
    answer('/v1/payments', body, 400)
    expect(await failureOf(provider.readPayment('pay_1', signal))).toBe('refused')
  },
  // Its payment belongs to an order: it names no subscription.
  fake_payment_authorized_webhook: async (body, { signature = '' }) => {
    const bytes = Buffer.from(body)
    expect(provider.readEvent(bytes, { 'x-razorpay-signature': signature })).toMatchObject({
      name: 'payment.authorized',
      subscription: null,
      payment: 'pay_6koWN7bvxujzxM',
    })
    expect(provider.readEvent(bytes, { 'x-razorpay-signature': signature.replace(/^./, 'x') })).toBeNull()
  },
}

const signatureSchema = z.array(
  z.object({
    what: z.string(),
    secret: z.string(),
    signature: z.string(),
    body: z.string().optional(),
    payment: z.string().optional(),
    subscription: z.string().optional(),
  }),
)

describeRealData('the recorded answers of Razorpay', 'recorded/razorpay', (folder) => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  const recorded = z.record(z.string(), z.string()).parse(read('python-mocks.json'))
  const signatures = signatureSchema.parse(read('signatures.json'))

  it('the answers each have a meaning in the table', () => {
    expect(Object.keys(meanings).toSorted()).toEqual(Object.keys(recorded).toSorted())
  })

  it.each(Object.keys(recorded))('%s is read as it is meant', async (name) => {
    const body = recorded[name] ?? ''
    const signature = signatures.find((each) => each.body === body)?.signature ?? ''
    await meanings[name]?.(body, { ...recorded, signature })
  })

  describe('the published signatures', () => {
    it.each(signatures)('of a $what are right, and wrong with one letter changed', (each) => {
      const { secret, signature, body, payment: paid, subscription: of } = each
      const isRight = (given: string): boolean =>
        body === undefined
          ? isCheckoutSigned(secret, { subscription: of ?? '', payment: paid ?? '', signature: given })
          : isWebhookSigned(['another secret', secret], Buffer.from(body), given)
      expect(isRight(signature)).toBe(true)
      expect(isRight(signature.replace(/^./, (letter) => (letter === '0' ? '1' : '0')))).toBe(false)
    })
  })
})
