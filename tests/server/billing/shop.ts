import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Billing, subscriptionOrderSchema } from '#contract/billing.ts'
import { createRazorpayProvider } from '#server/adapters/razorpay/razorpay-provider.ts'
import { verifyBackup } from '#server/db/backup/read-backup.ts'
import { restoreBackup } from '#server/db/backup/restore-backup.ts'
import { writeBackup } from '#server/db/backup/write-backup.ts'
import { withClient } from '#server/db/pool.ts'
import { identifier, sql } from '#server/db/sql.ts'
import type { BillingContext } from '#server/features/billing/context.ts'
import { skipLostNumbers } from '#server/features/billing/receipts/write-receipt.ts'
import { reconcileOnce } from '#server/features/billing/reconcile/reconciler.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import type { CycleOutcome } from '#tests/fakes/razorpay/cycles.ts'
import { simulatedKeys } from '#tests/fakes/razorpay/simulated.ts'
import type { CheckoutAnswer, RazorpaySimulator } from '#tests/fakes/razorpay/simulated.ts'
import { startRazorpaySimulator } from '#tests/fakes/razorpay/simulator.ts'
import type { Delivery } from '#tests/fakes/razorpay/webhooks.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { jump, takeClock } from '#tests/server/quota/quota-case.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { emptyTables } from '#tests/setup/test-database.ts'

export const dayMs = 24 * 3_600_000

/** An order as the checkout is opened with it. */
export type Order = z.output<typeof subscriptionOrderSchema>

/** A browser that is signed in, or one in which an address was typed. */
export type Buyer = { email: string; headers: { cookie: string } }

/** The whole application with the simulator of Razorpay, and one clock for both and the ledger. */
export type Shop = AsyncDisposable & {
  app: TestApp
  razorpay: RazorpaySimulator
  mailbox: ReturnType<typeof createMailbox>
  alarms: string[]
  now: () => number
  /** Begins again, with nothing bought and nothing on its way. */
  empty: () => Promise<void>
  /** Lets time pass everywhere. */
  travel: (ms: number) => Promise<void>
  /** Runs the reconciler once, as happens every few seconds. */
  reconcile: () => Promise<void>
  signIn: (email: string) => Promise<Buyer>
  /** A new browser in which an address is typed, which proves nothing. */
  typeAddress: (email: string) => Promise<Buyer>
  order: (buyer: Buyer, planId: 'pro' | 'unlimited', more?: object) => Promise<Order>
  verify: (buyer: Buyer, paid: CheckoutAnswer, change?: object) => ReturnType<typeof verifyCall>
  /** Brings a webhook to the application; gives the status of the answer. */
  deliver: (delivery: Pick<Delivery, 'body' | 'signature' | 'eventId'>) => Promise<number>
  /** The plan of an address as the table of entitlements has it now. */
  planOf: (email: string) => Promise<'free' | 'pro' | 'unlimited'>
  /** The number of times that a column of a table has a value: counts rows. */
  count: (
    table: 'payments' | 'receipts' | 'billing_alarms' | 'billing_emails' | 'subscriptions' | 'entitlements',
  ) => Promise<number>
}

/** Starts the shop; `seller` makes receipts tax invoices. */
export async function openShop(options: Partial<BillingContext['billing']> = {}): Promise<Shop> {
  let aheadMs = 0
  const now = (): number => Date.now() + aheadMs
  const alarms: string[] = []
  const mailbox = createMailbox()
  const deliver: Shop['deliver'] = async ({ body, signature, eventId }) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/webhooks/razorpay',
      payload: body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': eventId,
      },
    })
    return answer.statusCode
  }
  const razorpay = await startRazorpaySimulator({ now, deliver, retryPauseMs: 1 })
  const app = await startApp({
    isCounted: true,
    isDemoBilling: false,
    mailer: mailbox,
    billing: {
      provider: createRazorpayProvider({
        ...simulatedKeys,
        webhookSecrets: ['an older secret', simulatedKeys.webhookSecret],
        plans: {},
        baseUrl: razorpay.origin,
        checkoutUrl: razorpay.checkoutUrl,
        timeoutMs: 4000,
      }),
      seller: { name: 'Précis', address: null, gst: null },
      clock: { now },
      countAlarm: (kind) => alarms.push(kind),
      ...options,
    },
  })
  await takeClock(app.database)
  return {
    app,
    razorpay,
    mailbox,
    alarms,
    now,
    deliver,
    empty: async () => {
      await razorpay.webhooks.settled()
      await emptyTables(app.database)
      await takeClock(app.database)
      for (const records of Object.values(razorpay.records)) records.clear()
      alarms.length = 0
      razorpay.faults.length = 0
    },
    travel: async (ms) => {
      aheadMs += ms
      await jump(app.database, ms)
    },
    reconcile: () => reconcileOnce(app.deps, new AbortController().signal),
    signIn: async (email) => ({ email, headers: (await signIn(app.deps, email)).headers }),
    typeAddress: async (email) => {
      const typed = await app.call('POST /api/users/register', { payload: { email } })
      return { email, headers: { cookie: String(typed.headers['set-cookie']).split(';')[0] ?? '' } }
    },
    order: async ({ email, headers }, planId, more = {}) => {
      const payload = { planId, email, ...more }
      const answer = await app.call('POST /api/create-subscription-order', { headers, payload })
      if (!answer.ok) throw new Error(`${answer.problem.code}: ${answer.problem.detail}`)
      return answer.body
    },
    verify: (buyer, paid, change = {}) => verifyCall(app, buyer, paid, change),
    planOf: async (email) => {
      const { rows } = await app.database.pool.query<{ plan: 'pro' | 'unlimited' }>(sql`
        select plan from entitlements join users on users.id = user_id
        where email = ${email} and until > ${new Date(now()).toISOString()}`)
      return rows[0]?.plan ?? 'free'
    },
    count: async (table) => {
      const { rows } = await app.database.pool.query<{ count: number }>(
        sql`select count(*)::int as count from ${identifier(table)}`,
      )
      return rows[0]?.count ?? 0
    },
    async [Symbol.asyncDispose]() {
      await razorpay.webhooks.settled()
      await app[Symbol.asyncDispose]()
      await razorpay[Symbol.asyncDispose]()
    },
  }
}

