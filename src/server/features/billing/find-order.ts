import { and, eq } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { subscriptions } from '#server/db/schema/billing.ts'
import type { PaidPlan } from '#server/ports/payments.ts'
import { noSuchOrder } from './no-such-order.ts'

/** An order as we stored it; `amount` in paise. */
export type StoredOrder = {
  id: string
  plan: PaidPlan
  amount: number
  startsAt: Date | null
  isDemo: boolean
}

/** The order of an address by the provider's id. @throws AppError `NOT_FOUND` for one of somebody else as well */
export async function findOrder(
  orm: Orm,
  { reference, email }: { reference: string; email: string },
): Promise<StoredOrder> {
  const { id, plan, amount, startsAt, isDemo } = subscriptions
  const [row] = await orm
    .select({ id, plan, amount, startsAt, isDemo })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(eq(subscriptions.reference, reference), eq(users.email, email)))
  if (row === undefined) throw noSuchOrder()
  return row
}
