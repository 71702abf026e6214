import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { planIds, plans } from '#product/plans.ts'
import { readRows, identifier, sql } from '#server/db/sql.ts'
import { billingHook } from '#server/features/billing/purge.ts'
import { receiptSchema } from '#server/features/billing/receipts/receipt-page.ts'
import { simulatedKeys } from '#tests/fakes/razorpay/simulated.ts'
import { openShop } from './shop.ts'
import type { Buyer, Shop } from './shop.ts'

const gst = { gstin: '29ABCDE1234F1Z5', state: '29', serviceCode: '998315' } as const
const seller = { name: 'Précis & Sons', address: '1 Residency Road, Bengaluru', gst }

let shop: Shop
let ada: Buyer
beforeAll(async () => {
  shop = await openShop({ seller })
})
beforeEach(async () => {
  await shop.empty()
  await shop.travel(0)
  ada = await shop.signIn('ada@example.org')
})
afterAll(() => shop[Symbol.asyncDispose]())

const karnataka = { state: '29' }

async function buy(buyer: Buyer, more: object = karnataka) {
  const order = await shop.order(buyer, 'pro', more)
  const paid = shop.razorpay.pay(order.orderId)
  const answer = await shop.verify(buyer, paid)
  if (!answer.ok) throw new Error(answer.problem.code)
  return { order, paid }
}

describe('GET /api/subscription-plans', () => {
  it('gives the table of plans to everybody', async () => {
    const answer = await shop.app.call('GET /api/subscription-plans')
    expect(answer).toMatchObject({ ok: true, body: { isDemo: false, asksForState: true } })
    if (!answer.ok) return
    expect(answer.body.plans.map(({ id, price }) => [id, price])).toEqual(
      planIds.map((id) => [id, plans[id].price]),
    )
  })
})

describe('POST /api/create-subscription-order', () => {
  it('answers with what the checkout is opened with, at the price of the table', async () => {
    const order = await shop.order(ada, 'unlimited', { ...karnataka, amount: 1, price: 1 })
    expect(order).toEqual({
      keyId: simulatedKeys.keyId,
      amount: plans.unlimited.price,
      currency: 'INR',
      orderId: expect.stringMatching(/^sub_/),
      customerId: expect.stringMatching(/^cust_/),
      plan: { name: plans.unlimited.name },
      isDemo: false,
      checkoutUrl: shop.razorpay.checkoutUrl,
      startsAt: null,
      credit: 0,
    })
  })

  it.each([
    ['no State', {}, 'body.state'],
    ['a State that is none', { state: '28' }, 'body.state'],
    ['a GSTIN of another State', { state: '29', gstin: '27ABCDE1234F1Z5' }, 'body.gstin'],
    ['a GSTIN that is none', { state: '29', gstin: '29ABC' }, 'body.gstin'],
    ['an address that is none', { state: '29', email: 'ada' }, 'body.email'],
    ['the free plan', { state: '29', planId: 'free' }, 'body.planId'],
  ])('refuses %s by name', async (_name, change, field) => {
    const payload = { planId: 'pro', email: ada.email, ...change }
    const answer = await shop.app.call('POST /api/create-subscription-order', {
      headers: ada.headers,
      payload,
    })
    expect(answer).toMatchObject({ ok: false, status: 400, problem: { errors: [{ field }] } })
    expect(shop.razorpay.records.subscriptions.size).toBe(0)
  })

  it('lets nobody buy for another, and a visitor who typed an address buy for it without signing in', async () => {
    const payload = { planId: 'pro', email: 'bob@example.org', ...karnataka }
    const nobody = await shop.app.call('POST /api/create-subscription-order', { payload })
    expect(nobody).toMatchObject({ ok: false, status: 401 })
    const other = await shop.app.call('POST /api/create-subscription-order', {
      headers: ada.headers,
      payload,
    })
    expect(other).toMatchObject({ ok: false, status: 403, problem: { code: 'FORBIDDEN' } })
    const bob = await shop.typeAddress('bob@example.org')
    await buy(bob)
    expect(await shop.planOf(bob.email)).toBe('pro')
    expect(await shop.app.call('GET /api/billing', { headers: bob.headers })).toMatchObject({
      ok: false,
      status: 401,
    })
    const quota = await shop.app.call('GET /api/usage-status', { headers: bob.headers })
    expect(quota).toMatchObject({ body: { remainingCount: plans.free.allowance?.summaries } })
    const again = await shop.app.call('POST /api/create-subscription-order', {
      headers: bob.headers,
      payload,
    })
    expect(again).toMatchObject({
      ok: false,
      status: 401,
      problem: { code: 'SIGN_IN_REQUIRED', detail: expect.stringContaining('sign in') },
    })
    const proven = await shop.signIn(bob.email)
    const own = await shop.app.call('GET /api/billing', { headers: proven.headers })
    expect(own).toMatchObject({ ok: true, body: { plan: 'pro' } })
  })

  it.each([
    ['cut', 'PAYMENT_PROVIDER_UNREACHABLE', 503],
    ['hang', 'PAYMENT_PROVIDER_UNREACHABLE', 503],
    ['down', 'PAYMENT_PROVIDER_UNREACHABLE', 503],
    ['redirect', 'PAYMENT_PROVIDER_UNREACHABLE', 503],
    ['unauthorized', 'PAYMENT_PROVIDER_REFUSED', 502],
    ['garbled', 'PAYMENT_PROVIDER_REFUSED', 502],
    ['huge', 'PAYMENT_PROVIDER_REFUSED', 502],
  ] as const)('tells a provider that is %s, and the next try succeeds', async (kind, code, status) => {
    shop.razorpay.faults.push({ on: 'POST /v1/customers', kind })
    const payload = { planId: 'pro', email: ada.email, ...karnataka }
    const failed = await shop.app.call('POST /api/create-subscription-order', {
      headers: ada.headers,
      payload,
    })
    expect(failed).toMatchObject({ ok: false, status, problem: { code } })
    await buy(ada)
    expect(await shop.planOf(ada.email)).toBe('pro')
  })
})

