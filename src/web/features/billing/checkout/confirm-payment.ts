import type { PaidPlanId } from '#web/lib/page-dialog.ts'
import { api } from '#web/lib/api.ts'

type Payment = { orderId: string; paymentId: string; signature: string; planId: PaidPlanId; email: string }

const pollMs = 2000
const maxPolls = 15

/**
 * Has a payment checked by the server, and waits for a while until the plan holds. `false`: the payment is not known as
 * one. A payment that is real gives its plan in any case, if need be later, by word of the provider.
 */
export async function confirmPayment(payment: Payment, isSignedIn: boolean): Promise<boolean> {
  const answer = await api('POST /api/verify-payment', { body: payment }).catch(() => null)
  if (answer === null || !answer.success) return false
  // What an address has is shown to its owner alone.
  if (!answer.isActive && isSignedIn) await waitForPlan(payment.planId)
  return true
}

async function waitForPlan(planId: PaidPlanId): Promise<void> {
  for (let poll = 0; poll < maxPolls; poll++) {
    const billing = await api('GET /api/billing', { query: {} }).catch(() => null)
    if (billing?.plan === planId) return
    await new Promise((resolve) => {
      setTimeout(resolve, pollMs)
    })
  }
}
