import { eq } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { demoSubscriptions } from '#server/db/schema/billing.ts'
import type { BillingContext } from '#server/features/billing/context.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { DemoLedger } from '#server/ports/payments.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import { findOrder, noSuchOrder } from './repo.ts'

/**
 * Pays an order by the demonstration of a checkout: nothing is charged.
 * @throws AppError `NOT_FOUND` for an order that is not of this address, `PAYMENT_INVALID` for one that was paid or expired
 */
export async function payDemo(
  { orm, billing: { provider } }: BillingContext,
  order: { reference: string; email: string; isProven: boolean },
): Promise<{ paymentId: string; signature: string }> {
  await findOrder(orm, order)
  if (provider.payDemo === null) throw noSuchOrder()
  try {
    const { payment, signature } = await provider.payDemo(order.reference)
    return { paymentId: payment, signature }
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    throw new AppError('PAYMENT_INVALID', 'This demonstration has already been used, or has expired.', {
      cause: error,
    })
  }
}

/** Stores the subscriptions of demonstrations in the database, so that all processes see the same. */
export function createDemoLedger(orm: Orm): DemoLedger {
  return {
    load: async (id) => {
      const [row] = await orm
        .select({ record: demoSubscriptions.record })
        .from(demoSubscriptions)
        .where(eq(demoSubscriptions.id, id))
      return row?.record ?? null
    },
    save: async (id, record) => {
      await orm
        .insert(demoSubscriptions)
        .values({ id, record })
        .onConflictDoUpdate({ target: demoSubscriptions.id, set: { record } })
    },
  }
}
