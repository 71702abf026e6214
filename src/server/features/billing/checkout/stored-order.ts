import { and, eq } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { subscriptions } from '#server/db/schema/billing.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { PaidPlan } from '#server/ports/payments.ts'

/** An order as it is stored; `amount` in paise. */
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

/** Refuses an order that does not exist, or not for the caller. */
export function noSuchOrder(): AppError {
  return new AppError('NOT_FOUND', 'There is no such order.')
}
