import { useInfiniteQuery } from '@tanstack/react-query'
import type { Billing } from '#contract/billing.ts'
import { planResumed } from '#messages/plan-resumed.ts'
import { plans } from '#product/plans.ts'
import { showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { readAccount, handleAuthFailure } from '#web/session/account.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { formatZonedDay } from '#web/text/format-date.ts'
import { showToast } from '#web/ui/toast-store.ts'

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

/**
 * Resumes a plan that was cancelled: the cancellation is undone without a payment, or, where it is too late for that, the
 * checkout opens. Never throws.
 */
export async function resumePlan({ plan, canUndo }: Pick<Billing, 'plan' | 'canUndo'>): Promise<void> {
  if (plan === 'free') return
  if (!canUndo) {
    showPageDialog({ name: 'checkout', planId: plan, kind: 'resume' })
    return
  }
  try {
    const { renewsAt } = await api('POST /api/billing/undo-cancellation')
    await Promise.all([refreshBilling(), readAccount({ fresh: true })])
    showToast({
      title: planResumed.title(plans[plan].name),
      description: renewsAt === null ? planResumed.undone : planResumed.undoneUntil(formatZonedDay(renewsAt)),
      tone: 'good',
    })
  } catch (error) {
    await refreshBilling()
    handleAuthFailure(error, 'write')
    showFailure(error)
  }
}
