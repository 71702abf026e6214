import { DatabaseError } from 'pg'

/** Maximum depth of a chain of causes; Drizzle adds one. */
const maxCauses = 5

/** Whether `matches` holds for the error or one of its causes. */
export function someCause(error: unknown, matches: (cause: Error) => boolean): boolean {
  let current = error
  for (let depth = 0; depth < maxCauses && current instanceof Error; depth++) {
    if (matches(current)) return true
    current = current.cause
  }
  return false
}

const foreignKeyViolation = '23503'
/** The keys by which everything that is written in a call refers to its account. */
const accountKeys = /_(?:user_id_users_id|person_id_people_id|device_id_devices_id)_fk$/

/** Whether a write failed because the account that it is for was deleted in this very moment. */
export function isAccountGone(error: unknown): boolean {
  return someCause(
    error,
    (cause) =>
      cause instanceof DatabaseError &&
      cause.code === foreignKeyViolation &&
      accountKeys.test(cause.constraint ?? ''),
  )
}
