import type { Feature } from '#server/features/feature.ts'
import { registerExtensionRoutes } from './packages.ts'

/** The packages of the browser extension. */
export const extensionFeature = {
  calls: registerExtensionRoutes,
} satisfies Feature
