import type { Feature } from '#server/features/feature.ts'
import { destinationsHook } from './destinations-repo.ts'
import { sweepDestinations } from './emails.ts'
import { registerDestinationRoutes } from './routes.ts'
import { startDestinations } from './send-items.ts'
import type { SendingDeps } from './send-items.ts'

/** Summaries that go to Readwise, Notion or a folder. */
export const destinationsFeature = {
  calls: registerDestinationRoutes,
  tasks: (deps: Parameters<typeof sweepDestinations>[0]) => [
    { name: 'destinations', everyMinutes: 1, run: (signal) => sweepDestinations(deps, signal) },
  ],
  work: (deps: SendingDeps) => startDestinations(deps),
  accountHooks: () => [destinationsHook],
} satisfies Feature
