import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/auth.ts'
import { currentToast, showToast } from '#web/ui/toast-store.ts'
import { ApiError } from './api-error.ts'
import { api } from './api.ts'
import { leaveFor, currentPath } from './page-address.ts'
import { showPageDialog } from './page-dialog.ts'
import { forgetSignInHint } from './stored-user.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** A query that is all that its page shows: without a session the page leads to the sign-in and back. */
    queryMeta: { isPrivatePage?: boolean }
  }
}

/**
 * Who is signed in: `unknown` until the server has answered; `held` is signed in too, but has to remove a device before
 * any other call is answered.
 */
export type AccountState =
  | { status: 'unknown' | 'signed-out' | 'held' }
  | { status: 'signed-in'; user: CurrentUser }

/** The key of the query that knows who is signed in. */
export const accountKey = ['account'] as const

/** The key of the call that ends the session because the person says so. */
export const logOutKey = ['log-out'] as const

/**
 * What was read from the server, and what is written to it. An answer is read once and stays while the page is open; a
 * call without a connection fails at once instead of waiting, so that the page can say so.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => handleAuthFailure(error, meta?.isPrivatePage === true ? 'page' : 'read'),
  }),
  mutationCache: new MutationCache({ onError: (error) => handleAuthFailure(error, 'write') }),
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** Who is signed in, as far as it is known now. */
export function accountState(): AccountState {
  return queryClient.getQueryData<AccountState>(accountKey) ?? { status: 'unknown' }
}

/** Sets the account that the whole page shows. */
export function setAccount(account: AccountState): void {
  queryClient.setQueryData<AccountState>(accountKey, account)
}

const signedOutTitle = 'Unauthorized'
const readingMs = 500

/** The page itself was asked for, the page reads something, or the user changes something. */
type CallKind = 'page' | 'read' | 'write'

/**
 * What a refused call means for the whole page: a user whose session has ended signs in again over the page, so that
 * typed text stays, and a user who is signed in on too many devices sees them. Calls outside the query client hand in
 * their failures themselves.
 */
export function handleAuthFailure(error: unknown, kind: CallKind): void {
  const code = error instanceof ApiError ? error.problem?.code : undefined
  // What the page began to read while the person logged out is refused, and that is no news.
  const isExpected = kind === 'read' && queryClient.isMutating({ mutationKey: logOutKey }) > 0
  if (code === 'UNAUTHORIZED' && !isExpected) signInAgain(kind)
  if (code === 'DEVICE_LIMIT') handleHeld(kind)
}

/** Announces the end of a session and opens the sign-in. */
export function signInAgain(kind: CallKind): void {
  forgetSignInHint()
  setAccount({ status: 'signed-out' })
  // Several calls can be refused at once; one toast is enough.
  if (currentToast()?.title === signedOutTitle) return
  showToast({
    title: signedOutTitle,
    description: 'You are logged out. Logging in again...',
    tone: 'destructive',
  })
  // The server refuses every call until the browser gives the session up; from then on it is a visitor's, who may go on.
  if (kind !== 'page') void api('POST /api/auth/logout').catch(() => undefined)
  setTimeout(() => {
    if (kind === 'page') leaveFor(`/api/login?returnTo=${encodeURIComponent(currentPath())}`)
    else if (accountState().status === 'signed-out') showPageDialog({ name: 'sign-in', reason: 'continue' })
  }, readingMs)
}

/** A call that the page makes by itself does not open the dialog again that was closed. */
function handleHeld(kind: CallKind): void {
  const wasKnown = accountState().status === 'held'
  setAccount({ status: 'held' })
  if (!wasKnown || kind === 'write') showPageDialog({ name: 'devices' })
}
