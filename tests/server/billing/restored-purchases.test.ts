import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recoverPurchases } from '#server/features/billing/reconcile/recover-purchases.ts'
import type { Recovery } from '#server/features/billing/reconcile/recover-purchases.ts'
import { backUp, openShop, openSubscriber } from './shop.ts'
import type { Shop, ShopBackup } from './shop.ts'

const { signal } = new AbortController()
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.empty()
  shop.razorpay.webhooks.mode = 'at once'
})
afterAll(() => shop[Symbol.asyncDispose]())

/** The work of `npm run after-restore`. */
const recover = async ({ madeAt }: ShopBackup): Promise<Recovery> =>
  await recoverPurchases(shop.app.deps, madeAt, signal)

/** The rows about money, which a second run must not change. */
async function countRows(): Promise<number[]> {
  const tables = ['subscriptions', 'payments', 'receipts', 'billing_emails', 'entitlements'] as const
  return await Promise.all(tables.map((table) => shop.count(table)))
}

const payments = () => [...shop.razorpay.records.payments.values()]
const statusOf = (orderId: string) => shop.razorpay.records.subscriptions.get(orderId)?.status
const refunds = () => shop.razorpay.records.refunds.size

describe('what was bought after the backup of a restored shop', () => {
  it('is given back to its buyer, whose account was lost too, and once however often it is asked for', async () => {
    await using backup = await backUp(shop)
    await (await openSubscriber(shop, 'bob@example.org')).buy()
    await backup.restore()
    expect(await shop.planOf('bob@example.org')).toBe('free')
    expect(await recover(backup)).toEqual({ asked: 1, recovered: 1, toLookAt: [] })
    expect(await shop.planOf('bob@example.org')).toBe('pro')
    const rows = await countRows()
    expect(await recover(backup)).toEqual({ asked: 1, recovered: 0, toLookAt: [] })
    expect(await countRows()).toEqual(rows)
    const bob = await openSubscriber(shop, 'bob@example.org')
    expect(await bob.billing()).toMatchObject({
      status: 'active',
      canCancel: true,
      payments: [{ refunded: 0 }],
    })
    await expect(bob.buy(), 'not offered again').rejects.toThrow('ALREADY_SUBSCRIBED')
  })

  it('keeps the change that was agreed to for the end of the month', async () => {
    const ada = await openSubscriber(shop, 'ada@example.org')
    const { orderId: unlimited } = await ada.buy('unlimited')
    await using backup = await backUp(shop)
    await shop.travel(5000)
    await ada.buy('pro')
    await backup.restore()
    expect(await recover(backup)).toEqual({ asked: 2, recovered: 1, toLookAt: [] })
    expect(await ada.billing()).toMatchObject({ plan: 'unlimited', next: { plan: 'pro' }, payments: [{}] })
    await shop.reconcile()
    await ada.endMonth(unlimited, 'charged')
    expect(statusOf(unlimited)).toBe('cancelled')
  })

  it('goes back whole where somebody else paid for an address that has a plan', async () => {
    await using backup = await backUp(shop)
    const order = await shop.order(await shop.typeAddress('ada@example.org'), 'unlimited')
    await (await openSubscriber(shop, 'ada@example.org')).buy()
    shop.razorpay.webhooks.mode = 'lost'
    shop.razorpay.pay(order.orderId)
    await backup.restore()
    expect(await recover(backup)).toMatchObject({ recovered: 2 })
    await shop.reconcile()
    expect(await shop.planOf('ada@example.org')).toBe('pro')
    expect(statusOf(order.orderId)).toBe('cancelled')
    expect(payments().map(({ amount, amount_refunded: back }) => back / amount)).toEqual([0, 1])
  })

  it('is no proof of an address that was only typed', async () => {
    await using backup = await backUp(shop)
    const typed = await shop.typeAddress('zoe@example.org')
    shop.razorpay.pay((await shop.order(typed, 'pro')).orderId)
    await backup.restore()
    await recover(backup)
    expect(await shop.planOf('zoe@example.org')).toBe('pro')
    const { rows } = await shop.app.database.pool.query(
      'select is_proven, email_verified_at from subscriptions join users on users.id = user_id',
    )
    expect(rows).toEqual([{ is_proven: false, email_verified_at: null }])
  })

  it('is named for a person where its notes do not say what it is, and nothing is made up', async () => {
    await using backup = await backUp(shop)
    const ada = await openSubscriber(shop, 'ada@example.org')
    const [paid, other] = [await ada.buy(), await (await openSubscriber(shop, 'bob@example.org')).buy()]
    const unpaid = await shop.order(await shop.signIn('cid@example.org'), 'pro')
    const { subscriptions } = shop.razorpay.records
    for (const { orderId } of [paid, unpaid]) Object.assign(subscriptions.get(orderId) ?? {}, { notes: [] })
    Object.assign(subscriptions.get(other.orderId)?.notes ?? {}, { precis_plan: 'gold' })
    await backup.restore()
    const { recovered, toLookAt } = await recover(backup)
    expect(recovered).toBe(0)
    expect(toLookAt).toEqual([
      expect.stringContaining(`${paid.orderId} is active`),
      expect.stringContaining(`${other.orderId} is active`),
    ])
    expect(await countRows()).toEqual([0, 0, 0, 0, 0])
  })

  it('is taken up again where Razorpay failed in the middle', async () => {
    await using backup = await backUp(shop)
    const orders = []
    for (const name of ['ada', 'bob', 'cid']) {
      orders.push(await (await openSubscriber(shop, `${name}@example.org`)).buy())
    }
    await backup.restore()
    const { faults } = shop.razorpay
    faults.push({ on: 'GET /v1/subscriptions', kind: 'down' })
    await expect(recover(backup)).rejects.toMatchObject({ kind: 'unreachable' })
    expect(await shop.count('subscriptions')).toBe(0)
    faults.push({ on: `GET /v1/subscriptions/${orders[1]?.orderId ?? ''}`, kind: 'cut' })
    await expect(recover(backup)).rejects.toMatchObject({ kind: 'unreachable' })
    expect(await shop.count('payments')).toBe(1)
    faults.push({ on: `GET /v1/subscriptions/${orders[1]?.orderId ?? ''}`, kind: 'garbled' })
    const { toLookAt } = await recover(backup)
    expect(toLookAt).toEqual([expect.stringContaining(`${orders[1]?.orderId}: Razorpay's answer`)])
    expect(await shop.count('payments'), 'one that cannot be read holds up no other').toBe(2)
    expect(await recover(backup)).toEqual({ asked: 3, recovered: 0, toLookAt: [] })
    expect(await shop.count('payments')).toBe(3)
  })

  it('ends once where it was bought again before anybody asked, and the earlier money goes back', async () => {
    await using backup = await backUp(shop)
    const first = await (await openSubscriber(shop, 'ada@example.org')).buy()
    await backup.restore()
    await shop.travel(2000)
    const second = await (await openSubscriber(shop, 'ada@example.org')).buy()
    const { toLookAt } = await recover(backup)
    expect(toLookAt).toEqual([expect.stringContaining('are of one account')])
    expect(toLookAt[0]).toContain(first.orderId)
    expect(toLookAt[0]).toContain(second.orderId)
    await shop.reconcile()
    expect([statusOf(first.orderId), statusOf(second.orderId)]).toEqual(['cancelled', 'active'])
    expect(payments().map(({ amount, amount_refunded: back }) => back / amount)).toEqual([1, 0])
  })
})

