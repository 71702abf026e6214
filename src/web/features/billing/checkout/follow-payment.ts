import type { PaymentOutcome } from '#contract/billing.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import type { PaidPlanId } from '#web/session/page-dialog.ts'

/** What the checkout gave for an order. */
export type PaidOrder = {
  orderId: string
  paymentId: string
  signature: string
  planId: PaidPlanId
  email: string
}

/** What became of a payment; `refused`: the server does not know it as one. */
export type FollowedOutcome = Exclude<PaymentOutcome, 'pending'> | 'refused'

const firstPauseMs = 1000
const maxPauseMs = 15_000
/** After so many attempts the page says that it takes longer. */
const attemptsBeforeNote = 5
const requestTimeout = 408
const tooManyRequests = 429
const firstServerError = 500

/**
 * Has a payment checked by the server until it says what became of it. A connection that breaks and a provider that is
 * slow are waited for, with growing pauses that end early when the browser is online again; `onLate` is called once.
 */
export async function followPayment(payment: PaidOrder, onLate: () => void): Promise<FollowedOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await verify(payment)
    if (outcome !== 'pending') return outcome
    if (attempt === attemptsBeforeNote) onLate()
    await pause(Math.min(firstPauseMs * 2 ** (attempt - 1), maxPauseMs))
  }
}

async function verify(payment: PaidOrder): Promise<FollowedOutcome | 'pending'> {
  try {
    const { outcome } = await api('POST /api/verify-payment', { body: payment })
    return outcome
  } catch (error) {
    return mayPass(error) ? 'pending' : 'refused'
  }
}

/** Whether a failure says nothing of the payment: no answer came, or the server or the provider is not ready. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { status } = error
  return status === 0 || status >= firstServerError || status === requestTimeout || status === tooManyRequests
}

async function pause(ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })
}
