import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/auth.ts'
import { signedOut } from '#messages/signed-out.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient, setFailureHandler } from '#web/api/query-client.ts'
import type { CallKind } from '#web/api/query-client.ts'
import { currentToast, showToast } from '#web/ui/toast-store.ts'
import { useHydrated } from '#web/ui/use-page-phase.ts'
import { accountKey, accountState, setAccount, forgetSignInHint, isPerhapsSignedIn } from './account-state.ts'
import type { AccountState } from './account-state.ts'
import { currentPath, leaveFor } from './page-address.ts'
import { showPageDialog } from './page-dialog.ts'

const staleMs = 5 * 60_000

const accountQuery = queryOptions({
  queryKey: accountKey,
  // A visitor without the companion cookie of a session makes no call, which would be refused.
  queryFn: async ({ signal }): Promise<AccountState> =>
    isPerhapsSignedIn() ? await fetchAccount(signal) : { status: 'signed-out' },
  staleTime: staleMs,
})

/** One object, because components compare it with the one of the render before. */
const unknownAccount: AccountState = { status: 'unknown' }

/** The session of the browser. A page that is being hydrated shows what was prerendered. */
export function useAccount(): AccountState {
  const account = useQuery(accountQuery).data ?? unknownAccount
  return useHydrated() ? account : unknownAccount
}

/**
 * Asks who is signed in, unless that was asked in the last five minutes; `fresh` asks in any case. Never
 * throws: without an answer it stays as it was.
 */
export async function readAccount({ fresh = false } = {}): Promise<AccountState> {
  const asked: typeof accountQuery = fresh
    ? { ...accountQuery, staleTime: 0, queryFn: ({ signal }) => fetchAccount(signal) }
    : accountQuery
  return await queryClient.fetchQuery(asked).catch(accountState)
}

/** Sets the quota and the plan that the whole page shows. */
export function updateQuota({
  remainingCount,
  planType,
}: Pick<CurrentUser, 'remainingCount' | 'planType'>): void {
  const account = accountState()
  if (account.status !== 'signed-in') return
  setAccount({ status: 'signed-in', user: { ...account.user, remainingCount, planType } })
}

async function fetchAccount(signal: AbortSignal): Promise<AccountState> {
  try {
    return { status: 'signed-in', user: await api('GET /api/auth/user', {}, { signal }) }
  } catch (error) {
    const code = error instanceof ApiError ? error.problem?.code : undefined
    if (code === 'UNAUTHORIZED') {
      forgetSignInHint()
      return { status: 'signed-out' }
    }
    if (code !== 'DEVICE_LIMIT') throw error
    handleAuthFailure(error, 'read')
    return { status: 'held' }
  }
}

/** The key of the call that ends the session because the user says so. */
export const logOutKey = ['log-out'] as const

const readingMs = 500

/**
 * The effect of a refused call on the whole page: a user whose session has ended signs in again over the
 * page, so that typed text stays, and a user who is signed in on too many devices sees them. Calls outside
 * the query client hand in their failures themselves.
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
  if (currentToast()?.title === signedOut.title) return
  showToast({
    title: signedOut.title,
    description: signedOut.again,
    tone: 'destructive',
  })
  // The server refuses every call until the browser gives the session up; from then on it is a visitor's, who
  // may go on.
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

setFailureHandler(handleAuthFailure)
