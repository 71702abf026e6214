import type { Feature } from '#server/features/feature.ts'
import type { WorkDeps } from './context.ts'
import { collectionsHook } from './repo.ts'
import { registerCollectionRoutes } from './routes.ts'
import { registerCollectionPage } from './sharing.ts'
import { startCollectionWork } from './worker/collection-work.ts'

/** Collections of videos, and the work on them. */
export const collectionsFeature = {
  calls: registerCollectionRoutes,
  pages: registerCollectionPage,
  work: (deps: WorkDeps & { workerConcurrency: number }) =>
    startCollectionWork(deps, { concurrency: deps.workerConcurrency }),
  accountHooks: () => [collectionsHook],
} satisfies Feature
