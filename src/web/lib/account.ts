import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '#web/ui/use-idle.ts'
import { accountState, noteAccount, subscribeToAccount, unknownAccount } from './account-state.ts'
import type { AccountState } from './account-state.ts'
import { isPerhapsSignedIn } from './sign-in-hint.ts'

/** Who is signed in; it is asked for once the page has had a quiet moment. */
export function useAccount(): AccountState {
  useEffect(() => whenIdle(() => void lookForAccount()), [])
  return useSyncExternalStore(subscribeToAccount, accountState, () => unknownAccount)
}

/** What asks the server is no part of the first load; a visitor needs it never. */
async function lookForAccount(): Promise<void> {
  if (!isPerhapsSignedIn()) {
    if (accountState().status === 'unknown') noteAccount({ status: 'signed-out' })
    return
  }
  const reader = await import('./read-account.ts').catch(() => null)
  await reader?.readAccount()
}
