import { AppError } from '#server/lib/app-error.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import type { BillingContext } from './context.ts'
import { isOver, stopByOwner } from './ledger/ledger.ts'
import { accountOwner, loadLedger } from './ledger/repo.ts'
import type { Owner } from './ledger/repo.ts'
import { changeLedger } from './ledger/write-ledger.ts'
import { performOperations } from './reconcile/perform-operations.ts'
import { refreshSubscription } from './reconcile/refresh-subscription.ts'

const callTimeoutMs = 20_000

/**
 * Cancels all subscriptions of an account. The cancellation is stored first: when the provider cannot be reached it is
 * performed later, and what is charged meanwhile is refunded.
 * @throws AppError `NOTHING_TO_CANCEL`
 */
export async function cancelSubscription(context: BillingContext, userId: string): Promise<void> {
  const owner = accountOwner(userId, context.billing.provider)
  const signal = AbortSignal.timeout(callTimeoutMs)
  await refreshOpen(context, owner, signal)
  await changeLedger(context, owner, (ledger, now) => {
    const stopped = stopByOwner(ledger, now)
    if (stopped === null)
      throw new AppError('NOTHING_TO_CANCEL', 'There is no subscription that would be charged.')
    return stopped
  })
  await performOperations(context, owner, signal)
}

/** So that a payment of a moment ago is cancelled too. An unreachable provider does not prevent a cancellation. */
async function refreshOpen(context: BillingContext, owner: Owner, signal: AbortSignal): Promise<void> {
  const { subscriptions } = await loadLedger(context.orm, owner)
  for (const subscription of subscriptions) {
    const { reference } = subscription
    if (reference === null || isOver(subscription)) continue
    try {
      await refreshSubscription(context, { reference, payment: null, signal })
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error
      context.log.warn({ kind: error.kind }, 'a subscription is cancelled without asking the provider first')
      return
    }
  }
}
