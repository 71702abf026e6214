import { DatabaseError } from 'pg'
import { someCause } from './error-cause.ts'

/**
 * SQLSTATEs of a statement that had to wait too long: for a lock, for its end, or for others to be out of its way.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const waitedTooLong = new Set(['55P03', '57014', '25P03', '40001', '40P01'])

/** Errors of statements that were never sent, known by where they arose since `pg` gives them no code. */
const neverSent = new WeakSet<Error>()

/** Remembers an error that came of waiting for one of this process's connections while all of them were in use. */
export function rememberOverload(error: unknown): void {
  if (error instanceof Error) neverSent.add(error)
}

/** Whether a statement was given up because too much is asked of the database at once: the same may well work later. */
export function isOverload(error: unknown): boolean {
  return someCause(
    error,
    (cause) =>
      neverSent.has(cause) || (cause instanceof DatabaseError && waitedTooLong.has(cause.code ?? '')),
  )
}
