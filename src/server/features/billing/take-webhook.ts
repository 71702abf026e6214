import { AppError } from '#server/lib/app-error.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import type { PaymentEvent } from '#server/ports/payments.ts'
import type { BillingNeeds } from './billing-needs.ts'
import { observe } from './observe.ts'
import { askProvider } from './provider-failure.ts'
import { findSubscriptionOfPayment } from './repo.ts'

/** A delivery of the provider, word for word. */
export type Delivery = { body: Uint8Array; headers: Readonly<Record<string, unknown>> }

/** The provider waits for 5 seconds and then sends it again. */
const answerLimitMs = 4500

/**
 * Takes word of the provider: asks it about what the event is about, and records the event with its effect. What fails is
 * sent again by the provider.
 * @throws AppError `PAYMENT_INVALID` for a signature that is not the provider's, `PAYMENT_PROVIDER_UNREACHABLE`
 */
export async function takeWebhook(needs: BillingNeeds, { body, headers }: Delivery): Promise<void> {
  const event = readEvent(needs, { body, headers })
  if (event === null) throw new AppError('PAYMENT_INVALID', 'The signature is not valid.')
  const { id, name, payment } = event
  const reference =
    event.subscription ?? (payment === null ? null : await findSubscriptionOfPayment(needs.orm, payment))
  // A payment that failed, or one that has nothing to do with subscriptions.
  if (reference === null) return
  const signal = AbortSignal.timeout(answerLimitMs)
  const isOfRefund = name.startsWith('refund.')
  const { outcome } = await askProvider(needs.log, () =>
    observe(needs, { reference, payment: isOfRefund ? payment : null, event: { id, name }, signal }),
  )
  needs.log.info({ event: name, outcome }, 'word of the payment provider')
}

function readEvent({ billing }: BillingNeeds, { body, headers }: Delivery): PaymentEvent | null {
  try {
    return billing.provider.readEvent(body, headers)
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    throw new AppError('INVALID_REQUEST', 'The body is no event of the payment provider.', { cause: error })
  }
}
