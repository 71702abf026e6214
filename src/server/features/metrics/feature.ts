import type { Feature } from '#server/features/feature.ts'
import { registerMetricsRoutes } from './routes.ts'

/** The counters of the process, for Prometheus. */
export const metricsFeature = {
  probes: registerMetricsRoutes,
} satisfies Feature
