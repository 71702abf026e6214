import { AppError } from '#server/lib/app-error.ts'
import type { BillingNeeds } from './billing-needs.ts'
import { createOrder } from './create-order.ts'
import type { Order } from './create-order.ts'
import { describeStanding } from './standing.ts'
import { accountOwner, loadBook } from './repo.ts'

/**
 * Prepares the subscription that goes on where a cancelled one ends: a cancellation cannot be taken back at the provider.
 * @throws AppError `NOTHING_TO_RESUME`, and those of `createOrder`
 */
export async function resumeSubscription(
  needs: BillingNeeds,
  user: { id: string; email: string },
  buyer: { state: string | null; gstin: string | null },
): Promise<Order> {
  const { provider, clock } = needs.billing
  const book = await loadBook(needs.orm, accountOwner(user.id, provider))
  const { plan, canResume } = describeStanding(book, clock.now())
  if (plan === 'free' || !canResume) throw new AppError('NOTHING_TO_RESUME', 'Your plan was not cancelled.')
  return await createOrder(needs, { plan, email: user.email, isProven: true, buyer })
}
