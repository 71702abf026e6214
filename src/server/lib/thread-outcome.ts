import type { ProblemCode } from '#contract/problem.ts'
import { AppError } from './app-error.ts'

/** What a worker thread gives back. An error loses its class between threads, so a foreseen one travels as a value. */
export type ThreadOutcome<T> = { ok: true; value: T } | { ok: false; code: ProblemCode; detail: string }

/** In the thread: runs the work and turns a foreseen failure into a value; anything else stays an error. */
export async function toOutcome<T>(work: () => T | Promise<T>): Promise<ThreadOutcome<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ok: false, code: error.code, detail: error.detail }
  }
}

/** Outside the thread: the value. @throws AppError the failure that was foreseen in the thread */
export function fromOutcome<T>(outcome: ThreadOutcome<T>): T {
  if (!outcome.ok) throw new AppError(outcome.code, outcome.detail)
  return outcome.value
}
