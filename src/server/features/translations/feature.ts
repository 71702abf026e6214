import type { PooledDb } from '#server/db/database.ts'
import type { Feature } from '#server/features/feature.ts'
import type { TranslationWorkDeps } from './context.ts'
import { dueTranslations, sweepTranslations, translationsHook } from './count-translations.ts'
import { registerTranslationRoutes } from './translations.ts'
import { startTranslating } from './work.ts'

/** Transcripts in other languages. */
export const translationsFeature = {
  calls: registerTranslationRoutes,
  tasks: ({ db }: { db: PooledDb }) => [
    {
      name: 'translations',
      everyMinutes: 10,
      due: [dueTranslations],
      run: (signal) => sweepTranslations(db, signal),
    },
  ],
  work: (deps: TranslationWorkDeps & { workerConcurrency: number }) =>
    startTranslating(deps, { concurrency: deps.workerConcurrency }),
  accountHooks: () => [translationsHook],
} satisfies Feature
