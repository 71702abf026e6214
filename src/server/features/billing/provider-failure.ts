import { AppError } from '#server/lib/app-error.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import type { Log } from '#server/db/log.ts'

/**
 * Calls the payment provider, and tells a failure to the person: what may pass as `PAYMENT_PROVIDER_UNREACHABLE`, all
 * else as `PAYMENT_PROVIDER_REFUSED`, which goes to the log, since only the operator can do something about it.
 */
export async function askProvider<T>(log: Log, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    if (error.kind === 'unreachable') {
      throw new AppError(
        'PAYMENT_PROVIDER_UNREACHABLE',
        'The payment provider is not reachable. Nothing was charged. Please try again in a moment.',
        { cause: error, retryAfterSeconds: 30 },
      )
    }
    log.error({ kind: error.kind, reason: error.message }, 'the payment provider refused a call')
    throw new AppError(
      'PAYMENT_PROVIDER_REFUSED',
      'The payment provider refused the request. Nothing was charged. We have been told.',
      { cause: error },
    )
  }
}
