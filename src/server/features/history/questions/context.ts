import type { Answer, questionRoutes } from '#contract/questions.ts'
import type { RouteEvent } from '#contract/route.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { ModelShares } from '#server/features/model-costs/service.ts'
import type { ReaderDeps } from '#server/features/transcripts/service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { OngoingWork } from '#server/lib/concurrency.ts'
import type { Counting } from '#server/lib/metrics/metrics.ts'
import type { AnswerEngine, TranslationEngine } from '#server/ports/model-engines.ts'
import type { LineChecks } from '#server/ports/summary-engine.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import type { HistoryDeps } from '../context.ts'
import type { PassageWorker } from './passage-worker.ts'

/** Dependencies of answering questions. */
export type QuestionDeps = QuestionAppDeps & {
  /** Answers that are written although their callers went away. */
  ongoing: OngoingWork
  wait: Clock['wait']
}

/** The dependencies of the application for answering questions. */
export type QuestionAppDeps = HistoryDeps &
  AccountDeps &
  ReaderDeps & {
    clock: Pick<Clock, 'now'>
    callCounter: CallCounter
    passageWorker: PassageWorker
    /** `null` where no language model is set up. */
    answerEngine: AnswerEngine | null
    translationEngine: TranslationEngine | null
    lineChecks: LineChecks
    modelShares: ModelShares
    metrics: Pick<Counting, 'count'>
  }

/** The result for a question, before it is an answer with an id. */
export type Found = Pick<Answer, 'said' | 'passages' | 'answer'> & Partial<Pick<Answer, 'withoutModel'>>

/** The events of an answer before it is whole. */
type AnswerEvent = Exclude<
  RouteEvent<(typeof questionRoutes)['POST /api/ask']>,
  { event: 'done' } | { event: 'problem' }
>

/** `emit` takes what is written of the answer, checked, as it comes. */
export type AskOptions = { signal: AbortSignal; emit: (event: AnswerEvent) => void }
