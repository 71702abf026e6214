import type { Answer, askRoutes } from '#contract/ask.ts'
import type { RouteEvent } from '#contract/route.ts'
import type { AccountDeps, LoginDeps } from '#server/features/accounts/service.ts'
import type { HistoryDeps } from '#server/features/history/context.ts'
import type { ReaderDeps } from '#server/features/transcripts/service.ts'
import type { AnswerEngine } from '#server/ports/answer-engine.ts'
import type { LineChecks } from '#server/ports/line-checker.ts'
import type { CallCounter } from '#server/rate-limit/call-counter.ts'
import type { PassageWorker } from './passage-worker.ts'

/** Dependencies of answering questions. */
export type QuestionDeps = HistoryDeps &
  AccountDeps &
  ReaderDeps &
  Pick<LoginDeps, 'clock'> & {
    callCounter: CallCounter
    passageWorker: PassageWorker
    /** `null` where no language model is set up. */
    answerEngine: AnswerEngine | null
    lineChecks: LineChecks
    metrics: {
      /** Counts a question that a model was asked. */
      countQuestion: (outcome: 'answered' | 'not-said' | 'unanswered') => void
    }
  }

/** What was found for a question, before it is an answer with an id. */
export type Found = Pick<Answer, 'said' | 'passages' | 'answer'>

/** What is sent of an answer before it is whole. */
type AnswerEvent = Exclude<
  RouteEvent<(typeof askRoutes)['POST /api/ask']>,
  { event: 'done' } | { event: 'problem' }
>

/** `emit` takes what is written of the answer, checked, as it comes. */
export type AskOptions = { signal: AbortSignal; emit: (event: AnswerEvent) => void }
