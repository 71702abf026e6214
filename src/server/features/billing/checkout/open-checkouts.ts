import { and, asc, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { payments, subscriptions } from '#server/db/schema/billing.ts'
import type { PaidPlan } from '#server/ports/payments.ts'

/** A checkout must be payable for this much longer to be given again, in ms. */
const minLeftMs = 10 * 60_000

type Wanted = {
  userId: string
  isDemo: boolean
  /** The account at the provider that it belongs to. */
  account: string
  plan: PaidPlan
  amount: number
  startsAt: Date | null
}

type Found = { reference: string; customer: string } | 'in-preparation'

/**
 * The oldest checkout of the same purchase that its owner ordered and can still pay; today's details of the buyer go on
 * its receipt. `in-preparation`: the provider is making it at this moment, for `callTimeoutMs` at most.
 */
export async function findOpenCheckout(
  tx: Orm,
  { userId, isDemo, account, plan, amount, startsAt }: Wanted,
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

/** Has a checkout that could not be made given to nobody; the provider may have made it all the same. */
export async function closeCheckout(orm: Orm, id: string, now: number): Promise<void> {
  await orm
    .update(subscriptions)
    .set({ payableUntil: new Date(now) })
    .where(eq(subscriptions.id, id))
}

/** Whether an address has more than checkouts that were never paid; `ownsPlan` says the same of a ledger. */
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
