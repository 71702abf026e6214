import type { PaidInvoice, PaymentFacts, SubscriptionFacts } from '#server/ports/payments.ts'
import type { Observation } from './apply-facts.ts'
import { changeSubscription, isOver, stopOf, undoableUntil } from './ledger.ts'
import type { Ledger, Subscription } from './ledger.ts'

/** A note for a payment at the provider: the owner's cancellation, `null` if taken back. */
export type PendingNote = {
  kind: 'note'
  subscriptionId: string
  reference: string
  payment: string
  at: number | null
}

/**
 * The note that is due on the newest payment of a subscription. It outlives our database, and tells of a
 * cancellation that the provider does not know otherwise; for one that it carried out none is due.
 */
export function dueNote(ledger: Ledger, subscription: Subscription): PendingNote | null {
  const { id: subscriptionId, reference, stop, notedAt } = subscription
  const newest = ledger.payments
    .filter((each) => each.subscriptionId === subscriptionId)
    .toSorted(byStart)
    .at(-1)
  if (newest === undefined || reference === null || isOver(subscription)) return null
  const isOpen = stop === null || undoableUntil(ledger, subscription) !== null
  const at = isOpen ? (stop?.at ?? null) : notedAt
  return at === notedAt ? null : { kind: 'note', subscriptionId, reference, payment: newest.reference, at }
}

/** The newest month that is paid; `undefined` without one. */
function newestPaid({ paid }: SubscriptionFacts): PaidInvoice | undefined {
  return paid.toSorted(byStart).at(-1)
}

/**
 * The payments whose notes and refunds are news: from the newest that the ledger knows on. A month that was
 * charged after a cancellation which a restored backup lost has its note at the payment before.
 */
export function paymentsToRead({ paid }: SubscriptionFacts, newestKnown: string | null): string[] {
  const payments = paid.toSorted(byStart).map(({ payment }) => payment)
  return payments.slice(Math.max(0, newestKnown === null ? 0 : payments.indexOf(newestKnown)))
}

/**
 * The ledger once the note of a payment was read. A cancellation that is newer than any that is known was
 * lost with a restored backup, and holds since it was made; one that is known and taken back stays so,
 * however late an old note is read.
 */
export function applyNote(
  ledger: Ledger,
  { id, facts, observedAt }: Observation,
  { reference, cancelledAt: at }: PaymentFacts,
): Ledger {
  return changeSubscription(ledger, id, (each) => {
    const isNews = reference === newestPaid(facts)?.payment && observedAt >= each.observedAt
    const seen = isNews ? { ...each, notedAt: at } : each
    if (at === null || at <= (each.cancelledAt ?? 0)) return seen
    const known = { ...seen, cancelledAt: at }
    if (each.stop !== null || isOver(each) || isOver(facts)) return known
    // The pause of the last two days was lost with it.
    const isPaused = facts.state === 'paused'
    const stop = stopOf(
      { ...each, state: isPaused ? 'active' : facts.state },
      'user',
      Math.min(at, observedAt),
    )
    return { ...known, stop, pause: isPaused ? 'asked' : null }
  })
}

function byStart(one: { periodStart: number }, other: { periodStart: number }): number {
  return one.periodStart - other.periodStart
}
