import type { Billing } from '#contract/billing.ts'
import { plans } from '#product/plans.ts'
import { readAccount } from '#web/session/account.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { formatDay } from '#web/text/format-date.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { handleAuthFailure } from '#web/session/auth-failure.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { refreshBilling } from './use-billing.ts'

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
    const renewal = renewsAt === null ? '' : ` It renews on ${formatDay(renewsAt)}.`
    showToast({
      title: `${plans[plan].name} continues`,
      description: `Your cancellation is undone.${renewal} Nothing was charged now.`,
      tone: 'good',
    })
  } catch (error) {
    await refreshBilling()
    handleAuthFailure(error, 'write')
    showToast({ title: 'Error', description: failureText(error), tone: 'destructive' })
  }
}
