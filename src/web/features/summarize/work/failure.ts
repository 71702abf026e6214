import type { Problem } from '#contract/problem.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { Failure, Remedy } from './failure-shape.ts'
import { failureSentence } from './failure-text.ts'
import { lostConnection } from './lost-connection.ts'

/** The stream ended, or never began, without an answer and without a reason. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/** The failure of a refused call, of a broken connection, or of something nobody foresaw. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError && error.problem !== null) return problemFailure(error.problem)
  return lostConnection
}

/** The failure that a problem document tells of. */
export function problemFailure(problem: Problem): Failure {
  const { code, title, detail, remedies, retryAfterSeconds = 0, videoTitle = null } = problem
  if (code === 'SUMMARY_FAILED') return { ...summaryFailure(detail, remedies), retryAfterSeconds }
  return { title, detail, remedies: orAnother(remedies), retryAfterSeconds, videoTitle, toastTitle: 'Error' }
}

/** The failure to make a summary, whatever words the engine found for it. */
export function summaryFailure(message: string, remedies: readonly Remedy[]): Failure {
  return {
    title: 'Unable to Generate Summary',
    detail: failureSentence(message),
    remedies: orAnother(remedies),
    retryAfterSeconds: 0,
    videoTitle: null,
    toastTitle: 'Unable to Generate Summary',
  }
}

function orAnother(remedies: readonly Remedy[]): readonly Remedy[] {
  return remedies.length === 0 ? ['another'] : remedies
}
