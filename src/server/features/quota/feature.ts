import type { PooledDb } from '#server/db/database.ts'
import type { Feature } from '#server/features/feature.ts'
import { quotaHook } from './account-hook.ts'
import { registerQuotaRoutes } from './quota.ts'
import { dueReservations, sweepReservations } from './settle.ts'

/** The allowance of summaries and questions. */
export const quotaFeature = {
  calls: registerQuotaRoutes,
  tasks: ({ db }: { db: PooledDb }) => [
    { name: 'quota', everyMinutes: 1, due: dueReservations, run: (signal) => sweepReservations(db, signal) },
  ],
  accountHooks: () => [quotaHook],
} satisfies Feature
