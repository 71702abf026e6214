import { and, asc, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm'
import { plans } from '#product/plans.ts'
import type { Orm } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { payments, soldPlans, subscriptions } from '#server/db/schema/billing.ts'
import type { BillingContext } from '#server/features/billing/context.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { PaidPlan } from '#server/ports/payments.ts'

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

type Found = { reference: string; customer: string } | 'in-preparation'

/**
 * The oldest checkout of the same purchase that its owner ordered and can still pay; its receipt gets the current details
 * of the buyer. `in-preparation`: the provider is creating it, for `callTimeoutMs` at most.
 */
export async function findOpenCheckout(
  tx: Orm,
  { userId, isDemo, account, plan, amount, startsAt }: Checkout,
  {
    now,
    buyer,
    callTimeoutMs,
  }: { now: number; buyer: { state: string | null; gstin: string | null }; callTimeoutMs: number },
): Promise<Found | null> {
  const isMade = sql`${subscriptions.reference} is not null`
  const isBeingMade = gt(subscriptions.createdAt, new Date(now - callTimeoutMs))
  const [row] = await tx
    .select({ id: subscriptions.id, reference: subscriptions.reference, customer: subscriptions.customer })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.isDemo, isDemo),
        eq(subscriptions.isProven, true),
        eq(subscriptions.account, account),
        eq(subscriptions.plan, plan),
        eq(subscriptions.amount, amount),
        eq(subscriptions.state, 'created'),
        isNull(subscriptions.stopWhen),
        startsAt === null ? isNull(subscriptions.startsAt) : eq(subscriptions.startsAt, startsAt),
        gt(subscriptions.payableUntil, new Date(now + minLeftMs)),
        or(isMade, isBeingMade),
      ),
    )
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))
    .limit(1)
  if (row === undefined) return null
  const details = { buyerState: buyer.state, buyerGstin: buyer.gstin }
  await tx.update(subscriptions).set(details).where(eq(subscriptions.id, row.id))
  return row.reference === null
    ? 'in-preparation'
    : { reference: row.reference, customer: row.customer ?? '' }
}

/** Closes a checkout that could not be prepared; the provider may have made its subscription all the same. */
export async function closeCheckout(orm: Orm, id: string, now: number): Promise<void> {
  await orm
    .update(subscriptions)
    .set({ payableUntil: new Date(now) })
    .where(eq(subscriptions.id, id))
}

/** Whether an address has more than unpaid checkouts; `ownsPlan` decides the same for a ledger. */
export async function hasPlan(
  orm: Orm,
  { email, isDemo }: { email: string; isDemo: boolean },
): Promise<boolean> {
  const isPaid = sql`exists (select from ${payments} where ${payments.subscriptionId} = ${subscriptions.id})`
  const isAgreed = notInArray(subscriptions.state, ['created', 'cancelled', 'completed', 'expired'])
  const rows = await orm
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(eq(users.email, email), eq(subscriptions.isDemo, isDemo), or(isPaid, isAgreed)))
    .limit(1)
  return rows.length > 0
}

/** A stored order; `amount` in paise. */
export type StoredOrder = {
  id: string
  plan: PaidPlan
  amount: number
  startsAt: Date | null
  isDemo: boolean
}

/**
 * The order of an address by the provider's id. A buyer who only typed the address finds no order of its owner.
 * @throws AppError `NOT_FOUND` for an order of another account as well
 */
export async function findOrder(
  orm: Orm,
  { reference, email, isProven }: { reference: string; email: string; isProven: boolean },
): Promise<StoredOrder> {
  const { id, plan, amount, startsAt, isDemo } = subscriptions
  const isOwn = isProven ? undefined : eq(subscriptions.isProven, false)
  const [row] = await orm
    .select({ id, plan, amount, startsAt, isDemo })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(eq(subscriptions.reference, reference), eq(users.email, email), isOwn))
  if (row === undefined) throw noSuchOrder()
  return row
}

/** The failure for an order that is unknown, or not the caller's. */
export function noSuchOrder(): AppError {
  return new AppError('NOT_FOUND', "There's no such order.")
}

/** The provider's id of a plan at today's price; created there at the first sale. @throws PaymentFailure */
export async function soldPlan(
  { orm, billing: { provider } }: BillingContext,
  plan: PaidPlan,
  signal: AbortSignal,
): Promise<string> {
  const configured = provider.plans[plan]
  if (configured !== undefined) return configured
  const { account } = provider
  const { name, price: amount } = plans[plan]
  const isSame = and(eq(soldPlans.account, account), eq(soldPlans.plan, plan), eq(soldPlans.amount, amount))
  const [known] = await orm.select({ reference: soldPlans.reference }).from(soldPlans).where(isSame)
  if (known !== undefined) return known.reference
  const reference = await provider.createPlan({ name, amount }, signal)
  // Two concurrent calls create two plans there, which are equal.
  await orm.insert(soldPlans).values({ account, plan, amount, reference }).onConflictDoNothing()
  return reference
}
