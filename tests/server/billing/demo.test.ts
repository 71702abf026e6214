import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plans } from '#product/plans.ts'
import { createDemoProvider } from '#server/adapters/demo-payments/demo-provider.ts'
import { createRazorpayProvider } from '#server/adapters/razorpay/razorpay-provider.ts'
import { sql } from '#server/db/sql.ts'
import { createDemoLedger } from '#server/features/billing/checkout/verify-payment.ts'
import { reconcileOnce, startReconciler } from '#server/features/billing/reconcile/reconciler.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { simulatedKeys } from '#tests/fakes/razorpay/simulated.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { emptyTables } from '#tests/setup/test-database.ts'

const mailbox = createMailbox()
let aheadMs = 0
let app: TestApp
let headers: { cookie: string }
const clock = { now: () => Date.now() + aheadMs }
const email = 'ada@example.org'

beforeAll(async () => {
  app = await startApp({ mailer: mailbox })
  app.deps.billing.clock = clock
  const ledger = createDemoLedger(app.database.db)
  app.deps.billing.provider = createDemoProvider({ ledger, clock, secret: 'demo' })
})
beforeEach(async () => {
  aheadMs = 0
  mailbox.emails.length = 0
  await emptyTables(app.database)
  headers = (await signIn(app.deps, email)).headers
})
afterAll(() => app[Symbol.asyncDispose]())

async function order(planId: 'pro' | 'unlimited' = 'pro') {
  const answer = await app.call('POST /api/create-subscription-order', {
    headers,
    payload: { planId, email },
  })
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.body
}

const payDemo = (orderId: string) =>
  app.call('POST /api/demo-payment', { headers, payload: { orderId, email } })

async function buy(planId: 'pro' | 'unlimited' = 'pro') {
  const { orderId } = await order(planId)
  const paid = await payDemo(orderId)
  if (!paid.ok) throw new Error(paid.problem.code)
  const payload = { orderId, ...paid.body, planId, email }
  return { payload, answer: await app.call('POST /api/verify-payment', { headers, payload }) }
}

async function billing() {
  const answer = await app.call('GET /api/billing', { headers })
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.body
}

describe('demo billing', () => {
  it('says that it is one wherever money is mentioned, and gives the plan without charging anything', async () => {
    expect(await app.call('GET /api/subscription-plans')).toMatchObject({ body: { isDemo: true } })
    expect(await order()).toMatchObject({
      isDemo: true,
      keyId: '',
      checkoutUrl: null,
      amount: plans.pro.price,
    })
    expect((await buy()).answer).toMatchObject({ ok: true, body: { success: true, outcome: 'active' } })
    expect(await billing()).toMatchObject({
      plan: 'pro',
      isDemo: true,
      payments: [{ isDemo: true, method: 'demo' }],
    })
    await reconcileOnce(app.deps, AbortSignal.timeout(5000))
    expect(mailbox.emails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      `${email}: Pro is active`,
      expect.stringMatching(/: Your demonstration PD-/),
    ])
    for (const { text } of mailbox.emails) expect(text).toContain('demonstration')
  })

  it('renews itself each month until it is cancelled, then ends with the month', async () => {
    await buy()
    aheadMs = 40 * 24 * 3_600_000
    await reconcileOnce(app.deps, AbortSignal.timeout(5000))
    headers = (await signIn(app.deps, email)).headers
    expect((await billing()).payments).toHaveLength(2)
    await app.call('POST /api/billing/cancel', { headers })
    expect(await billing()).toMatchObject({ plan: 'pro', status: 'ending' })
    aheadMs = 70 * 24 * 3_600_000
    await reconcileOnce(app.deps, AbortSignal.timeout(5000))
    expect(await billing()).toMatchObject({ plan: 'free', status: 'ended' })
  })

  it('takes no payment that did not go through the stand-in, and one however often it is made', async () => {
    const { orderId } = await order()
    const made = { orderId, paymentId: 'pay_demo_0', signature: 'f'.repeat(64), planId: 'pro', email }
    const forged = await app.call('POST /api/verify-payment', { headers, payload: made })
    expect(forged).toMatchObject({ ok: false, problem: { code: 'PAYMENT_INVALID' } })
    const paid = await payDemo(orderId)
    if (!paid.ok) throw new Error(paid.problem.code)
    expect(await payDemo(orderId)).toMatchObject({ ok: true, body: paid.body })
    expect((await billing()).payments).toEqual([])
    expect(await payDemo('sub_demo0')).toMatchObject({ ok: false, problem: { code: 'NOT_FOUND' } })
  })

  it('gives the plan that was paid for when the last call never came, and no order that is used up', async () => {
    const { orderId } = await order()
    expect(await payDemo(orderId)).toMatchObject({ ok: true })
    expect(
      await app.call('POST /api/create-subscription-order', { headers, payload: { planId: 'pro', email } }),
    ).toMatchObject({ ok: false, problem: { code: 'ALREADY_SUBSCRIBED' } })
    expect(await billing()).toMatchObject({ plan: 'pro', status: 'active', payments: [{ isDemo: true }] })
  })

  it('has no webhook', async () => {
    const answer = await app.app.inject({ method: 'POST', url: '/api/webhooks/razorpay', payload: {} })
    expect(answer.statusCode).toBe(404)
  })

  it('ends when real keys are set: no plan of it survives, and what was paid for does', async () => {
    await buy()
    const { db } = app.database
    const provider = createRazorpayProvider({
      ...simulatedKeys,
      webhookSecrets: [simulatedKeys.webhookSecret],
      plans: {},
      baseUrl: 'http://127.0.0.1:1',
      checkoutUrl: '',
      timeoutMs: 100,
    })
    const real = { ...app.deps, billing: { ...app.deps.billing, provider } }
    await startReconciler(real, 60_000).stop()
    expect((await db.execute(sql`select from entitlements`)).rowCount).toBe(0)
    const { rows } = await db.execute(sql`select state from subscriptions`)
    expect(rows).toEqual([{ state: 'cancelled' }])
  })

  it('never takes the place of a plan that was paid for', async () => {
    const { db } = app.database
    await db.execute(sql`
      insert into entitlements (user_id, plan, since, until, is_demo)
      select id, 'unlimited', now(), now() + interval '20 days', false from users where email = ${email}`)
    await buy()
    const { rows } = await db.execute(sql`select plan, is_demo from entitlements`)
    expect(rows).toEqual([{ plan: 'unlimited', is_demo: false }])
  })
})
