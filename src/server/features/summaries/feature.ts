import type { Feature } from '#server/features/feature.ts'
import { runsHook } from './own-runs.ts'
import { registerSummaryRoutes } from './routes.ts'
import { dueRuns } from './runs/sweep.ts'

/** Summaries, and the runs that make them. */
export const summariesFeature = {
  calls: registerSummaryRoutes,
  tasks: ({ runs }: { runs: { sweep: (signal: AbortSignal) => Promise<unknown> } }) => [
    { name: 'runs', everyMinutes: 1, due: [dueRuns], run: (signal) => runs.sweep(signal) },
  ],
  accountHooks: () => [runsHook],
} satisfies Feature
