import type { AccountHook } from '#server/features/accounts/service.ts'
import { exportAnswers, mergeAnswers, purgeAnswers } from './repo.ts'

/** Merges, exports and deletes the stored answers of an account, whatever they are about. */
export const answersHook: AccountHook = {
  name: 'answers',
  mergeVisitor: mergeAnswers,
  export: exportAnswers,
  purge: purgeAnswers,
}
