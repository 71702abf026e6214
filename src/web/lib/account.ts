import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/auth.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { ApiError } from './api-error.ts'
import { api } from './api.ts'
import { accountKey, accountState, handleAuthFailure, queryClient, setAccount } from './query-client.ts'
import type { AccountState } from './query-client.ts'
import { forgetSignInHint, isPerhapsSignedIn } from './sign-in-hint.ts'
import { clearStoredPerson } from './stored-person.ts'

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

/** Who is signed in. A page that is being hydrated shows what was prerendered, even if the answer is there already. */
export function useAccount(): AccountState {
  const account = useQuery(accountQuery).data ?? unknownAccount
  return useHydrated() ? account : unknownAccount
}

/**
 * Asks who is signed in, unless that was asked in the last five minutes; `fresh` asks in any case. Never throws: without
 * an answer it stays as it was.
 */
export async function readAccount({ fresh = false } = {}): Promise<AccountState> {
  const asked: typeof accountQuery = fresh
    ? { ...accountQuery, staleTime: 0, queryFn: ({ signal }) => fetchAccount(signal) }
    : accountQuery
  return await queryClient.fetchQuery(asked).catch(accountState)
}

/** Has the whole page show the quota and the plan that an answer tells. */
export function updateQuota({
  remainingCount,
  planType,
}: Pick<CurrentUser, 'remainingCount' | 'planType'>): void {
  const account = accountState()
  if (account.status !== 'signed-in') return
  setAccount({ status: 'signed-in', user: { ...account.user, remainingCount, planType } })
}

/** Removes everything of the user from this browser after a sign-out: what was typed, what was read, what was running. */
export function forgetUser(): void {
  clearStoredPerson()
  forgetSignInHint()
  setAccount({ status: 'signed-out' })
  for (const query of queryClient.getQueryCache().getAll()) forgetQuery(query)
  try {
    sessionStorage.clear()
  } catch {
    // Where nothing can be stored, nothing was.
  }
}

/**
 * Removes what was read for the user. A query in use is removed once the page that shows it is left: read again before
 * that, it would be refused. The quota is read again at once, as it is a visitor's now.
 */
function forgetQuery(query: Query): void {
  const [key] = query.queryKey
  if (key === accountKey[0]) return
  if (key === 'usage-status') void queryClient.invalidateQueries({ queryKey: query.queryKey })
  else if (query.getObserversCount() === 0) queryClient.getQueryCache().remove(query)
  else removeWhenUnused(query)
}

function removeWhenUnused(query: Query): void {
  const cache = queryClient.getQueryCache()
  const unsubscribe = cache.subscribe((event) => {
    if (event.query !== query || query.getObserversCount() > 0) return
    unsubscribe()
    cache.remove(query)
  })
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
