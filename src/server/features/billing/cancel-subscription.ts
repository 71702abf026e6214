import { AppError } from '#server/lib/app-error.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import { change } from './apply.ts'
import type { BillingNeeds } from './billing-needs.ts'
import { isOver } from './book.ts'
import { doDuties } from './do-duties.ts'
import { observe } from './observe.ts'
import { accountOwner, loadBook } from './repo.ts'
import type { Owner } from './repo.ts'
import { stopByPerson } from './stop-by-person.ts'

const callLimitMs = 20_000

/**
 * Charges an account no more. The wish is stored first: when the provider cannot be reached it is told later, and what it
 * charges meanwhile is given back.
 * @throws AppError `NOTHING_TO_CANCEL`
 */
export async function cancelSubscription(needs: BillingNeeds, userId: string): Promise<void> {
  const owner = accountOwner(userId, needs.billing.provider)
  const signal = AbortSignal.timeout(callLimitMs)
  await observeOpen(needs, owner, signal)
  await change(needs, owner, (book, now) => {
    const stopped = stopByPerson(book, now)
    if (stopped === null)
      throw new AppError('NOTHING_TO_CANCEL', 'There is no subscription that would be charged.')
    return stopped
  })
  await doDuties(needs, owner, signal)
}

/** So that a payment that was made a moment ago is cancelled too. A provider that is away does not stand in the way. */
async function observeOpen(needs: BillingNeeds, owner: Owner, signal: AbortSignal): Promise<void> {
  const { subscriptions } = await loadBook(needs.orm, owner)
  for (const subscription of subscriptions) {
    const { reference } = subscription
    if (reference === null || isOver(subscription)) continue
    try {
      await observe(needs, { reference, payment: null, signal })
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error
      needs.log.warn({ kind: error.kind }, 'a subscription is cancelled without a look at the provider')
      return
    }
  }
}
