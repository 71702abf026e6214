import type { AccountHook } from '#server/features/accounts/service.ts'
import { mergeCalls, purgeCalls } from './repo.ts'

/** Merges and deletes the stored answers of an account; an export has them in the history. */
export const idempotencyHook: AccountHook = {
  name: 'idempotentCalls',
  mergeVisitor: mergeCalls,
  purge: purgeCalls,
}
