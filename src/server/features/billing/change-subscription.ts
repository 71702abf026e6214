import { AppError } from '#server/lib/app-error.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import { createOrder } from './checkout/create-order.ts'
import type { Order } from './checkout/create-order.ts'
import type { BillingContext } from './context.ts'
import { describeSubscription } from './ledger/entitlement.ts'
import { isOver, stopByOwner, undoStop } from './ledger/ledger.ts'
import { performOperations } from './ledger/pending-operations.ts'
import { accountOwner, loadLedger } from './ledger/repo.ts'
import type { Owner } from './ledger/repo.ts'
import { changeLedger } from './ledger/write-ledger.ts'
import { refreshSubscription } from './reconcile/refresh-subscription.ts'

const callTimeoutMs = 20_000

/**
 * Cancels all subscriptions of an account; where that was done already, as by a call whose answer was lost, nothing changes. The cancellation is stored first: when the provider cannot be reached it is
 * performed later, and what is charged meanwhile is refunded.
 * @throws AppError `NOTHING_TO_CANCEL`
 */
export async function cancelSubscription(context: BillingContext, userId: string): Promise<void> {
  const owner = accountOwner(userId, context.billing.provider)
  const signal = AbortSignal.timeout(callTimeoutMs)
  await refreshOpen(context, owner, signal)
  await changeLedger(context, owner, (ledger, now) => {
    const stopped = stopByOwner(ledger, now)
    if (stopped !== null) return stopped
    if (ledger.subscriptions.some(({ stop }) => stop?.by === 'user')) return ledger
    throw new AppError('NOTHING_TO_CANCEL', "There's no subscription to cancel.")
  })
  await performOperations(context, owner, signal)
}

/** Reads the subscriptions first, so that a payment of a moment ago is cancelled too; an unreachable provider does not prevent it. */
async function refreshOpen(context: BillingContext, owner: Owner, signal: AbortSignal): Promise<void> {
  const { subscriptions } = await loadLedger(context.db, owner)
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

/**
 * Takes a cancellation back that the provider does not know of yet: the plan renews as before, and nothing is paid. A plan that renews
 * already, as after a call whose answer was lost, stays as it is.
 * @throws AppError `NOTHING_TO_RESUME`
 */
export async function undoCancellation(context: BillingContext, userId: string): Promise<void> {
  const owner = accountOwner(userId, context.billing.provider)
  await changeLedger(context, owner, (ledger, now) => {
    const { undoable, status } = describeSubscription(ledger, now)
    if (undoable !== null) return undoStop(ledger, undoable)
    if (status === 'active') return ledger
    throw nothingToResume()
  })
}

function nothingToResume(): AppError {
  return new AppError('NOTHING_TO_RESUME', "Your plan wasn't cancelled.")
}

/**
 * Prepares the subscription that continues one whose cancellation the provider knows of, which it cannot undo.
 * @throws AppError `NOTHING_TO_RESUME`, and those of `createOrder`
 */
export async function resumeSubscription(
  context: BillingContext,
  user: { id: string; email: string },
  buyer: { state: string | null; gstin: string | null },
): Promise<Order> {
  const { provider, clock } = context.billing
  const ledger = await loadLedger(context.db, accountOwner(user.id, provider))
  const { plan, canResume } = describeSubscription(ledger, clock.now())
  if (plan === 'free' || !canResume) throw nothingToResume()
  return await createOrder(context, { plan, email: user.email, isProven: true, buyer })
}
