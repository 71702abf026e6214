import type { Problem } from '#contract/problem.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { failureSentence } from './failure-text.ts'

export type Remedy = Problem['remedies'][number]

/** A failure as the page tells it: in a panel that stays, and in a toast that passes. */
export type Failure = {
  title: string
  detail: string
  remedies: readonly Remedy[]
  toastTitle: string
  /** How long to wait before another try; `null` when nobody said. */
  retryAfterSeconds: number | null
}

/** The stream ended, or never began, without an answer and without a reason. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/** The failure of a refused call, of a broken connection, or of something nobody foresaw. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError && error.problem !== null) {
    return { ...problemFailure(error.problem), retryAfterSeconds: error.retryAfterSeconds }
  }
  return {
    title: 'The connection was lost',
    detail: 'The server could not be reached, or it stopped answering. Check your connection and try again.',
    remedies: ['retry'],
    toastTitle: 'Error',
    retryAfterSeconds: null,
  }
}

/** The failure that a problem document tells of. */
export function problemFailure(problem: Problem): Failure {
  if (problem.code === 'SUMMARY_FAILED') return summaryFailure(problem.detail, problem.remedies)
  return {
    title: problem.title,
    detail: problem.detail,
    remedies: problem.remedies,
    toastTitle: 'Error',
    retryAfterSeconds: null,
  }
}

/** The failure to make a summary, whatever words the engine found for it. */
export function summaryFailure(message: string, remedies: readonly Remedy[]): Failure {
  return {
    title: 'Unable to Generate Summary',
    detail: failureSentence(message),
    remedies,
    toastTitle: 'Unable to Generate Summary',
    retryAfterSeconds: null,
  }
}
