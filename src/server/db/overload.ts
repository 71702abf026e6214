import { DatabaseError } from 'pg'

/** Deepest chain of causes that is followed; Drizzle adds one. */
const maxCauses = 5

/**
 * SQLSTATEs of a statement that had to wait too long: for a lock, for its end, or for others to be out of its way.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const waitedTooLong = new Set(['55P03', '57014', '25P03', '40001', '40P01'])

/** Whether the database gave a statement up because too much is asked of it at once: the same may well work later. */
export function isOverload(error: unknown): boolean {
  let current = error
  for (let depth = 0; depth < maxCauses && current instanceof Error; depth++) {
    if (current instanceof DatabaseError && waitedTooLong.has(current.code ?? '')) return true
    current = current.cause
  }
  return false
}
