import { AppError } from '#server/lib/app-error.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import type { BillingNeeds } from './billing-needs.ts'
import { findOrder } from './find-order.ts'
import { noSuchOrder } from './no-such-order.ts'

/**
 * Goes through the stand-in for the checkout: nothing is charged.
 * @throws AppError `NOT_FOUND` for an order that is not of this address, `PAYMENT_INVALID` for one that was paid or ran out
 */
export async function payDemo(
  { orm, billing: { provider } }: BillingNeeds,
  { reference, email }: { reference: string; email: string },
): Promise<{ paymentId: string; signature: string }> {
  await findOrder(orm, { reference, email })
  if (provider.payDemo === null) throw noSuchOrder()
  try {
    const { payment, signature } = await provider.payDemo(reference)
    return { paymentId: payment, signature }
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    throw new AppError(
      'PAYMENT_INVALID',
      'This demonstration was gone through already, or waited too long.',
      {
        cause: error,
      },
    )
  }
}
