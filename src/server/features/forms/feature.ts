import type { Feature } from '#server/features/feature.ts'
import { registerFormRoutes } from './own-forms.ts'
import { formsHook } from './repo.ts'

/** The forms of summaries that people make for themselves. */
export const formsFeature = {
  calls: registerFormRoutes,
  accountHooks: () => [formsHook],
} satisfies Feature
