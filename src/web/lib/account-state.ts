import type { CurrentUser } from '#contract/auth.ts'

/**
 * Who is signed in: `unknown` until that was asked; `held` is signed in too, but has to remove a device before anything
 * else answers.
 */
export type AccountState =
  | { status: 'unknown' | 'signed-out' | 'held' }
  | { status: 'signed-in'; user: CurrentUser }

/** What holds until the server was asked. */
export const unknownAccount: AccountState = { status: 'unknown' }

let current: AccountState = unknownAccount
const listeners = new Set<() => void>()

/** Who is signed in, as far as it is known now. */
export function accountState(): AccountState {
  return current
}

/** Tells the whole page who is signed in from now on. */
export function noteAccount(next: AccountState): void {
  current = next
  for (const listener of listeners) listener()
}

/** Calls `listener` on each change; gives the way to stop. */
export function subscribeToAccount(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
