import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import { insertAlarms, reportAlarms } from '../alarms.ts'
import type { BillingContext } from '../context.ts'
import { refreshSubscription } from '../reconcile/refresh-subscription.ts'
import { isOver, undoableUntil } from './ledger.ts'
import type { Alarm, Ledger } from './ledger.ts'
import { loadLedger } from './repo.ts'
import type { Owner } from './repo.ts'
import { changeLedger } from './write-ledger.ts'

/** A cancellation to make at the provider. */
type PendingCancel = {
  kind: 'cancel'
  subscriptionId: string
  reference: string
  when: 'at_end' | 'now'
}

/** A refund to make; `subscription` and `payment` are the provider's ids, `amount` is in paise. */
type PendingRefund = {
  kind: 'refund'
  subscription: string
  payment: string
  amount: number
  key: string
}
type PendingOperation = PendingCancel | PendingRefund

/** The operations at the provider that are due, derived from the ledger alone, so that none is lost or done twice. */
export function pendingOperations(ledger: Ledger, now: number): PendingOperation[] {
  const cancels = ledger.subscriptions.flatMap((subscription): PendingOperation[] => {
    const { id, reference, stop } = subscription
    if (reference === null || stop === null || stop.isDone || isOver(subscription)) return []
    const dueAt = undoableUntil(ledger, subscription)
    if (dueAt !== null && now < dueAt) return []
    return [
      {
        kind: 'cancel',
        subscriptionId: id,
        reference,
        when: subscription.state === 'active' ? stop.when : 'now',
      },
    ]
  })
  const refunds = ledger.payments.flatMap((payment): PendingOperation[] => {
    const { reference, subscriptionId, refundOwed, refunded } = payment
    const subscription = ledger.subscriptions.find(({ id }) => id === subscriptionId)?.reference ?? null
    if (refundOwed <= refunded || subscription === null) return []
    // The same refund has the same key however often it is tried.
    const key = `${reference}-${refunded}-${refundOwed}`
    return [{ kind: 'refund', subscription, payment: reference, amount: refundOwed - refunded, key }]
  })
  return [...cancels, ...refunds]
}

/** The ledger once a subscription was stopped at the provider. */
export function withCancelDone(ledger: Ledger, subscriptionId: string): Ledger {
  const subscriptions = ledger.subscriptions.map((each) =>
    each.id === subscriptionId && each.stop !== null
      ? { ...each, stop: { ...each.stop, isDone: true } }
      : each,
  )
  return { ...ledger, subscriptions }
}

/** After so many attempts an alarm is raised. */
const attemptsBeforeAlarm = 5

/**
 * Performs the pending operations of an account at the provider: cancellations and refunds. A refused operation stays in
 * the ledger and is tried again later.
 * @throws the first other failure, once all operations of the account were tried
 */
export async function performOperations(
  context: BillingContext,
  owner: Owner,
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = []
  for (const operation of pendingOperations(
    await loadLedger(context.db, owner),
    context.billing.clock.now(),
  )) {
    try {
      if (operation.kind === 'refund') await refund(context, owner, { operation, signal })
      else await cancel(context, owner, { operation, signal })
    } catch (error) {
      if (error instanceof PaymentFailure) await countFailure(context, operation, error)
      else failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** Reads the payment first: an operator may have refunded it by hand since the ledger was written. */
async function refund(
  context: BillingContext,
  owner: Owner,
  { operation: { payment, subscription }, signal }: { operation: PendingRefund; signal: AbortSignal },
): Promise<void> {
  const refresh = { reference: subscription, payment, signal }
  await refreshSubscription(context, refresh)
  const due = await findDue(context, owner, (each) => each.kind === 'refund' && each.payment === payment)
  if (due?.kind !== 'refund') return
  await context.billing.provider.refund(payment, { amount: due.amount, key: due.key }, signal)
  await refreshSubscription(context, refresh)
}

/** Reads the subscription first: a checkout that is about to be closed may have been paid meanwhile. */
async function cancel(
  context: BillingContext,
  owner: Owner,
  { operation, signal }: { operation: PendingCancel; signal: AbortSignal },
): Promise<void> {
  const { reference, subscriptionId, when } = operation
  await refreshSubscription(context, { reference, payment: null, signal })
  const isSame = (each: PendingOperation): boolean =>
    each.kind === 'cancel' && each.subscriptionId === subscriptionId && each.when === when
  if ((await findDue(context, owner, isSame)) === undefined) return
  await context.billing.provider.cancel(reference, when, signal)
  await changeLedger(context, owner, (ledger) => withCancelDone(ledger, subscriptionId))
  await refreshSubscription(context, { reference, payment: null, signal })
}

async function findDue(
  { db, billing }: BillingContext,
  owner: Owner,
  isSame: (operation: PendingOperation) => boolean,
): Promise<PendingOperation | undefined> {
  return pendingOperations(await loadLedger(db, owner), billing.clock.now()).find(isSame)
}

async function countFailure(
  context: BillingContext,
  operation: PendingOperation,
  { kind, message }: PaymentFailure,
): Promise<void> {
  const { db, log, billing } = context
  log.warn(
    { operation: operation.kind, kind, reason: message },
    'the payment provider did not perform an operation; retrying later',
  )
  const attempts = await countAttempt(db, operation)
  if (attempts < attemptsBeforeAlarm) return
  const alarm: Alarm =
    operation.kind === 'cancel'
      ? { kind: 'CANCEL_FAILED', reference: operation.reference }
      : { kind: 'REFUND_FAILED', reference: operation.payment }
  reportAlarms(context, await insertAlarms(db, [alarm], billing.clock.now()))
}

const attemptsSchema = z.object({ attempts: z.int() })

/** Counts a failed attempt at an operation, and gives how many there were. */
async function countAttempt(db: Db, operation: PendingOperation): Promise<number> {
  const row = await findRow(
    db,
    attemptsSchema,
    operation.kind === 'cancel'
      ? sql`update subscriptions set stop_attempts = stop_attempts + 1 where id = ${operation.subscriptionId}
          returning stop_attempts as attempts`
      : sql`update payments set refund_attempts = refund_attempts + 1 where reference = ${operation.payment}
          returning refund_attempts as attempts`,
  )
  return row?.attempts ?? 0
}
