import { ApiError } from '#web/lib/api-error.ts'

/** Whether a call failed because there is nothing at its address, or nothing for this person. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && [400, 403, 404].includes(error.status)
}
