import { ApiError } from './api-error.ts'

/** What a person is told of a call that failed. */
export function errorSentence(error: unknown): string {
  if (error instanceof ApiError && error.problem !== null) return error.problem.detail
  return 'The server could not be reached. Check your connection and try again.'
}
