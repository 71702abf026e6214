import type { ProblemCode } from '#contract/problem.ts'

/** What only a program runs into that asks for work, beside the failures of the contract. */
export type OwnFailureCode =
  | 'FILE_NOT_READABLE'
  | 'SERVER_UNREACHABLE'
  | 'SERVER_NOT_UNDERSTOOD'
  | 'ALLOWANCE_USED'
  | 'OUTPUT_REFUSED'

export type FailureCode = ProblemCode | OwnFailureCode

/** A failure for the person who asked a program: a code of the closed list and a sentence. */
export class PrecisFailure extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.name = 'PrecisFailure'
    this.code = code
  }
}
