import type { PooledDb } from '#server/db/database.ts'
import type { Feature } from '#server/features/feature.ts'
import { billingHook, dueBilling, purgeBilling } from './purge.ts'
import { registerBillingRoutes } from './routes.ts'

/** Plans, payments and receipts. */
export const billingFeature = {
  calls: registerBillingRoutes,
  tasks: ({ db }: { db: PooledDb }) => [
    { name: 'billing', everyMinutes: 60, due: dueBilling, run: (signal) => purgeBilling(db, signal) },
  ],
  accountHooks: () => [billingHook],
} satisfies Feature
