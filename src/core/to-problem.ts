import type { Problem } from '#contract/problem.ts'
import { problems } from '#contract/problems.ts'
import type { AppError } from './app-error.ts'

/** The problem document for a failure. */
export function toProblem(failure: AppError, requestId: string): Problem {
  const { status, title, remedies } = problems[failure.code]
  return {
    type: `urn:precis:problem:${failure.code.toLowerCase().replaceAll('_', '-')}`,
    title,
    status,
    detail: failure.detail,
    code: failure.code,
    requestId,
    remedies: [...remedies],
    ...(failure.retryAfterSeconds === null ? {} : { retryAfterSeconds: failure.retryAfterSeconds }),
    ...(failure.videoTitle === null ? {} : { videoTitle: failure.videoTitle }),
    ...(failure.startsAt === null ? {} : { startsAt: failure.startsAt }),
    ...(failure.captionsPart === null ? {} : { captionsPart: failure.captionsPart }),
    ...(failure.revision === null ? {} : { revision: failure.revision }),
    ...(failure.fields.length > 0 ? { errors: failure.fields } : {}),
  }
}
