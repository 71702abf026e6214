import { DatabaseError } from 'pg'
import { someCause } from './error-cause.ts'

/**
 * SQLSTATEs of a database that answers and cannot write, with what the operator can do.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const advice: Readonly<Record<string, string>> = {
  '53100': 'The disk of the database is full. Free some space on it; Précis goes on by itself.',
  '25006':
    'The database takes no writes: it is read-only, or DATABASE_URL names a replica. Make it writable, or name the primary.',
  '58030': 'The database cannot read or write its files. Look at its log and at its disk.',
}

/** What the operator can do about a failure of the database's storage; `null` for any other error. */
export function storageAdvice(error: unknown): string | null {
  let found: string | null = null
  someCause(error, (cause) => {
    if (cause instanceof DatabaseError) found ??= advice[cause.code ?? ''] ?? null
    return found !== null
  })
  return found
}
