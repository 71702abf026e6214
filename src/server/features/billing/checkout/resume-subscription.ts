import { AppError } from '#server/lib/app-error.ts'
import type { BillingContext } from '../context.ts'
import { createOrder } from './create-order.ts'
import type { Order } from './create-order.ts'
import { describeSubscription } from '../ledger/subscription-status.ts'
import { accountOwner, loadLedger } from '../ledger/repo.ts'

/**
 * Prepares the subscription that goes on where a cancelled one ends: a cancellation cannot be taken back at the provider.
 * @throws AppError `NOTHING_TO_RESUME`, and those of `createOrder`
 */
export async function resumeSubscription(
  context: BillingContext,
  user: { id: string; email: string },
  buyer: { state: string | null; gstin: string | null },
): Promise<Order> {
  const { provider, clock } = context.billing
  const ledger = await loadLedger(context.orm, accountOwner(user.id, provider))
  const { plan, canResume } = describeSubscription(ledger, clock.now())
  if (plan === 'free' || !canResume) throw new AppError('NOTHING_TO_RESUME', 'Your plan was not cancelled.')
  return await createOrder(context, { plan, email: user.email, isProven: true, buyer })
}
