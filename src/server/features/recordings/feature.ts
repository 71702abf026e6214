import type { PooledDb } from '#server/db/database.ts'
import type { Feature } from '#server/features/feature.ts'
import { dueRecordings, recordingsHook, sweepRecordings } from './account-hook.ts'
import type { RecordingWorkDeps } from './context.ts'
import { registerRecordingRoutes } from './recordings.ts'
import { startHearing } from './worker/hear-pieces.ts'

/** Sound that a program hears, until it is a transcript. */
export const recordingsFeature = {
  calls: registerRecordingRoutes,
  tasks: ({ db }: { db: PooledDb }) => [
    {
      name: 'recordings',
      everyMinutes: 10,
      due: dueRecordings,
      run: (signal) => sweepRecordings(db, signal),
    },
  ],
  work: (deps: RecordingWorkDeps & { workerConcurrency: number }) =>
    startHearing(deps, { concurrency: deps.workerConcurrency }),
  accountHooks: () => [recordingsHook],
} satisfies Feature
