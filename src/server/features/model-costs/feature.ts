import type { PooledDb } from '#server/db/database.ts'
import type { Feature } from '#server/features/feature.ts'
import { deletesDue } from '#server/jobs/periodic.ts'
import { dueTrials } from './checker-trials.ts'
import { modelCostsHook } from './model-shares.ts'
import { dueModelCalls, dueShares } from './repo.ts'

/** The costs of language models, by day and payer. */
export const modelCostsFeature = {
  tasks: ({ db }: { db: PooledDb }) => [
    { name: 'model-calls', everyMinutes: 60, ...deletesDue(db, dueModelCalls, dueShares, dueTrials) },
  ],
  accountHooks: () => [modelCostsHook],
} satisfies Feature
