import type { PaymentOutcome } from '#contract/billing.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { PaidPlan, PaymentFacts } from '#server/ports/payments.ts'
import { insertAlarms, reportAlarms } from '../alarms.ts'
import { askProvider } from '../ask-provider.ts'
import type { BillingContext } from '../context.ts'
import { findEntitlement, renews } from '../ledger/entitlement.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { refreshSubscription } from '../reconcile/refresh-subscription.ts'
import { findOrder, noSuchOrder } from './repo.ts'
import type { StoredOrder } from './repo.ts'

/** The result of a checkout in the page, and its buyer. */
export type PaymentClaim = {
  reference: string
  payment: string
  signature: string
  plan: PaidPlan
  email: string
  isProven: boolean
}

const callTimeoutMs = 25_000

/**
 * Checks the result of a checkout: the signature over the stored order, and the payment at the provider. Gives the outcome
 * of the payment; the same claim again gives the same.
 * @throws AppError `NOT_FOUND` for an order that is not this buyer's, `PAYMENT_INVALID`, `PAYMENT_PROVIDER_UNREACHABLE`
 */
export async function verifyPayment(context: BillingContext, claim: PaymentClaim): Promise<PaymentOutcome> {
  const { orm, log, billing } = context
  const { provider, clock } = billing
  const { reference, payment, signature } = claim
  const order = await findOrder(orm, claim)
  if (order.plan !== claim.plan || order.isDemo !== provider.isDemo) throw noSuchOrder()
  if (!provider.isSigned({ subscription: reference, payment, signature })) throw invalid()
  // A signed payment is handled to the end, whether or not the page waits.
  const signal = AbortSignal.timeout(callTimeoutMs)
  const paid = await askProvider(log, () => provider.readPayment(payment, signal), 'after-payment')
  if (!isForOrder(paid, order)) {
    const alarms = paid.isTaken ? [{ kind: 'WRONG_AMOUNT' as const, reference: payment }] : []
    reportAlarms(context, await insertAlarms(orm, alarms, clock.now()))
    throw invalid()
  }
  const stored = await askProvider(
    log,
    () => refreshSubscription(context, { reference, payment, signal }),
    'after-payment',
  )
  return stored.outcome === 'applied'
    ? outcomeOf(stored.ledger, order, { payment, now: clock.now() })
    : 'pending'
}

/** A first month that begins later is authorised by a small amount, which is refunded at once. */
function isForOrder({ isTaken, amount, currency }: PaymentFacts, order: StoredOrder): boolean {
  return isTaken && currency === 'INR' && (order.startsAt !== null || amount === order.amount)
}

function outcomeOf(
  ledger: Ledger,
  { id, plan, startsAt }: StoredOrder,
  { payment, now }: { payment: string; now: number },
): PaymentOutcome {
  const paid = ledger.payments.find(({ reference }) => reference === payment)
  if (paid !== undefined && Math.max(paid.refundOwed, paid.refunded) === paid.amount) return 'returned'
  const subscription = ledger.subscriptions.find((each) => each.id === id)
  const isLater = startsAt !== null && startsAt.getTime() > now
  if (isLater && subscription !== undefined && renews(subscription)) return 'scheduled'
  return findEntitlement(ledger, now)?.plan === plan ? 'active' : 'pending'
}

function invalid(): AppError {
  return new AppError('PAYMENT_INVALID', 'Please contact support if money was deducted.')
}
