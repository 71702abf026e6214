import { ApiError } from './api-error.ts'

const unreachable = "We couldn't reach the server. Check your connection and try again."
const unknown = 'Something went wrong. Please try again.'

/**
 * What a user reads about a failed call: the server's sentence, with the reason of the field that was refused and the
 * time to wait where there is one. `fallback` is for failures that the server said nothing readable about.
 */
export function failureText(error: unknown, fallback?: string): string {
  if (!(error instanceof ApiError)) return fallback ?? unknown
  const { problem, status } = error
  if (problem === null) return fallback ?? (status === 0 ? unreachable : unknown)
  return problem.errors?.[0]?.reason ?? problem.detail
}
