import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { subscriptions } from '#server/db/schema/billing.ts'
import type { PaidPlan } from '#server/ports/payments.ts'

/** A checkout must be good for this much longer to be given again, in ms. */
const leastLeftMs = 10 * 60_000

type Wanted = {
  userId: string
  isDemo: boolean
  /** In whose books at the provider it is. */
  account: string
  plan: PaidPlan
  amount: number
  startsAt: number | null
  now: number
  /** What the receipt will say of the buyer. */
  buyer?: { state: string | null; gstin: string | null }
}

/** The oldest checkout of the same thing that can still be paid; the buyer's words of today go on its receipt. */
export async function findOpenCheckout(
  tx: Orm,
  { userId, isDemo, account, plan, amount, startsAt, now, buyer }: Wanted,
): Promise<{ reference: string; customer: string } | null> {
  const [row] = await tx
    .select({ id: subscriptions.id, reference: subscriptions.reference, customer: subscriptions.customer })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.isDemo, isDemo),
        eq(subscriptions.account, account),
        eq(subscriptions.plan, plan),
        eq(subscriptions.amount, amount),
        eq(subscriptions.state, 'created'),
        isNotNull(subscriptions.reference),
        isNull(subscriptions.stopWhen),
        startsAt === null ? isNull(subscriptions.startsAt) : eq(subscriptions.startsAt, new Date(startsAt)),
        gt(subscriptions.payableUntil, new Date(now + leastLeftMs)),
      ),
    )
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))
    .limit(1)
  if (row === undefined || row.reference === null) return null
  if (buyer !== undefined) {
    const words = { buyerState: buyer.state, buyerGstin: buyer.gstin }
    await tx.update(subscriptions).set(words).where(eq(subscriptions.id, row.id))
  }
  return { reference: row.reference, customer: row.customer ?? '' }
}
