import { AppError } from '#server/lib/app-error.ts'
import type { PaidPlan, PaymentFacts } from '#server/ports/payments.ts'
import { insertAlarms, tellAlarms } from './alarms.ts'
import type { BillingNeeds } from './billing-needs.ts'
import { findEntitlement, renews } from './entitlement.ts'
import { findOrder } from './find-order.ts'
import type { StoredOrder } from './find-order.ts'
import { noSuchOrder } from './no-such-order.ts'
import { observe } from './observe.ts'
import { askProvider } from './provider-failure.ts'

/** What the checkout gave to the page, and for whom. */
export type Claim = {
  reference: string
  payment: string
  signature: string
  plan: PaidPlan
  email: string
}

const callLimitMs = 25_000

/**
 * Checks what the checkout gave: the signature over the order that we stored, and the payment at the provider. Tells
 * whether the plan holds already, or is agreed to; the same again gives the same.
 * @throws AppError `NOT_FOUND` for an order that is not this buyer's, `PAYMENT_INVALID`, `PAYMENT_PROVIDER_UNREACHABLE`
 */
export async function verifyPayment(needs: BillingNeeds, claim: Claim): Promise<boolean> {
  const { orm, log, billing } = needs
  const { provider, clock } = billing
  const { reference, payment, signature } = claim
  const order = await findOrder(orm, claim)
  if (order.plan !== claim.plan || order.isDemo !== provider.isDemo) throw noSuchOrder()
  if (!provider.isSigned({ subscription: reference, payment, signature })) throw invalid()
  // Once the signature is right the payment is looked after to the end, whether or not the page waits.
  const signal = AbortSignal.timeout(callLimitMs)
  const paid = await askProvider(log, () => provider.readPayment(payment, signal))
  if (!isRight(paid, order)) {
    const alarms = paid.isTaken ? [{ kind: 'WRONG_AMOUNT' as const, reference: payment }] : []
    tellAlarms(needs, await insertAlarms(orm, alarms, clock.now()))
    throw invalid()
  }
  const applied = await askProvider(log, () => observe(needs, { reference, payment, signal }))
  if (applied.outcome !== 'applied') return false
  const subscription = applied.book.subscriptions.find(({ id }) => id === order.id)
  const isAgreed = order.startsAt !== null && subscription !== undefined && renews(subscription)
  return isAgreed || findEntitlement(applied.book, clock.now())?.plan === claim.plan
}

/** When the first month begins later the bank is asked for a small amount only, which goes back at once. */
function isRight({ isTaken, amount, currency }: PaymentFacts, order: StoredOrder): boolean {
  return isTaken && currency === 'INR' && (order.startsAt !== null || amount === order.amount)
}

function invalid(): AppError {
  return new AppError('PAYMENT_INVALID', 'Please contact support if money was deducted.')
}
