import { eq, sql } from 'drizzle-orm'
import { payments, subscriptions } from '#server/db/schema/billing.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import { insertAlarms, tellAlarms } from './alarms.ts'
import { change } from './apply.ts'
import type { BillingNeeds } from './billing-needs.ts'
import type { Alarm } from './book.ts'
import { dutiesOf, withCancelDone } from './duties.ts'
import type { Duty } from './duties.ts'
import { observe } from './observe.ts'
import { loadBook } from './repo.ts'
import type { Owner } from './repo.ts'

/** After so many tries an operator is told. */
const triesBeforeAlarm = 5

/**
 * Does at the provider what the book of an account says: stops what is to be charged no more, gives back what is owed.
 * What fails stays in the book and is tried again with the next sweep.
 */
export async function doDuties(needs: BillingNeeds, owner: Owner, signal: AbortSignal): Promise<void> {
  const known = await loadBook(needs.orm, owner)
  for (const duty of dutiesOf(known)) {
    try {
      await doOne(needs, owner, { duty, signal })
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error
      await noteFailure(needs, duty, error)
    }
  }
}

type Work = { duty: Duty; signal: AbortSignal }

async function doOne(needs: BillingNeeds, owner: Owner, { duty, signal }: Work): Promise<void> {
  const { provider } = needs.billing
  if (duty.kind === 'refund') {
    const { payment, amount, key } = duty
    await provider.refund(payment, { amount, key }, signal)
    await observePayment(needs, owner, { payment, signal })
    return
  }
  // Somebody may have paid meanwhile in a checkout that is about to be closed.
  await observe(needs, { reference: duty.reference, payment: null, signal })
  const isStillDue = dutiesOf(await loadBook(needs.orm, owner)).some(
    (each) =>
      each.kind === 'cancel' && each.subscriptionId === duty.subscriptionId && each.when === duty.when,
  )
  if (!isStillDue) return
  await provider.cancel(duty.reference, duty.when, signal)
  await change(needs, owner, (book) => withCancelDone(book, duty.subscriptionId))
  await observe(needs, { reference: duty.reference, payment: null, signal })
}

async function observePayment(
  needs: BillingNeeds,
  owner: Owner,
  { payment, signal }: { payment: string; signal: AbortSignal },
): Promise<void> {
  const book = await loadBook(needs.orm, owner)
  const id = book.payments.find(({ reference }) => reference === payment)?.subscriptionId
  const reference = book.subscriptions.find((each) => each.id === id)?.reference
  if (reference !== undefined && reference !== null) await observe(needs, { reference, payment, signal })
}

async function noteFailure(
  needs: BillingNeeds,
  duty: Duty,
  { kind, message }: PaymentFailure,
): Promise<void> {
  const { orm, log, billing } = needs
  log.warn(
    { duty: duty.kind, kind, reason: message },
    'the payment provider did not do what is owed; it is tried again',
  )
  const tries = duty.kind === 'cancel' ? await countCancel(needs, duty) : await countRefund(needs, duty)
  if (tries < triesBeforeAlarm) return
  const alarm: Alarm =
    duty.kind === 'cancel'
      ? { kind: 'CANCEL_FAILED', reference: duty.reference }
      : { kind: 'REFUND_FAILED', reference: duty.payment }
  tellAlarms(needs, await insertAlarms(orm, [alarm], billing.clock.now()))
}

async function countCancel(
  { orm }: BillingNeeds,
  { subscriptionId }: { subscriptionId: string },
): Promise<number> {
  const [row] = await orm
    .update(subscriptions)
    .set({ stopAttempts: sql`${subscriptions.stopAttempts} + 1` })
    .where(eq(subscriptions.id, subscriptionId))
    .returning({ tries: subscriptions.stopAttempts })
  return row?.tries ?? 0
}

async function countRefund({ orm }: BillingNeeds, { payment }: { payment: string }): Promise<number> {
  const [row] = await orm
    .update(payments)
    .set({ refundAttempts: sql`${payments.refundAttempts} + 1` })
    .where(eq(payments.reference, payment))
    .returning({ tries: payments.refundAttempts })
  return row?.tries ?? 0
}
