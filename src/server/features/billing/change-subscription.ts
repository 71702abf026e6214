import { AppError } from '#core/app-error.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import { providerError } from './ask-provider.ts'
import { createOrder } from './checkout/create-order.ts'
import type { Order } from './checkout/create-order.ts'
import type { BillingContext } from './context.ts'
import { describeSubscription } from './ledger/entitlement.ts'
import { changeSubscription, isOver, stopByOwner, undoStop } from './ledger/ledger.ts'
import type { Ledger } from './ledger/ledger.ts'
import { performOperations } from './ledger/pending-operations.ts'
import { accountOwner, loadLedger } from './ledger/repo.ts'
import type { Owner } from './ledger/repo.ts'
import { changeLedger, refreshSubscription } from './ledger/write-ledger.ts'

const callTimeoutMs = 20_000

/**
 * Cancels all subscriptions of an account; where that was done already, as by a call whose answer was lost,
 * nothing changes. The cancellation is stored first: when the provider cannot be reached it is performed
 * later, and what is charged meanwhile is refunded.
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

/**
 * Reads the subscriptions first, so that a payment of a moment ago is cancelled too; an unreachable provider
 * does not prevent it.
 */
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
 * Takes a cancellation back: the plan renews as before, and nothing is paid. A plan that renews already, as
 * after a call whose answer was lost, stays as it is. Where the provider does not lift the pause, the
 * cancellation stands.
 * @throws AppError `NOTHING_TO_RESUME`, `PAYMENT_PROVIDER_UNREACHABLE`, `PAYMENT_PROVIDER_REFUSED`
 */
export async function undoCancellation(context: BillingContext, userId: string): Promise<void> {
  const owner = accountOwner(userId, context.billing.provider)
  const { subscriptions } = await changeLedger(context, owner, (ledger, now) => {
    const { undoable, status } = describeSubscription(ledger, now)
    if (undoable !== null) return beginUndo(context, ledger, undoable)
    if (status === 'active') return ledger
    throw nothingToResume()
  })
  const lifting = subscriptions.find(({ pause }) => pause === 'lifting')
  const signal = AbortSignal.timeout(callTimeoutMs)
  await performOperations(context, owner, signal)
  if (lifting === undefined) return
  const after = await changeLedger(context, owner, (ledger) =>
    changeSubscription(ledger, lifting.id, (each) =>
      each.pause === 'lifting' ? { ...each, pause: 'asked' } : each,
    ),
  )
  const pause = after.subscriptions.find(({ id }) => id === lifting.id)?.pause
  if (pause === 'asked') throw providerError(context.log, new PaymentFailure('unreachable'))
  if (pause === 'refused') throw providerError(context.log, new PaymentFailure('refused'))
  // The note of the cancellation goes with it.
  await performOperations(context, owner, signal)
}

function beginUndo(context: BillingContext, ledger: Ledger, id: string): Ledger {
  const subscription = ledger.subscriptions.find((each) => each.id === id)
  // The pause may be on its way to the provider, and would arrive after the undo.
  const isUncertain = subscription?.state === 'active' && subscription.pause !== null
  if (isUncertain) throw providerError(context.log, new PaymentFailure('unreachable'))
  return undoStop(ledger, id)
}

function nothingToResume(): AppError {
  return new AppError('NOTHING_TO_RESUME', "Your plan wasn't cancelled.")
}

/**
 * Prepares the subscription that continues one whose cancellation is final.
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
