import { accountState, noteAccount } from './account-state.ts'
import type { AccountState } from './account-state.ts'
import { api } from './api.ts'

const staleMs = 5 * 60_000

let readAt = Number.NEGATIVE_INFINITY
let reading: Promise<AccountState> | null = null

/**
 * Asks who is signed in, unless that was asked in the last five minutes; `fresh` asks in any case. Never throws: what
 * cannot be found out stays as it was.
 */
export async function readAccount({ fresh = false } = {}): Promise<AccountState> {
  if (reading !== null) return await reading
  const isKnown = accountState().status !== 'unknown' && Date.now() - readAt < staleMs
  if (isKnown && !fresh) return accountState()
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
