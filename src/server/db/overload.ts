import { DatabaseError } from 'pg'
import { someCause } from './some-cause.ts'

/**
 * SQLSTATEs of a statement that had to wait too long: for a lock, for its end, or for others to be out of its way.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const waitedTooLong = new Set(['55P03', '57014', '25P03', '40001', '40P01'])

/** Whether the database gave a statement up because too much is asked of it at once: the same may well work later. */
export function isOverload(error: unknown): boolean {
  return someCause(error, (cause) => cause instanceof DatabaseError && waitedTooLong.has(cause.code ?? ''))
}
