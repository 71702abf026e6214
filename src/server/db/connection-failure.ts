import { DatabaseError } from 'pg'
import { someCause } from './error-cause.ts'
import { errorCode } from '#server/lib/error-code.ts'

/** Codes of the operating system for a server that cannot be reached or went away. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * SQLSTATEs beside class 08: shut down, crashed, starting up, dropped or out of connections.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const sqlStates = new Set(['57P01', '57P02', '57P03', '57P04', '53300'])

/** Errors that `pg` raised about a connection: several carry no code, so they are known by where they arose. */
const raisedByConnections = new WeakSet<Error>()

/** Remembers an error that a connection raised, so that `isConnectionFailure` knows it again. */
export function rememberConnectionFailure(error: unknown): void {
  if (error instanceof Error && !(error instanceof DatabaseError)) raisedByConnections.add(error)
}

/** Whether the database could not be reached or was lost, as against having refused what was asked. */
export function isConnectionFailure(error: unknown): boolean {
  return someCause(error, (cause) => raisedByConnections.has(cause) || hasConnectionCode(cause))
}

function hasConnectionCode(error: Error): boolean {
  const code = errorCode(error)
  if (code === null) return false
  if (error instanceof DatabaseError) return code.startsWith('08') || sqlStates.has(code)
  // A missing socket file is ENOENT, but only from `connect` is that about a server.
  return systemCodes.has(code) || (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect')
}
