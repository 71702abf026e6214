import { useInfiniteQuery } from '@tanstack/react-query'
import type { Billing } from '#contract/billing.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

const billingKey = ['billing']

type BillingRead = {
  /** `null` until it is known. */
  billing: Billing | null
  /** Newest first, as far as they were fetched. */
  payments: Billing['payments']
  isFailed: boolean
  retry: () => void
  /** Fetches older payments; `null` where there are none. */
  showOlder: (() => void) | null
  isFetchingOlder: boolean
  /** The last attempt to fetch older ones failed. */
  hasOlderFailed: boolean
}

/** Plan, renewal and payments of the account; not read while `isEnabled` is false, as for a visitor. */
export function useBilling({ isEnabled = true } = {}): BillingRead {
  const query = useInfiniteQuery({
    queryKey: billingKey,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/billing', { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextBefore,
    staleTime: 0,
    enabled: isEnabled,
  })
  const pages = query.data?.pages ?? []
  return {
    billing: pages[0] ?? null,
    payments: pages.flatMap(({ payments }) => payments),
    isFailed: query.isError,
    retry: () => void query.refetch(),
    showOlder: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isFetchingOlder: query.isFetchingNextPage,
    hasOlderFailed: query.isFetchNextPageError,
  }
}

/** Reads billing again wherever it is shown. */
export async function refreshBilling(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: billingKey })
}
