import type { CurrentUser } from '#contract/auth.ts'
import { queryClient } from '#web/api/query-client.ts'
import { createStore } from '#web/ui/store.ts'

/**
 * Who is signed in: `unknown` until the server has answered; `held` is signed in too, but has to remove a device before
 * any other call is answered.
 */
export type AccountState =
  | { status: 'unknown' | 'signed-out' | 'held' }
  | { status: 'signed-in'; user: CurrentUser }

/** The key of the query that knows who is signed in. */
export const accountKey = ['account'] as const

/** Who is signed in, as far as it is known now. */
export function accountState(): AccountState {
  return queryClient.getQueryData<AccountState>(accountKey) ?? { status: 'unknown' }
}

/** Sets the account that the whole page shows. */
export function setAccount(account: AccountState): void {
  queryClient.setQueryData<AccountState>(accountKey, account)
}

/** How often a user was forgotten since the page was loaded: what was shown and typed before ends with each. */
export const signOuts = createStore(0)
