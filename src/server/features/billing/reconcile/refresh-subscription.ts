import type { BillingContext } from '../context.ts'
import type { Alarm } from '../ledger/ledger.ts'
import { storeReport } from '../ledger/write-ledger.ts'
import type { ReportOutcome } from '../ledger/write-ledger.ts'

/** The subject of a question to the provider, and the event that caused it. */
export type RefreshRequest = {
  /** The subscription by the provider's id. */
  reference: string
  /** A payment whose refunds are read too; `null` reads those of the newest month. */
  payment: string | null
  event?: { id: string; name: string }
  /** The alarms of the event itself. */
  alarms?: readonly Alarm[]
  signal: AbortSignal
}

/**
 * Asks the provider about a subscription and stores its answer. The content of an event is never believed, so the order
 * in which events arrive does not matter.
 * @throws PaymentFailure
 */
export async function refreshSubscription(
  context: BillingContext,
  { reference, payment: requested, event, alarms = [], signal }: RefreshRequest,
): Promise<ReportOutcome> {
  const { provider, clock } = context.billing
  const observedAt = clock.now()
  const facts = await provider.readSubscription(reference, signal)
  const newest = facts.paid.toSorted((one, other) => one.periodStart - other.periodStart).at(-1)
  const paid = requested ?? newest?.payment ?? null
  const payment = paid === null ? null : await provider.readPayment(paid, signal)
  return await storeReport(context, { facts, payment, observedAt, event: event ?? null, alarms })
}
