import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import { insertAlarms, reportAlarms } from '../alarms.ts'
import type { BillingContext } from '../context.ts'
import { dueNote } from './cancellation-note.ts'
import type { PendingNote } from './cancellation-note.ts'
import { changeSubscription, isOver, pauseLeadMs, undoableUntil, undoMarginMs } from './ledger.ts'
import type { Alarm, Ledger, Subscription } from './ledger.ts'
import { loadLedger } from './repo.ts'
import type { Owner } from './repo.ts'
import { refreshSubscription, changeLedger } from './write-ledger.ts'

/** A step of a stop to make at the provider; a cancellation says when it takes effect. */
type StopStep = { kind: 'pause' } | { kind: 'resume' } | { kind: 'cancel'; when: 'at_end' | 'now' }
type PendingStop = StopStep & { subscriptionId: string; reference: string }

/** A refund to make; `subscription` and `payment` are the provider's ids, `amount` is in paise. */
type PendingRefund = {
  kind: 'refund'
  subscription: string
  payment: string
  amount: number
  key: string
}
type PendingOperation = PendingStop | PendingRefund | PendingNote

/** The due operations at the provider, derived from the ledger alone: none is lost or repeated. */
export function pendingOperations(ledger: Ledger, now: number): PendingOperation[] {
  const stops = ledger.subscriptions.flatMap((subscription): PendingOperation[] => {
    const { id: subscriptionId, reference } = subscription
    const step = dueStep(ledger, subscription, now)
    return step === null || reference === null ? [] : [{ ...step, subscriptionId, reference }]
  })
  const refunds = ledger.payments.flatMap((payment): PendingOperation[] => {
    const { reference, subscriptionId, refundOwed, refunded } = payment
    const subscription = ledger.subscriptions.find(({ id }) => id === subscriptionId)?.reference ?? null
    if (refundOwed <= refunded || subscription === null) return []
    // The same refund has the same key however often it is tried.
    const key = `${reference}-${refunded}-${refundOwed}`
    return [{ kind: 'refund', subscription, payment: reference, amount: refundOwed - refunded, key }]
  })
  const notes = ledger.subscriptions.flatMap((subscription) => dueNote(ledger, subscription) ?? [])
  return [...stops, ...refunds, ...notes]
}

/**
 * The step of a stop that is due. A cancellation that can be undone is a pause before the end of the month,
 * and final when the month is over; every other one is final at once.
 */
function dueStep(ledger: Ledger, subscription: Subscription, now: number): StopStep | null {
  const { state, stop, pause } = subscription
  if (stop === null || stop.isDone || isOver(subscription)) return null
  const end = undoableUntil(ledger, subscription)
  if (end === null || now >= end) return { kind: 'cancel', when: state === 'active' ? stop.when : 'now' }
  if (state === 'active') return now < end - pauseLeadMs ? null : { kind: 'pause' }
  return pause === 'lifting' && now < end - undoMarginMs ? { kind: 'resume' } : null
}

/** The ledger once a subscription was stopped at the provider. */
export function withCancelDone(ledger: Ledger, subscriptionId: string): Ledger {
  return changeSubscription(ledger, subscriptionId, (each) =>
    each.stop === null ? each : { ...each, stop: { ...each.stop, isDone: true } },
  )
}

/** After so many attempts an alarm is raised. */
const attemptsBeforeAlarm = 5

/**
 * Performs the pending operations of an account at the provider: the steps of stops, and refunds. A refused
 * operation stays in the ledger and is tried again later.
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
      else if (operation.kind === 'note') await note(context, operation, signal)
      else await performStop(context, owner, { operation, signal })
    } catch (error) {
      if (error instanceof PaymentFailure) await countFailure(context, owner, { operation, error })
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

async function note(
  context: BillingContext,
  { payment, reference, at }: PendingNote,
  signal: AbortSignal,
): Promise<void> {
  await context.billing.provider.noteCancellation(payment, at, signal)
  await refreshSubscription(context, { reference, payment: null, signal })
}

/** Reads the subscription first: a checkout that is about to be closed may have been paid meanwhile. */
async function performStop(
  context: BillingContext,
  owner: Owner,
  { operation, signal }: { operation: PendingStop; signal: AbortSignal },
): Promise<void> {
  const { provider } = context.billing
  const { reference, subscriptionId } = operation
  const refresh = { reference, payment: null, signal }
  await refreshSubscription(context, refresh)
  const due = await findDue(context, owner, isSameStop(operation))
  if (due === undefined || due.kind === 'refund' || due.kind === 'note') return
  if (due.kind === 'cancel') {
    await provider.cancel(reference, due.when, signal)
    await changeLedger(context, owner, (ledger) => withCancelDone(ledger, subscriptionId))
  } else {
    // Stored before the call: a pause whose answer is lost is ours all the same.
    if (due.kind === 'pause' && !(await storePause(context, owner, { operation, pause: 'asked' }))) return
    await provider[due.kind](reference, signal).catch((error: unknown) =>
      giveUp(context, owner, { operation, signal, error }),
    )
  }
  await refreshSubscription(context, refresh)
}

