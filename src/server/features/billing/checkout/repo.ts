import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { plans } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import { columnsOf, findRow, sql } from '#server/db/sql.ts'
import type { PaidPlan } from '#server/ports/payments.ts'
import type { BillingContext } from '../context.ts'
import { subscriptionRow } from '../ledger/ledger-rows.ts'

/** A checkout must be payable for this much longer to be given again, in ms. */
const minLeftMs = 10 * 60_000

type Checkout = {
  userId: string
  isDemo: boolean
  /** The account at the provider. */
  account: string
  plan: PaidPlan
  amount: number
  startsAt: Date | null
}

type OpenCheckout = { reference: string; customer: string } | 'in-preparation'

/**
 * The oldest checkout of the same purchase that its owner ordered and can still pay; its receipt gets the
 * current details of the buyer. `in-preparation`: the provider is creating it, for `callTimeoutMs` at most.
 */
export async function findOpenCheckout(
  tx: Db,
  { userId, isDemo, account, plan, amount, startsAt }: Checkout,
  {
    now,
    buyer,
    callTimeoutMs,
  }: { now: number; buyer: { state: string | null; gstin: string | null }; callTimeoutMs: number },
): Promise<OpenCheckout | null> {
  const row = await findRow(
    tx,
    subscriptionRow.pick({ id: true, reference: true }).extend({ customer: z.string().nullable() }),
    sql`select id, reference, customer from subscriptions
    where user_id = ${userId} and is_demo = ${isDemo} and is_proven and account = ${account} and plan = ${plan}
      and amount = ${amount} and state = 'created' and stop_when is null
      and starts_at is not distinct from ${startsAt}::timestamptz
      and payable_until > ${new Date(now + minLeftMs)}
      and (reference is not null or created_at > ${new Date(now - callTimeoutMs)})
    order by created_at, id limit 1`,
  )
  if (row === null) return null
  await tx.execute(
    sql`update subscriptions set buyer_state = ${buyer.state}, buyer_gstin = ${buyer.gstin} where id = ${row.id}`,
  )
  return row.reference === null
    ? 'in-preparation'
    : { reference: row.reference, customer: row.customer ?? '' }
}

/** Closes a checkout that could not be prepared; the provider may have made its subscription all the same. */
export async function closeCheckout(db: Db, id: string, now: number): Promise<void> {
  await db.execute(sql`update subscriptions set payable_until = ${new Date(now)} where id = ${id}`)
}

/** An address has more than unpaid checkouts; `ownsPlan` decides the same for a ledger. */
export async function hasPlan(
  db: Db,
  { email, isDemo }: { email: string; isDemo: boolean },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from subscriptions join users on users.id = subscriptions.user_id
    where users.email = ${email} and subscriptions.is_demo = ${isDemo}
      and (exists (select from payments where payments.subscription_id = subscriptions.id)
        or subscriptions.state not in ('created', 'cancelled', 'completed', 'expired'))
    limit 1`)
  return rowCount === 1
}

const orderSchema = subscriptionRow.pick({
  id: true,
  plan: true,
  amount: true,
  startsAt: true,
  isDemo: true,
})
const orderColumns = columnsOf(orderSchema, 'subscriptions')

/** A stored order; `amount` in paise. */
export type StoredOrder = z.output<typeof orderSchema>

/**
 * The order of an address by the provider's id. A buyer who only typed the address finds no order of its
 * owner.
 * @throws AppError `NOT_FOUND` for an order of another account as well
 */
export async function findOrder(
  db: Db,
  { reference, email, isProven }: { reference: string; email: string; isProven: boolean },
): Promise<StoredOrder> {
  const row = await findRow(
    db,
    orderSchema,
    sql`select ${orderColumns} from subscriptions join users on users.id = subscriptions.user_id
    where subscriptions.reference = ${reference} and users.email = ${email}
      and (${isProven} or not subscriptions.is_proven)`,
  )
  if (row === null) throw noSuchOrder()
  return row
}

/** The failure for an order that is unknown, or not the caller's. */
export function noSuchOrder(): AppError {
  return new AppError('NOT_FOUND', "There's no such order.")
}

const referenceRow = z.object({ reference: z.string() })

/** The provider's id of a plan at today's price; created there at the first sale. @throws PaymentFailure */
export async function soldPlan(
  { db, billing: { provider } }: BillingContext,
  plan: PaidPlan,
  signal: AbortSignal,
): Promise<string> {
  const configured = provider.plans[plan]
  if (configured !== undefined) return configured
  const { account } = provider
  const { name, price: amount } = plans[plan]
  const known = await findRow(
    db,
    referenceRow,
    sql`select reference from sold_plans where account = ${account} and plan = ${plan} and amount = ${amount}`,
  )
  if (known !== null) return known.reference
  const reference = await provider.createPlan({ name, amount }, signal)
  // Two concurrent calls create two plans there, which are equal.
  await db.execute(sql`
    insert into sold_plans (account, plan, amount, reference) values (${account}, ${plan}, ${amount}, ${reference})
    on conflict do nothing`)
  return reference
}
