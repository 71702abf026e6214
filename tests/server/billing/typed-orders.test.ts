import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openShop } from './shop.ts'
import type { Buyer, Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.empty())
afterAll(() => shop[Symbol.asyncDispose]())

const email = 'ada@example.org'
const hourMs = 3_600_000

async function order({ email: address, headers }: Buyer) {
  return await shop.app.call('POST /api/create-subscription-order', {
    headers,
    payload: { planId: 'pro', email: address },
  })
}

/**
 * Orders so many times, each time in the next of some browsers; gives the number of orders that were made.
 */
async function orderTimes(times: number, nextBuyer: (turn: number) => Promise<Buyer>): Promise<number> {
  let made = 0
  for (let turn = 0; turn < times; turn += 1) if ((await order(await nextBuyer(turn))).ok) made += 1
  return made
}

it('the checkout makes five orders an hour for an address that was typed, in however many browsers', async () => {
  expect(await orderTimes(5, () => shop.typeAddress(email))).toBe(5)
  const customers = shop.razorpay.records.customers.size
  const refused = await order(await shop.typeAddress(email))
  expect(refused).toMatchObject({
    ok: false,
    status: 429,
    problem: { code: 'RATE_LIMITED', detail: expect.stringContaining('sign in') },
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
  expect(shop.razorpay.records.subscriptions.size, 'the provider is not asked').toBe(5)
  expect(shop.razorpay.records.customers.size).toBe(customers)
  expect(await shop.count('subscriptions'), 'nor is anything stored').toBe(5)
  expect(await order(await shop.typeAddress('bob@example.org'))).toMatchObject({ ok: true })
  await shop.travel(hourMs)
  expect(await order(await shop.typeAddress(email))).toMatchObject({ ok: true })
  await shop.travel(-hourMs)
})

it('the checkout makes ten orders an hour for a browser, whatever is typed there', async () => {
  const browser = await shop.typeAddress(email)
  const retype = async (turn: number): Promise<Buyer> => {
    const typed = `ada${turn}@example.org`
    await shop.app.call('POST /api/users/register', { headers: browser.headers, payload: { email: typed } })
    return { ...browser, email: typed }
  }
  expect(await orderTimes(11, retype)).toBe(10)
})

it('the checkout makes thirty orders an hour for a network', async () => {
  expect(await orderTimes(31, (turn) => shop.typeAddress(`ada${turn}@example.org`))).toBe(30)
})

it('the checkout lets the owner of the address buy who signs in', async () => {
  expect(await orderTimes(6, () => shop.typeAddress(email))).toBe(5)
  const ada = await shop.signIn(email)
  const own = await shop.order(ada, 'pro')
  expect(await shop.order(ada, 'pro'), 'which is one checkout').toMatchObject({ orderId: own.orderId })
  await shop.verify(ada, shop.razorpay.pay(own.orderId))
  expect(await shop.planOf(email)).toBe('pro')
})
