import { DatabaseError } from 'pg'
import { errorCode } from './error-code.ts'

/** Deepest chain of causes that is followed; Drizzle adds one. */
const maxCauses = 5

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
  let current = error
  for (let depth = 0; depth < maxCauses && current instanceof Error; depth++) {
    if (raisedByConnections.has(current) || hasConnectionCode(current)) return true
    current = current.cause
  }
  return false
}

function hasConnectionCode(error: Error): boolean {
  const code = errorCode(error)
  if (code === null) return false
  if (error instanceof DatabaseError) return code.startsWith('08') || sqlStates.has(code)
  // A missing socket file is ENOENT, but only from `connect` is that about a server.
  return systemCodes.has(code) || (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect')
}
