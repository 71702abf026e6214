import { DatabaseError } from 'pg'
import { isConnectionFailure } from './connection-failure.ts'
import { isOverload } from './overload.ts'
import { someCause } from './error-cause.ts'

/**
 * Classes of SQLSTATE that the next try may not meet: out of resources (a full disk among them), ended by the operator,
 * failed by the system.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const passingClasses = new Set(['53', '57', '58'])
/** A server that takes reads only, as a standby or with a disk that is read-only. */
const readOnly = '25006'

/** Whether the same statement may succeed later: not when the database refused the data or the statement itself. */
export function mayPass(error: unknown): boolean {
  return isConnectionFailure(error) || isOverload(error) || someCause(error, isPassing)
}

function isPassing(error: Error): boolean {
  const code = error instanceof DatabaseError ? (error.code ?? '') : ''
  return passingClasses.has(code.slice(0, 2)) || code === readOnly
}

/** Whether the database refused the data itself (class 22), so that the same can never be stored. */
export function isRefused(error: unknown): boolean {
  return someCause(error, (cause) => cause instanceof DatabaseError && cause.code?.startsWith('22') === true)
}
