import { ApiError } from '#web/api/api-error.ts'

/** What was removed elsewhere meanwhile counts as removed; throws every other failure again. */
export function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
