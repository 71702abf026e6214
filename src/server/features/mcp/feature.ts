import type { Feature } from '../feature.ts'
import { registerMcpRoutes } from './routes.ts'

/** The tools for agents. */
export const mcpFeature = {
  calls: registerMcpRoutes,
} satisfies Feature
