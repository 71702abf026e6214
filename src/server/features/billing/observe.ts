import { apply } from './apply.ts'
import type { Applied } from './apply.ts'
import type { BillingNeeds } from './billing-needs.ts'

/** What to ask the provider about, and because of which of its words. */
export type Wanted = {
  reference: string
  /** A payment whose refunds are looked at; `null` looks at those of the last month in the books. */
  payment: string | null
  event?: { id: string; name: string }
  signal: AbortSignal
}

/**
 * Asks the provider about a subscription and takes what it says. What an event says of itself is never believed, so that
 * the order in which events arrive does not matter.
 * @throws PaymentFailure
 */
export async function observe(needs: BillingNeeds, wanted: Wanted): Promise<Applied> {
  const { provider, clock } = needs.billing
  const { reference, signal, event } = wanted
  const observedAt = clock.now()
  const facts = await provider.readSubscription(reference, signal)
  const last = facts.paid.toSorted((one, other) => one.periodStart - other.periodStart).at(-1)
  const paid = wanted.payment ?? last?.payment ?? null
  const payment = paid === null ? null : await provider.readPayment(paid, signal)
  return await apply(needs, { facts, payment, observedAt, event: event ?? null })
}