describe('a month that was charged after a cancellation which the backup does not have', () => {
  it.each([
    { bought: 'before the backup', asks: true },
    { bought: 'after the backup', asks: true },
    { bought: 'before the backup', asks: false },
  ])('is given back and said, of a plan that was bought $bought (by the command: $asks)', async (how) => {
    const isBefore = how.bought === 'before the backup'
    await using empty = await backUp(shop)
    const ada = await openSubscriber(shop, 'ada@example.org')
    const { orderId } = await ada.buy()
    await using bought = await backUp(shop)
    await shop.travel(5000)
    await ada.cancel()
    await shop.reconcile()
    shop.razorpay.webhooks.mode = 'lost'
    await ada.endMonth(orderId, 'charged')
    const backup = isBefore ? bought : empty
    await backup.restore()
    if (how.asks) {
      const { toLookAt } = await recover(backup)
      expect(toLookAt).toEqual([expect.stringContaining('was charged after its owner had cancelled')])
    }
    await shop.reconcile()
    expect(payments().map(({ amount, amount_refunded: back }) => back / amount)).toEqual([0, 1])
    expect(refunds()).toBe(1)
    expect(shop.razorpay.records.cancelsAtEnd).toContain(orderId)
    expect(await shop.planOf('ada@example.org')).toBe('free')
    expect(shop.alarms).toEqual(['PAID_AFTER_STOP'])
  })
})
