import type { PooledDb } from '#server/db/database.ts'
import type { Feature } from '#server/features/feature.ts'
import { deletesDue } from '#server/jobs/periodic.ts'
import { digestsHook, dueDigests } from './digests-repo.ts'
import { registerDigestRoutes } from './routes.ts'

/** The mails about what is followed. */
export const digestsFeature = {
  calls: registerDigestRoutes,
  tasks: ({ db }: { db: PooledDb }) => [{ name: 'digests', everyMinutes: 60, ...deletesDue(db, dueDigests) }],
  accountHooks: () => [digestsHook],
} satisfies Feature
