import type { PooledDb } from '#server/db/database.ts'
import type { Feature } from '#server/features/feature.ts'
import { deletesDue } from '#server/jobs/periodic.ts'
import { dueCalls, idempotencyHook } from './repo.ts'

/** Calls with an Idempotency-Key, which are answered once. */
export const idempotencyFeature = {
  tasks: ({ db }: { db: PooledDb }) => [
    { name: 'idempotent-calls', everyMinutes: 10, ...deletesDue(db, dueCalls) },
  ],
  accountHooks: () => [idempotencyHook],
} satisfies Feature
