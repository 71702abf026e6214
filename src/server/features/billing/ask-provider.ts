import { AppError } from '#core/app-error.ts'
import type { Log } from '#server/lib/log.ts'
import { PaymentFailure } from '#server/ports/payments.ts'

/** The sentences for the buyer, who has to know whether money moved. */
const sentences = {
  'before-payment': {
    unreachable: "We can't reach the payment provider. Nothing was charged. Please try again in a moment.",
    refused: "The payment provider refused the request. Nothing was charged. We've been notified.",
  },
  'after-payment': {
    unreachable: "We can't reach the payment provider. If you paid, your plan begins as soon as we can.",
    refused: "The payment provider refused the request. If you paid, nothing is lost. We've been notified.",
  },
} as const

/**
 * Calls the payment provider. A failure that may pass is `PAYMENT_PROVIDER_UNREACHABLE`, any other one
 * `PAYMENT_PROVIDER_REFUSED`, which is logged, since only the operator can resolve it.
 */
export async function askProvider<T>(
  log: Log,
  call: () => Promise<T>,
  stage: keyof typeof sentences = 'before-payment',
): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    throw providerError(log, error, stage)
  }
}

/** The failure of a call to the payment provider as an error for its caller. */
export function providerError(
  log: Log,
  error: PaymentFailure,
  stage: keyof typeof sentences = 'before-payment',
): AppError {
  const { unreachable, refused } = sentences[stage]
  if (error.kind === 'unreachable') {
    return new AppError('PAYMENT_PROVIDER_UNREACHABLE', unreachable, { cause: error, retryAfterSeconds: 30 })
  }
  log.error({ kind: error.kind, reason: error.message }, 'the payment provider refused a call')
  return new AppError('PAYMENT_PROVIDER_REFUSED', refused, { cause: error })
}
