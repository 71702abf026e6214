import { AppError } from '#server/lib/app-error.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import { askProvider } from '../ask-provider.ts'
import type { BillingContext } from '../context.ts'
import { findSubscriptionOfPayment } from '../ledger/repo.ts'
import type { ReportOutcome } from '../ledger/write-ledger.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import type { RefreshRequest } from './refresh-subscription.ts'

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
  const received = context.billing.provider.readEvent(delivery.body, delivery.headers)
  if (received === null) throw new AppError('PAYMENT_INVALID', 'The signature is not valid.')
  const { id, name, payment } = received
  const reference =
    received.subscription ?? (payment === null ? null : await findSubscriptionOfPayment(context.orm, payment))
  if (reference === null) {
    // A failed payment, or one without a subscription, is none of ours.
    const level = payment === null ? 'warn' : 'info'
    context.log[level]({ event: name, id }, 'an event of the payment provider names no subscription of ours')
    return
  }
  const signal = AbortSignal.timeout(answerTimeoutMs)
  const isAboutPayment = name.startsWith('refund.') || name.startsWith('payment.dispute.')
  const { outcome } = await askProvider(context.log, () =>
    refreshKnown(context, {
      reference,
      payment: isAboutPayment ? payment : null,
      event: { id, name },
      alarms: name === disputeLost && payment !== null ? [{ kind: 'DISPUTE_LOST', reference: payment }] : [],
      signal,
    }),
  )
  context.log.info({ event: name, outcome }, 'an event of the payment provider')
}

/** What became of an event; one about a subscription that the provider itself does not know is done with. */
async function refreshKnown(context: BillingContext, request: RefreshRequest): Promise<ReportOutcome> {
  try {
    return await refreshSubscription(context, request)
  } catch (error) {
    if (!(error instanceof PaymentFailure) || error.kind !== 'unknown') throw error
    const { reference, event } = request
    context.log.warn({ event, reference }, 'the payment provider does not know the subscription of its event')
    return { outcome: 'unknown' }
  }
}
