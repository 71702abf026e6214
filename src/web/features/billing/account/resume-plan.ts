import type { Billing } from '#contract/billing.ts'
import { planResumed } from '#messages/plan-resumed.ts'
import { plans } from '#product/plans.ts'
import { showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { readAccount, handleAuthFailure } from '#web/session/account.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { formatZonedDay } from '#web/text/format-date.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { refreshBilling } from './use-billing.ts'

/**
 * Resumes a plan that was cancelled: the cancellation is undone without a payment, or, where it is too late
 * for that, the checkout opens. Never throws.
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
