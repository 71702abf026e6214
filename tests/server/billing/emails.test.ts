import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import type { MailOutcome } from '#server/ports/senders.ts'
import { dayMs, openShop } from './shop.ts'
import type { Buyer, Shop } from './shop.ts'

const minuteMs = 60_000

let shop: Shop
let ada: Buyer
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.empty()
  shop.razorpay.webhooks.mode = 'at once'
  shop.mailbox.emails.length = 0
  shop.mailbox.outcome = { sent: true }
  ada = await shop.signIn('ada@example.org')
})
afterAll(() => shop[Symbol.asyncDispose]())

async function buy(planId: 'pro' | 'unlimited' = 'pro'): Promise<string> {
  // The provider dates payments by whole seconds, and two of one second have no order.
  await shop.travel(2000)
  const { orderId } = await shop.order(ada, planId)
  const answer = await shop.verify(ada, shop.razorpay.pay(orderId), { planId })
  expect(answer).toMatchObject({ ok: true })
  await shop.razorpay.webhooks.settled()
  return orderId
}

/** Receipts, and the notice after a sign-in of the test itself. */
const otherMail = /^Your (?:receipt|tax invoice)|^New sign-in/

/** Subjects and texts of what was mailed about the plan since the last look. */
async function news(): Promise<string[]> {
  await shop.reconcile()
  const emails = shop.mailbox.emails.splice(0)
  for (const { to } of emails) expect(to).toBe(ada.email)
  return emails
    .filter(({ subject }) => !otherMail.test(subject))
    .map(({ subject, text }) => `${subject}\n${text}`)
}

async function endMonth(orderId: string, outcome: 'charged' | 'failed'): Promise<void> {
  const end = shop.razorpay.records.subscriptions.get(orderId)?.current_end ?? 0
  await shop.travel(end * 1000 - shop.now() + 1000)
  shop.razorpay.endCycle(orderId, outcome)
  await shop.razorpay.webhooks.settled()
  ada = await shop.signIn(ada.email)
}

const cancel = () => shop.app.call('POST /api/billing/cancel', { headers: ada.headers })

