import type { Feature } from '#server/features/feature.ts'
import { registerHealthRoutes } from './health.ts'

/** The probes of load balancers. */
export const healthFeature = {
  probes: registerHealthRoutes,
} satisfies Feature
