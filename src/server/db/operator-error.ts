import { isDiskFull } from './database-failure.ts'

/** The reason for a stopped start, backup or restore. Callers decide by it, not by the sentence. */
export type OperatorFailure =
  | 'folder-in-use'
  | 'no-postgres'
  | 'no-unprivileged-user'
  | 'wrong-owner'
  | 'wrong-version'
  | 'disk-full'
  | 'server-did-not-start'
  | 'unreachable'
  | 'migration-changed'
  | 'migration-unknown'
  | 'migration-failed'
  | 'backup-exists'
  | 'backup-damaged'
  | 'database-not-empty'
  | 'no-backup-file'
  | 'no-payments'
  | 'no-secret'
  | 'wrong-passphrase'
  | 'other-secret'
  | 'subscriptions-run'

/** A failure whose message is one or two sentences for the operator: what happened, and what to do. */
export class OperatorError extends Error {
  readonly failure: OperatorFailure

  constructor(failure: OperatorFailure, sentence: string, options: { cause?: unknown } = {}) {
    super(sentence, options)
    this.name = 'OperatorError'
    this.failure = failure
  }
}

const diskFull =
  'A disk is full: that of DATA_DIR, of the database, or of the file that was written. Free some space on it, and try again.'

/** The sentence of a failure that the operator can mend; `null` for any other. */
export function explainToOperator(error: unknown): string | null {
  // Whatever was being done when it happened.
  if (isDiskFull(error)) return diskFull
  return error instanceof OperatorError ? error.message : null
}
