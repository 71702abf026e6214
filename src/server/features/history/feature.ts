import type { FastifyInstance } from 'fastify'
import type { PooledDb } from '#server/db/database.ts'
import type { Feature } from '#server/features/feature.ts'
import type { TranscriptBodies } from '#server/features/transcripts/service.ts'
import type { Pages } from '#server/http/pages.ts'
import { createHistoryHook } from './account-hook.ts'
import { answersHook } from './answers/answers.ts'
import { registerMomentPage } from './moments/read-moment.ts'
import { dueHistory, sweepHistory, sweepTranscripts } from './purge.ts'
import type { QuestionAppDeps } from './questions/context.ts'
import { registerQuestionRoutes } from './questions/questions.ts'
import { registerHighlightRoutes, registerHistoryRoutes, registerMomentRoutes } from './routes.ts'
import { registerSharedPage, registerShareRoutes } from './sharing/routes.ts'

type CallDeps = Parameters<typeof registerHistoryRoutes>[1] &
  Parameters<typeof registerMomentRoutes>[1] &
  QuestionAppDeps
type PageDeps = Parameters<typeof registerSharedPage>[1] & Parameters<typeof registerMomentPage>[1]

/** The history of people: items, search, highlights, questions, and shared pages. */
export const historyFeature = {
  calls: (app: FastifyInstance, deps: CallDeps) => {
    registerHistoryRoutes(app, deps)
    registerShareRoutes(app, deps)
    registerMomentRoutes(app, deps)
    registerHighlightRoutes(app, deps)
    registerQuestionRoutes(app, deps)
  },
  pages: (app: FastifyInstance, deps: PageDeps, pages: Pages) => {
    registerSharedPage(app, deps, pages)
    registerMomentPage(app, deps, pages)
  },
  tasks: (deps: { db: PooledDb; bodies: TranscriptBodies }) => [
    { name: 'history', everyMinutes: 1, due: dueHistory, run: (signal) => sweepHistory(deps, signal) },
    { name: 'transcripts', everyMinutes: 60, run: (signal) => sweepTranscripts(deps, signal) },
  ],
  accountHooks: ({ secret, bodies }) => [createHistoryHook(secret, bodies), answersHook],
} satisfies Feature
