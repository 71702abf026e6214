import { sql } from '#server/db/sql.ts'
import { z } from 'zod'
import type { Orm } from '#server/db/database.ts'
import { findRow } from '#server/db/read-rows.ts'
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
      const statement = sql`select record from demo_subscriptions where id = ${id}`
      return (await findRow(orm, z.object({ record: z.unknown() }), statement))?.record ?? null
    },
    save: async (id, record) => {
      await orm.execute(sql`
        insert into demo_subscriptions (id, record) values (${id}, ${JSON.stringify(record)})
        on conflict (id) do update set record = excluded.record`)
    },
  }
}
