import type { CurrentUser } from '#contract/auth.ts'
import { queryClient } from '#web/api/query-client.ts'
import { createStore } from '#web/ui/store.ts'

/**
 * The session of the browser: `unknown` until the server has answered; `held` is signed in too, but has to
 * remove a device before any other call is answered.
 */
export type AccountState =
  | { status: 'unknown' | 'signed-out' | 'held' }
  | { status: 'signed-in'; user: CurrentUser }

/** The key of the query that knows who is signed in. */
export const accountKey = ['account'] as const

/** The session as far as it is known now. */
export function accountState(): AccountState {
  return queryClient.getQueryData<AccountState>(accountKey) ?? { status: 'unknown' }
}

/** Sets the account that the whole page shows. */
export function setAccount(account: AccountState): void {
  queryClient.setQueryData<AccountState>(accountKey, account)
}

/** The browser has a session, be it one whose device waits for a removal. */
export function hasSession(status: AccountState['status']): boolean {
  return status === 'signed-in' || status === 'held'
}

/** The number of sign-outs since the page loaded: each ends what was shown and typed before. */
export const signOuts = createStore(0)

/** The keys under which this browser stores data of its user, until the logout. */
const keys = ['summaryCount', 'userEmail', 'userPhone', 'recentVideos', 'precis.unsent'] as const

/** Counts a summary that was made here. */
export function countSummary(): void {
  const count = Number(readStored('summaryCount'))
  writeStored('summaryCount', String((Number.isSafeInteger(count) && count > 0 ? count : 0) + 1))
}

/** Removes all stored data of the user. */
export function clearStoredUser(): void {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Where nothing can be stored, nothing was.
  }
}

/** The stored value of a key; empty when there is none. */
function readStored(key: (typeof keys)[number]): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Stores a value where the browser allows it. */
function writeStored(key: (typeof keys)[number], value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage can be forbidden; the address is then asked for again.
  }
}

/**
 * The cookie that the server sets beside the session, which no script can read. Without it the page asks no
 * call that would be refused.
 */
const hintCookie = 'signed_in'

/** This browser may be signed in. */
export function isPerhapsSignedIn(): boolean {
  return hasHint('1') || isSignedInElsewhere()
}

/** This browser is signed in by a provider or a proxy at which logging out goes on. */
export function isSignedInElsewhere(): boolean {
  return hasHint('2')
}

function hasHint(value: '1' | '2'): boolean {
  return document.cookie.split('; ').includes(`${hintCookie}=${value}`)
}

/** Removes the cookie after the server answered that no user is signed in. */
export function forgetSignInHint(): void {
  document.cookie = `${hintCookie}=; path=/; max-age=0`
}

/** The email address that was typed or signed in with here; empty when there is none. */
export function storedEmail(): string {
  return readStored('userEmail')
}

/** Stores the email address, and the phone number where there is one. */
export function storeUser({ email, phone = null }: { email: string; phone?: string | null }): void {
  writeStored('userEmail', email)
  if (phone !== null) writeStored('userPhone', phone)
}