describe('the owner of a plan is mailed', () => {
  it('when it begins, is upgraded and is cancelled, once each', async () => {
    await buy()
    expect(await news()).toEqual([
      expect.stringMatching(
        /^Pro is active\n[\s\S]*₹299\.00 per month and renews on .+ \(India Standard Time\)\./,
      ),
    ])
    await buy('unlimited')
    expect(await news()).toEqual([
      expect.stringMatching(/^Your plan is now Unlimited\n[\s\S]*We refund ₹299\.00 of your last month/),
    ])
    expect(await cancel()).toMatchObject({ ok: true })
    expect(await news()).toEqual([
      expect.stringMatching(/^Unlimited is cancelled\n[\s\S]*stays until .+ You won't be charged again/),
    ])
    await shop.travel(2 * dayMs)
    expect(await news()).toEqual([])
  })

  it('when a lower plan is agreed to follow, and when it does', async () => {
    const orderId = await buy('unlimited')
    await news()
    const next = await buy('pro')
    expect(await news()).toEqual([
      expect.stringMatching(/^Pro follows Unlimited\n[\s\S]*Unlimited stays until .+, then Pro begins/),
    ])
    await endMonth(orderId, 'charged')
    shop.razorpay.endCycle(next, 'charged')
    await shop.razorpay.webhooks.settled()
    expect(await news()).toEqual([expect.stringMatching(/^Your plan is now Pro\n/)])
  })

  it('when a renewal fails, when the plan ends for that, and when a month is charged all the same', async () => {
    const orderId = await buy()
    await news()
    await endMonth(orderId, 'failed')
    expect(await news()).toEqual([
      expect.stringMatching(/^We couldn't renew Pro\n[\s\S]*try again; without it, Pro ends on/),
    ])
    await shop.travel(3 * dayMs)
    shop.razorpay.faults.push({ on: `POST /v1/subscriptions/${orderId}/cancel`, kind: 'down' })
    expect(await news()).toEqual([
      expect.stringMatching(/^Pro has ended\n[\s\S]*and you won't be charged again/),
    ])
    await shop.travel(2000)
    shop.razorpay.endCycle(orderId, 'charged')
    await shop.razorpay.webhooks.settled()
    await shop.travel(120_000)
    expect(await news()).toEqual([
      expect.stringMatching(
        /^A payment of ₹299\.00 is refunded\n[\s\S]*Pro was charged once more although it was over/,
      ),
    ])
    const charged = [...shop.razorpay.records.payments.values()].filter(({ status }) => status !== 'failed')
    expect(charged.map((payment) => payment.amount_refunded)).toEqual([0, 299_00])
    expect(shop.razorpay.records.subscriptions.get(orderId)?.status).toBe('cancelled')
    expect(await shop.planOf(ada.email)).toBe('free')
  })

  it('when its month is refunded although another plan is to follow: what is charged then is said', async () => {
    await buy('unlimited')
    await buy('pro')
    await news()
    const [payment] = shop.razorpay.records.payments.values()
    shop.razorpay.refund(payment?.id ?? '')
    await shop.razorpay.webhooks.settled()
    expect(await news()).toEqual([
      expect.stringMatching(/^Unlimited has ended\n[\s\S]*You have the free plan now\. Pro begins on .+\./),
    ])
  })
})

describe('an owner whose zone is known from their digests', () => {
  it('reads the days in it, and is led to where they reached the pages', async () => {
    await shop.app.database.db.execute(sql`
      insert into digest_settings (user_id, frequency, hour, weekday, zone, origin, is_mailed, feed_nonce, feed_hash)
      select id, 'daily', 8, 1, 'America/Phoenix', 'https://precis.example', true, 'nonce', 'hash' from users
      where email = ${ada.email}`)
    await buy()
    await shop.reconcile()
    const texts = shop.mailbox.emails.filter(({ to }) => to === ada.email).map(({ text }) => text)
    expect(texts).toContainEqual(expect.stringMatching(/renews on .+ 2\d{3} \(Mountain Standard Time\)\./))
    // A receipt has the days of the seller.
    expect(texts).toContainEqual(expect.stringMatching(/Précis Pro, .+ \(India Standard Time\)/))
    expect(texts.filter((text) => text.includes('https://precis.example/account'))).toHaveLength(2)
  })
})

describe('an owner who reads Hindi', () => {
  it('gets the emails and the receipt in Hindi', async () => {
    await shop.app.call('PATCH /api/account', { headers: ada.headers, payload: { language: 'hi' } })
    await buy()
    await shop.reconcile()
    const [receipt, plan] = ['आपकी रसीद', 'Pro चालू है'].map((words) =>
      shop.mailbox.emails.find(({ subject }) => subject.startsWith(words)),
    )
    expect(plan?.text).toMatch(
      /Pro का शुल्क ₹299\.00 प्रति माह है और यह \d+ \S+ 2\d{3} \(भारतीय मानक समय\) को नवीनीकृत होगा।/,
    )
    expect(receipt?.text).toContain('आपने ₹299.00 का भुगतान किया।')
    const number = receipt?.subject.split(' ').at(-1) ?? ''
    const page = await shop.app.app.inject({
      url: `/api/billing/receipts/${number}`,
      headers: ada.headers,
    })
    expect(page.body).toContain('<html lang="hi" dir="ltr">')
    expect(page.body).toContain('कुल, टैक्स सहित')
  })
})

describe('a mail server that is away', () => {
  const away: MailOutcome = { sent: false, reason: 'unreachable', cause: new Error('away') }

  it('for hours delays a receipt and does not lose it', async () => {
    await buy()
    shop.mailbox.outcome = away
    for (let minutes = 0; minutes < 600; minutes += 20) {
      await shop.reconcile()
      await shop.travel(20 * minuteMs)
    }
    shop.mailbox.emails.length = 0
    shop.mailbox.outcome = { sent: true }
    for (let minutes = 0; minutes <= 120; minutes += 20) {
      await shop.reconcile()
      await shop.travel(20 * minuteMs)
    }
    expect(
      shop.mailbox.emails.map(({ subject }) => subject.split(' ').slice(0, 2).join(' ')).toSorted(),
    ).toEqual(['Pro is', 'Your receipt'])
    expect(shop.alarms).toEqual([])
  })

  it('for a day raises an alarm, once for each email', async () => {
    await buy()
    shop.mailbox.outcome = away
    for (let hours = 0; hours < 30; hours += 1) {
      await shop.reconcile()
      await shop.travel(60 * minuteMs)
    }
    expect(shop.alarms).toEqual(['EMAIL_FAILED', 'EMAIL_FAILED'])
    shop.mailbox.outcome = { sent: true }
    await shop.travel(3 * dayMs)
    shop.mailbox.emails.length = 0
    await shop.reconcile()
    expect(shop.mailbox.emails).toEqual([])
  })
})
