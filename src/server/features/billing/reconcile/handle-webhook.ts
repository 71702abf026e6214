import { AppError } from '#server/lib/app-error.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import type { PaymentEvent } from '#server/ports/payments.ts'
import { askProvider } from '../ask-provider.ts'
import type { BillingContext } from '../context.ts'
import { findSubscriptionOfPayment } from '../ledger/repo.ts'
import { refreshSubscription } from './refresh-subscription.ts'

/** A delivery of the provider as it arrived. */
export type Delivery = { body: Uint8Array; headers: Readonly<Record<string, unknown>> }

/** The provider waits for 5 seconds and then repeats the delivery. */
const answerTimeoutMs = 4500
const disputeLost = 'payment.dispute.lost'

/**
 * Handles an event of the provider: asks it about the subscription that the event names, and stores the event with its
 * effect. The provider repeats an event that fails.
 * @throws AppError `PAYMENT_INVALID` for a signature that is not the provider's, `PAYMENT_PROVIDER_UNREACHABLE`
 */
export async function handleWebhook(context: BillingContext, delivery: Delivery): Promise<void> {
  const received = readEvent(context, delivery)
  if (received === null) throw new AppError('PAYMENT_INVALID', 'The signature is not valid.')
  const { id, name, payment } = received
  const reference =
    received.subscription ?? (payment === null ? null : await findSubscriptionOfPayment(context.orm, payment))
  // A failed payment, or one without a subscription.
  if (reference === null) return
  const signal = AbortSignal.timeout(answerTimeoutMs)
  const isAboutPayment = name.startsWith('refund.') || name.startsWith('payment.dispute.')
  const { outcome } = await askProvider(context.log, () =>
    refreshSubscription(context, {
      reference,
      payment: isAboutPayment ? payment : null,
      event: { id, name },
      alarms: name === disputeLost && payment !== null ? [{ kind: 'DISPUTE_LOST', reference: payment }] : [],
      signal,
    }),
  )
  context.log.info({ event: name, outcome }, 'an event of the payment provider')
}

function readEvent({ billing }: BillingContext, { body, headers }: Delivery): PaymentEvent | null {
  try {
    return billing.provider.readEvent(body, headers)
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    throw new AppError('INVALID_REQUEST', 'The body is no event of the payment provider.', { cause: error })
  }
}
