import { ApiError } from '#web/lib/api-error.ts'

/** What the server says of a failure; `null` when it said nothing. */
export function serverSentence(error: unknown): string | null {
  return error instanceof ApiError ? (error.problem?.detail ?? null) : null
}
