import type { Feature } from '#server/features/feature.ts'
import { registerMcpRoutes } from './routes.ts'

/** The tools for agents. */
export const mcpFeature = {
  calls: registerMcpRoutes,
} satisfies Feature
