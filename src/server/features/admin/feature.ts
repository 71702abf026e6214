import type { PooledDb } from '#server/db/database.ts'
import type { Feature } from '#server/features/feature.ts'
import { deletesDue } from '#server/jobs/periodic.ts'
import { auditHook, dueAudit } from './audit.ts'
import { registerAdminRoutes } from './routes.ts'

/** The page of the admins, and the record of what they did. */
export const adminFeature = {
  calls: registerAdminRoutes,
  tasks: ({ db }: { db: PooledDb }) => [{ name: 'audit', everyMinutes: 60, ...deletesDue(db, dueAudit) }],
  accountHooks: () => [auditHook],
} satisfies Feature
