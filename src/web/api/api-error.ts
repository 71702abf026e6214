import type { Problem } from '#contract/problem.ts'
import { failureTexts } from '#messages/failures.ts'
import { inPageLanguage } from './problem-language.ts'

/** A call that failed. `message` is `status: detail`; `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number
  /** What the server says of the failure; `null` when it said nothing readable. */
  readonly problem: Problem | null

  constructor(status: number, detail: string, problem: Problem | null = null) {
    super(`${status}: ${detail}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
  }
}

/** The failure that an answer carries. */
export async function readFailure(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const found = parseProblem(text)
  const problem = found === null ? null : await inPageLanguage(found)
  return new ApiError(response.status, (problem?.detail ?? text) || response.statusText, problem)
}

/** Throws the failure of a call that no answer came for; a call that was given up on purpose stays what it is. */
export function raiseNetworkFailure(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
  throw new ApiError(0, failureTexts.unreachable)
}

function parseProblem(text: string): Problem | null {
  try {
    const value: unknown = JSON.parse(text)
    return isProblem(value) ? value : null
  } catch {
    return null
  }
}

/** Our own server wrote the document, so its code and sentence stand for the whole of it. */
function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' && value !== null && 'code' in value && 'detail' in value && 'remedies' in value
  )
}

/** Whether a call failed because there is nothing at its address, or nothing for this user. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && [400, 403, 404].includes(error.status)
}

/** What was removed elsewhere meanwhile counts as removed; throws every other failure again. */
export function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/**
 * What a user reads about a failed call: the server's sentence, with the reason of the field that was refused and the
 * time to wait where there is one. `fallback` is for failures that the server said nothing readable about.
 */
export function failureText(error: unknown, fallback?: string): string {
  if (!(error instanceof ApiError)) return fallback ?? failureTexts.unknown
  const { problem, status } = error
  if (problem === null) return fallback ?? (status === 0 ? failureTexts.unreachable : failureTexts.unknown)
  return problem.errors?.[0]?.reason ?? problem.detail
}