describe('receipts', () => {
  it('are numbered without gaps when many buy at once, mailed once, and seen by their buyer alone', async () => {
    const buyers = await Promise.all(['b', 'c', 'd', 'e'].map((name) => shop.signIn(`${name}@example.org`)))
    await Promise.all(buyers.map((buyer) => buy(buyer)))
    await Promise.all([shop.reconcile(), shop.reconcile()])
    const { rows } = await shop.app.database.pool.query<{ number: string }>(
      sql`select number from receipts order by 1`,
    )
    const numbers = rows.map(({ number }) => number)
    expect(numbers.map((number) => Number(number.slice(-6)))).toEqual([1, 2, 3, 4])
    for (const number of numbers) expect(number).toMatch(/^PI-\d{4}-\d{6}$/)
    const mailed = shop.mailbox.emails.filter(({ subject }) => subject.startsWith('Your tax invoice'))
    expect(mailed.map(({ to }) => to).toSorted()).toEqual(buyers.map(({ email }) => email))
    const [first] = buyers
    const seen = await shop.app.call('GET /api/billing', { headers: first?.headers ?? {} })
    const number = seen.ok ? (seen.body.payments[0]?.receiptNumber ?? '') : ''
    const url = `/api/billing/receipts/${number}`
    const page = await shop.app.app.inject({ method: 'GET', url, headers: first?.headers ?? {} })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain(number)
    expect(page.body).toContain('Précis &amp; Sons')
    expect((await shop.app.app.inject({ method: 'GET', url, headers: ada.headers })).statusCode).toBe(404)
    expect((await shop.app.app.inject({ method: 'GET', url })).statusCode).toBe(401)
    expect(
      (await shop.app.app.inject({ method: 'GET', url: '/api/billing/receipts/:number' })).statusCode,
    ).toBe(401)
  })

  it.each([
    ['of the same State carry both halves', '29', ['CGST', 'SGST']],
    ['of another State carry the whole', '27', ['IGST']],
  ])('%s', async (_name, state, names) => {
    await buy(ada, { state })
    const { rows } = await shop.app.database.pool.query<{ content: unknown }>(
      sql`select content from receipts`,
    )
    const { tax, total } = receiptSchema.parse(rows[0]?.content)
    expect(tax?.lines.map(({ name }) => name)).toEqual(names)
    const sum = tax?.lines.reduce((all, { amount }) => all + amount, tax.taxable)
    expect(sum).toBe(total)
  })
})

