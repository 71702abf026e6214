import type { Problem } from '#contract/problem.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { failureTexts } from '#messages/failure-texts.ts'
import { languageTag } from '#messages/language.ts'
import { firstLanguage } from '#product/interface-languages.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** A call that failed. `message` is `status: detail`; `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number
  /** The server's description of the failure; `null` when it sent nothing readable. */
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

/** Throws the failure of an unanswered call; one that was given up on purpose stays. */
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

/** A call failed because there is nothing at its address, or nothing for this user. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && [400, 403, 404].includes(error.status)
}

/** An entry that was removed elsewhere meanwhile counts as removed; every other failure is thrown again. */
export function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/**
 * The text for a user about a failed call: the server's sentence, with the reason of the refused field and
 * the time to wait where there is one. `fallback` is for failures about which the server sent nothing
 * readable.
 */
export function failureText(error: unknown, fallback?: string): string {
  if (!(error instanceof ApiError)) return fallback ?? failureTexts.unknown
  const { problem, status } = error
  if (problem === null) return fallback ?? (status === 0 ? failureTexts.unreachable : failureTexts.unknown)
  return problem.errors?.[0]?.reason ?? problem.detail
}

/**
 * A failure in the language of this page, by its code; what the server says of it in English pages, where the
 * words cannot be loaded, and for a code that this page does not know yet.
 */
export async function inPageLanguage<Reported extends Pick<Problem, 'code' | 'detail' | 'errors'>>(
  problem: Reported,
): Promise<Omit<Reported, 'errors'> & Pick<Problem, 'errors'>> {
  const text = await textOfCode(problem.code)
  if (text === null) return problem
  // Reasons of single fields are the server's own sentences.
  const { errors: _reasons, ...rest } = problem
  return { ...rest, ...text }
}

/** The same thing; why it failed or waits is said in the language of this page. */
export async function withReason<Failed extends { reason: string | null; reasonCode: ProblemCode | null }>(
  failed: Failed,
): Promise<Failed> {
  const text = failed.reasonCode === null ? null : await textOfCode(failed.reasonCode)
  return text === null ? failed : { ...failed, reason: text.detail }
}

/** A failure's title and sentence in the page's language; `null` for the server's own words. */
async function textOfCode(code: ProblemCode): Promise<{ title: string; detail: string } | null> {
  if (languageTag === firstLanguage) return null
  const { problemTexts } = await import('#messages/problem-texts.ts').catch(() => ({ problemTexts: null }))
  return problemTexts?.[code] ?? null
}

/** Says in a toast why a call that was asked for failed. */
export function showFailure(error: unknown): void {
  showToast({ title: failureTexts.error, description: failureText(error), tone: 'destructive' })
}
