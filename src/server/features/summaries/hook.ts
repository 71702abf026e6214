import type { AccountHook } from '#server/features/accounts/service.ts'
import { deleteRunsOf, moveRequests } from './runs/requests-repo.ts'

/**
 * What runs do with an account. A run that a browser started before it signed in is delivered to the account; this comes
 * before the history's hook, so that what was delivered to the browser in the same moment moves as well.
 */
export const runsHook: AccountHook = {
  name: 'runs',
  mergeVisitor: moveRequests,
  export: () => Promise.resolve([]),
  purge: deleteRunsOf,
}
