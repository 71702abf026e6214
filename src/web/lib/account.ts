import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '#web/ui/use-idle.ts'
import { accountState, noteAccount, subscribeToAccount } from './account-state.ts'
import type { AccountState } from './account-state.ts'
import { api } from './api.ts'
import { isPerhapsSignedIn } from './sign-in-hint.ts'

const staleMs = 5 * 60_000
const unknown: AccountState = { status: 'unknown' }

let readAt = Number.NEGATIVE_INFINITY
let reading: Promise<AccountState> | null = null

/** Who is signed in; it is asked for once the page has had a quiet moment. */
export function useAccount(): AccountState {
  useEffect(() => whenIdle(() => void readAccount()), [])
  return useSyncExternalStore(subscribeToAccount, accountState, () => unknown)
}

/**
 * Asks who is signed in, unless that was asked in the last five minutes or nobody can be. Never throws: what cannot
 * be found out stays as it was.
 */
export async function readAccount({ fresh = false } = {}): Promise<AccountState> {
  if (reading !== null) return await reading
  if (!fresh && Date.now() - readAt < staleMs) return accountState()
  if (!fresh && !isPerhapsSignedIn()) {
    noteAccount({ status: 'signed-out' })
    return accountState()
  }
  readAt = Date.now()
  reading = api('GET /api/auth/user')
    .then((user) => noteAccount({ status: 'signed-in', user }))
    // A refusal says by itself who is signed in.
    .catch(() => undefined)
    .then(() => {
      reading = null
      return accountState()
    })
  return await reading
}