describe('an account that goes', () => {
  it('takes its plan and its name along, is charged no more, and leaves what the law requires', async () => {
    const { order } = await buy(ada)
    const { db } = shop.app.database
    const { rows } = await db.pool.query<{ id: string }>(sql`select id from users where email = ${ada.email}`)
    const userId = rows[0]?.id ?? ''
    expect(await billingHook.export?.(db, userId)).toMatchObject({
      subscriptions: [{ plan: 'pro' }],
      payments: [{ amount: plans.pro.price, receipt: { buyer: { email: ada.email } } }],
    })
    // A webhook that is still being taken in holds the row, which the reconciler then leaves to its next
    // iteration.
    await shop.razorpay.webhooks.settled()
    await billingHook.purge(db, userId)
    expect(await shop.count('entitlements')).toBe(0)
    expect(await shop.count('receipts')).toBe(1)
    await shop.reconcile()
    expect(shop.razorpay.records.subscriptions.get(order.orderId)?.status).toBe('cancelled')
    const subscriptions = await db.execute(sql`select user_id, buyer_email from subscriptions`)
    expect(subscriptions.rows).toEqual([{ user_id: null, buyer_email: null }])
  })
})

describe('the email about a deletion', () => {
  it('says what becomes of the paid plan, and that it still renews before', async () => {
    await buy(ada)
    shop.mailbox.emails.length = 0
    const payload = { confirmation: ada.email }
    const ask = () => shop.app.call('POST /api/account/deletion', { headers: ada.headers, payload })
    expect(await ask()).toMatchObject({ ok: true })
    await expect.poll(() => shop.mailbox.emails.length).toBe(1)
    expect(shop.mailbox.emails[0]?.text).toContain('Your Pro plan ends with your account.')
    expect(shop.mailbox.emails[0]?.text).not.toContain('still renews')
    await shop.app.call('DELETE /api/account/deletion', { headers: ada.headers })
    const { db } = shop.app.database
    await db.execute(sql`update payments set period_end = now() + interval '3 days'`)
    await ask()
    await expect.poll(() => shop.mailbox.emails.length).toBe(2)
    expect(shop.mailbox.emails[1]?.text).toMatch(/It still renews on .+: cancel it on your account page/)
  })
})

describe('secrets', () => {
  it('are in no table, no line of the log and no answer: no card, no key, no signature', async () => {
    const { order, paid } = await buy(ada)
    await shop.razorpay.webhooks.settled()
    shop.razorpay.faults.push({ on: 'GET', kind: 'unauthorized' })
    await shop.verify(ada, paid)
    const { db } = shop.app.database
    const tables = await readRows(
      db,
      z.object({ name: z.string() }),
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    let everything = JSON.stringify([shop.app.log, order, shop.mailbox.emails])
    for (const { name } of tables) {
      everything += JSON.stringify((await db.execute(sql`select * from ${identifier(name)}`)).rows)
    }
    const signatures = shop.razorpay.webhooks.list.map(({ signature }) => signature)
    const cards = [...shop.razorpay.records.payments.values()].map((payment) => payment.card_id)
    const secrets = [
      simulatedKeys.keySecret,
      simulatedKeys.webhookSecret,
      paid.razorpay_signature,
      '+919876543210',
    ]
    for (const secret of [...secrets, ...signatures, ...cards]) expect(everything).not.toContain(secret)
    expect(JSON.stringify(shop.app.log)).not.toContain(ada.email)
    expect(everything).toContain(paid.razorpay_payment_id)
  })
})
