import type { Problem } from '#contract/problem.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { failureSentence } from './failure-text.ts'
import { lostConnection } from './lost-connection.ts'

export type Remedy = Problem['remedies'][number]

/** A failure as the page tells it: in a panel that stays, and in a toast that passes. */
export type Failure = {
  title: string
  detail: string
  /** Never empty: another video is always possible. */
  remedies: readonly Remedy[]
  /** Seconds until trying again makes sense. */
  retryAfterSeconds: number
  /** Of the video, where the failure names it. */
  videoTitle: string | null
  toastTitle: string
}

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
