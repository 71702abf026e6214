import { DatabaseError } from 'pg'
import { someCause } from './error-code.ts'

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
