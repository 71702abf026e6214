import type { Feature } from '#server/features/feature.ts'
import { registerStatusRoutes } from './status.ts'

/** The state of the cluster, for the admins. */
export const statusFeature = {
  calls: registerStatusRoutes,
} satisfies Feature
