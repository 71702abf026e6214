import { PrecisFailure } from '#client/failure.ts'
import { AppError, unforeseenDetail } from '#server/lib/app-error.ts'

/**
 * What an agent is given of a failure: a sentence and a code. What nobody foresaw goes to `onUnforeseen`, and nothing of its cause to
 * the agent.
 */
export function describeFailure(error: unknown, onUnforeseen: (error: unknown) => void): string {
  if (error instanceof PrecisFailure) return `${error.message} [${error.code}]`
  if (error instanceof AppError) return `${error.detail} [${error.code}]`
  onUnforeseen(error)
  return `${unforeseenDetail} [INTERNAL]`
}
