import { DatabaseError } from 'pg'
import { errorCode } from '#core/app-error.ts'

/*
 * The meaning of a database call's error: unreachable, overloaded, unable to write, refused, account gone.
 * SQLSTATEs: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */

/** Maximum depth of a chain of causes; `StatementError` adds one. */
const maxCauses = 5

/** The condition `matches` holds for the error or one of its causes. */
function someCause(error: unknown, matches: (cause: Error) => boolean): boolean {
  let current = error
  for (let depth = 0; depth < maxCauses && current instanceof Error; depth++) {
    if (matches(current)) return true
    current = current.cause
  }
  return false
}

/** The database itself answered with an error, of those that `matches` holds for. */
export function isDatabaseError(
  error: unknown,
  matches: (sqlState: string, answer: DatabaseError) => boolean = () => true,
): boolean {
  return someCause(error, (cause) => cause instanceof DatabaseError && matches(cause.code ?? '', cause))
}

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

/** SQLSTATEs beside class 08: shut down, crashed, starting up, dropped or out of connections. */
const lostStates = new Set(['57P01', '57P02', '57P03', '57P04', '53300'])

/** Errors of `pg` about a connection: several have no code, so their place identifies them. */
const raisedByConnections = new WeakSet<Error>()

/** Remembers an error that a connection raised, so that `isConnectionFailure` knows it again. */
export function rememberConnectionFailure(error: unknown): void {
  if (error instanceof Error && !(error instanceof DatabaseError)) raisedByConnections.add(error)
}

/** The database could not be reached or was lost, as against having refused a statement. */
export function isConnectionFailure(error: unknown): boolean {
  return someCause(error, (cause) => raisedByConnections.has(cause) || hasConnectionCode(cause))
}

function hasConnectionCode(error: Error): boolean {
  const code = errorCode(error)
  if (code === null) return false
  if (error instanceof DatabaseError) return code.startsWith('08') || lostStates.has(code)
  // A missing socket file is ENOENT, but only from `connect` is that about a server.
  return systemCodes.has(code) || (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect')
}

/** SQLSTATEs of a statement that waited too long: for a lock, for its end, or for other statements. */
const waitedTooLong = new Set(['55P03', '57014', '25P03', '40001', '40P01'])

/** Errors of statements that were never sent, known by where they arose since `pg` gives them no code. */
const neverSent = new WeakSet<Error>()

/** Remembers an error of waiting for a connection of this process while all were in use. */
export function rememberOverload(error: unknown): void {
  if (error instanceof Error) neverSent.add(error)
}

/** A statement was given up because the database is overloaded: it may well work later. */
export function isOverload(error: unknown): boolean {
  return (
    someCause(error, (cause) => neverSent.has(cause)) ||
    isDatabaseError(error, (state) => waitedTooLong.has(state))
  )
}

/** Codes of the operating system and of PostgreSQL for a full disk, or a quota of it that is used up. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** A file or a table could not be written because a disk is full. */
export function isDiskFull(error: unknown): boolean {
  return someCause(error, (cause) => fullCodes.has(errorCode(cause) ?? ''))
}

/** A server that takes reads only, as a standby or with a disk that is read-only. */
const readOnly = '25006'

/** The advice for the operator of a database that answers and cannot write, by SQLSTATE. */
const advice: Readonly<Record<string, string>> = {
  '53100': 'The disk of the database is full. Free some space on it; Précis goes on by itself.',
  [readOnly]:
    'The database takes no writes: it is read-only, or DATABASE_URL names a replica. Make it writable, or name the primary.',
  '58030': 'The database cannot read or write its files. Look at its log and at its disk.',
}

/** The advice for the operator about a failure of the database's storage; `null` for any other error. */
export function storageAdvice(error: unknown): string | null {
  let found: string | null = null
  isDatabaseError(error, (state) => {
    found ??= advice[state] ?? null
    return found !== null
  })
  return found
}

/**
 * Classes of SQLSTATE that the next try may not meet: out of resources (a full disk among them), ended by the
 * operator, failed by the system.
 */
const passingClasses = new Set(['53', '57', '58'])

/** The same statement may succeed later; not when the database refused the data or the statement itself. */
export function mayPass(error: unknown): boolean {
  return (
    isConnectionFailure(error) ||
    isOverload(error) ||
    isDatabaseError(error, (state) => passingClasses.has(state.slice(0, 2)) || state === readOnly)
  )
}

/** The database refused the data itself (class 22), so that the same can never be stored. */
export function isRefused(error: unknown): boolean {
  return isDatabaseError(error, (state) => state.startsWith('22'))
}

const foreignKeyViolation = '23503'
/** The keys by which everything that is written in a call refers to its account. */
const accountKeys = /_(?:user_id_users_id|person_id_people_id|device_id_devices_id)_fk$/

/** A write failed because its account was deleted in this very moment. */
export function isAccountGone(error: unknown): boolean {
  return isDatabaseError(
    error,
    (state, { constraint }) => state === foreignKeyViolation && accountKeys.test(constraint ?? ''),
  )
}