/** Continues without the pause when the provider refuses it, unless it was made unanswered. */
async function giveUp(
  context: BillingContext,
  owner: Owner,
  { operation, signal, error }: { operation: PendingStop; signal: AbortSignal; error: unknown },
): Promise<void> {
  if (!(error instanceof PaymentFailure)) throw error
  await refreshSubscription(context, { reference: operation.reference, payment: null, signal })
  if ((await findDue(context, owner, isSameStop(operation))) === undefined) return
  if (passingFailures.has(error.kind)) throw error
  await storePause(context, owner, { operation, pause: 'refused' })
  context.log.warn(
    { operation: operation.kind, kind: error.kind, reason: error.message },
    'the payment provider refused a pause; the subscription is cancelled instead',
  )
}

/** Failures that are of no one subscription, and pass by themselves or by the operator. */
export const passingFailures: ReadonlySet<PaymentFailure['kind']> = new Set(['unreachable', 'unauthorized'])

/** Stores the outcome of a step while that is still due; whether it was. */
async function storePause(
  context: BillingContext,
  owner: Owner,
  { operation, pause }: { operation: PendingStop; pause: 'asked' | 'refused' },
): Promise<boolean> {
  let isDue = false
  await changeLedger(context, owner, (ledger, now) => {
    isDue = pendingOperations(ledger, now).some(isSameStop(operation))
    return isDue
      ? changeSubscription(ledger, operation.subscriptionId, (each) => ({ ...each, pause }))
      : ledger
  })
  return isDue
}

function isSameStop(operation: PendingStop): (each: PendingOperation) => boolean {
  const whenOf = (each: PendingStop): string | null => (each.kind === 'cancel' ? each.when : null)
  return (each) =>
    each.kind !== 'refund' &&
    each.kind !== 'note' &&
    each.kind === operation.kind &&
    each.subscriptionId === operation.subscriptionId &&
    whenOf(each) === whenOf(operation)
}

async function findDue(
  { db, billing }: BillingContext,
  owner: Owner,
  isSame: (operation: PendingOperation) => boolean,
): Promise<PendingOperation | undefined> {
  return pendingOperations(await loadLedger(db, owner), billing.clock.now()).find(isSame)
}

/** Counts a failed attempt. Too many raise an alarm; a pause becomes a cancellation. */
async function countFailure(
  context: BillingContext,
  owner: Owner,
  { operation, error: { kind, message } }: { operation: PendingOperation; error: PaymentFailure },
): Promise<void> {
  const { db, log, billing } = context
  log.warn(
    { operation: operation.kind, kind, reason: message },
    'the payment provider did not perform an operation; retrying later',
  )
  if (operation.kind === 'note') return
  const attempts = await countAttempt(db, operation)
  if (attempts < attemptsBeforeAlarm || operation.kind === 'resume') return
  if (operation.kind === 'pause') {
    await storePause(context, owner, { operation, pause: 'refused' })
    return
  }
  const alarm: Alarm =
    operation.kind === 'cancel'
      ? { kind: 'CANCEL_FAILED', reference: operation.reference }
      : { kind: 'REFUND_FAILED', reference: operation.payment }
  reportAlarms(context, await insertAlarms(db, [alarm], billing.clock.now()))
}

const attemptsSchema = z.object({ attempts: z.int() })

/** Counts a failed attempt at an operation, and gives how many there were. */
async function countAttempt(db: Db, operation: PendingStop | PendingRefund): Promise<number> {
  const row = await findRow(
    db,
    attemptsSchema,
    operation.kind !== 'refund'
      ? sql`update subscriptions set stop_attempts = stop_attempts + 1 where id = ${operation.subscriptionId}
          returning stop_attempts as attempts`
      : sql`update payments set refund_attempts = refund_attempts + 1 where reference = ${operation.payment}
          returning refund_attempts as attempts`,
  )
  return row?.attempts ?? 0
}
