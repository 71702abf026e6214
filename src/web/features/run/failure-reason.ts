import type { Problem } from '#contract/problem.ts'

/** Why a request failed, as far as it is known. How it reads is decided where it is shown, off the first load. */
export type FailureReason = {
  /** What the server, or the engine in place of a summary, says of it; `null` for a broken connection. */
  problem: ReportedProblem | null
  /** `unknown` where the server may still make the summary, which then counts. */
  cost: 'none' | 'unknown'
}

/** The part of a problem that the page shows. */
export type ReportedProblem = Pick<Problem, 'code' | 'detail' | 'remedies'> & Partial<Problem>