/** A buyer over several months, who signs in again where time has passed. */
export type Subscriber = {
  buyer: () => Buyer
  buy: (planId?: 'pro' | 'unlimited') => Promise<Order>
  billing: () => Promise<Billing>
  cancel: () => ReturnType<TestApp['call']>
  /** The running month of a subscription ends by all clocks. */
  endMonth: (orderId: string, outcome: CycleOutcome) => Promise<void>
  /** A moment so long before the end of the running month, at which the reconciler runs. */
  travelBeforeEnd: (ms: number) => Promise<void>
}

/** A session lasts that long for sure. */
const sessionMs = 10 * dayMs

/** Signs a buyer in. */
export async function openSubscriber(shop: Shop, email: string): Promise<Subscriber> {
  const { razorpay } = shop
  let buyer = await shop.signIn(email)
  return {
    buyer: () => buyer,
    buy: async (planId = 'pro') => {
      const order = await shop.order(buyer, planId)
      await shop.verify(buyer, razorpay.pay(order.orderId), { planId })
      await razorpay.webhooks.settled()
      return order
    },
    billing: async () => {
      const answer = await shop.app.call('GET /api/billing', { headers: buyer.headers })
      if (!answer.ok) throw new Error(answer.problem.code)
      return answer.body
    },
    cancel: () => shop.app.call('POST /api/billing/cancel', { headers: buyer.headers }),
    endMonth: async (orderId, outcome) => {
      const end = razorpay.records.subscriptions.get(orderId)?.current_end ?? 0
      await shop.travel(end * 1000 - shop.now() + 1000)
      razorpay.endCycle(orderId, outcome)
      await razorpay.webhooks.settled()
      // The session did not last that long.
      buyer = await shop.signIn(email)
    },
    travelBeforeEnd: async (ms) => {
      const end = [...razorpay.records.subscriptions.values()].at(-1)?.current_end ?? 0
      const waitMs = end * 1000 - shop.now() - ms
      await shop.travel(waitMs)
      if (waitMs > sessionMs) buyer = await shop.signIn(email)
      await shop.reconcile()
      await razorpay.webhooks.settled()
    },
  }
}

async function verifyCall(app: TestApp, { email, headers }: Buyer, paid: CheckoutAnswer, change: object) {
  return await app.call('POST /api/verify-payment', {
    headers,
    payload: {
      orderId: paid.razorpay_subscription_id,
      paymentId: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
      planId: 'pro',
      email,
      ...change,
    },
  })
}

/** A backup of the shop; `restore` loses the database and puts it into an empty one, as the command does. */
export type ShopBackup = AsyncDisposable & { madeAt: number; restore: () => Promise<void> }

/** Backs the shop up. */
export async function backUp(shop: Shop): Promise<ShopBackup> {
  const { database } = shop.app
  const folder = await mkdtempDisposable(join(tmpdir(), 'precis-shop-'))
  const file = join(folder.path, 'backup.gz')
  const madeAt = shop.now()
  await withClient(database.connection, (client) => writeBackup(client, file, { now: new Date(madeAt) }))
  return {
    madeAt,
    restore: async () => {
      await shop.razorpay.webhooks.settled()
      await emptyTables(database)
      await restoreBackup(database.connection, await verifyBackup(file), {
        log: quietLog,
        amend: (tx) => skipLostNumbers(tx, shop.now()),
      })
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  }
}
