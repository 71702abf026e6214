import { AppError } from '#server/lib/app-error.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import type { BillingContext } from '../context.ts'
import { findOrder, noSuchOrder } from './stored-order.ts'

/**
 * Goes through the stand-in for the checkout: nothing is charged.
 * @throws AppError `NOT_FOUND` for an order that is not of this address, `PAYMENT_INVALID` for one that was paid or ran out
 */
export async function payDemo(
  { orm, billing: { provider } }: BillingContext,
  order: { reference: string; email: string; isProven: boolean },
): Promise<{ paymentId: string; signature: string }> {
  await findOrder(orm, order)
  if (provider.payDemo === null) throw noSuchOrder()
  try {
    const { payment, signature } = await provider.payDemo(order.reference)
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
