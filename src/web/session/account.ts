import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/auth.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useHydrated } from '#web/ui/use-page-phase.ts'
import { accountKey, accountState, setAccount, forgetSignInHint, isPerhapsSignedIn } from './account-state.ts'
import type { AccountState } from './account-state.ts'
import { handleAuthFailure } from './auth-failure.ts'

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
