import type { Feature } from '#server/features/feature.ts'
import { registerHelpRoutes, sweepHelp } from './help-requests.ts'
import type { HelpDeps } from './help-requests.ts'
import { dueRequests, helpHook } from './repo.ts'

/** Requests for help, by a form. */
export const helpFeature = {
  calls: registerHelpRoutes,
  tasks: (deps: HelpDeps) => [
    { name: 'help', everyMinutes: 1, due: [dueRequests], run: (signal) => sweepHelp(deps, signal) },
  ],
  accountHooks: () => [helpHook],
} satisfies Feature
