import { AppError } from '#core/app-error.ts'
import { inBatches } from '#server/db/sweep-rows.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import { askProvider } from '../ask-provider.ts'
import type { BillingContext } from '../context.ts'
import { sendEmails } from '../emails/send-emails.ts'
import { performOperations } from '../ledger/pending-operations.ts'
import { findSubscriptionOfPayment } from '../ledger/repo.ts'
import { changeLedger, refreshSubscription } from '../ledger/write-ledger.ts'
import type { ReportOutcome, RefreshRequest } from '../ledger/write-ledger.ts'
import { claimChecks, claimedAtOnce, claimOperations, deleteDemonstrations, findLapsed } from './repo.ts'

/** The default interval of the reconciler, in ms; due work has intervals of its own. */
export const defaultReconcileMs = 5000

/**
 * Starts to reconcile the ledger with the provider, on any number of nodes: performs pending operations,
 * recovers lost events, sends emails. With real payments, demonstrations end now.
 */
export function startReconciler(context: BillingContext, reconcileMs: number): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  let current = endDemonstrations(context)
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    current = reconcileOnce(context, stopping.signal).finally(() => {
      isBusy = false
    })
  }, reconcileMs)

  return {
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await current
    },
  }
}

/**
 * Reconciles until nothing is due, in rounds of one batch of each kind of work, so that none waits for all of
 * another. A failure for one account is logged and left to a later time, without delaying the others.
 */
export async function reconcileOnce(context: BillingContext, signal: AbortSignal): Promise<void> {
  // One moment for the claims of all rounds: what was claimed at it is not due again at it.
  const now = new Date(context.billing.clock.now())
  const lapsed = lapsedPlans(context, now)
  await inBatches({ size: 1, signal }, async () => {
    const isMore = [
      await tryStep(context, signal, () => check(context, now, signal)),
      // A plan that is over ends at the provider in the same run.
      await tryStep(context, signal, () => lapsed(signal)),
      await tryStep(context, signal, () => operate(context, now, signal)),
      await tryStep(context, signal, () => sendEmails(context, signal)),
    ]
    return isMore.filter(Boolean).length
  })
}

async function check(context: BillingContext, now: Date, signal: AbortSignal): Promise<boolean> {
  const due = await claimChecks(context.db, context.billing.provider, now)
  for (const reference of due) {
    await tryStep(context, signal, () => refreshSubscription(context, { reference, payment: null, signal }))
  }
  return due.length === claimedAtOnce
}

async function operate(context: BillingContext, now: Date, signal: AbortSignal): Promise<boolean> {
  const due = await claimOperations(context.db, context.billing.provider, now)
  for (const owner of due) await tryStep(context, signal, () => performOperations(context, owner, signal))
  return due.length === claimedAtOnce
}

/** Plans that are over stay where another subscription gives one, so calls take page by page. */
function lapsedPlans(context: BillingContext, now: Date): (signal: AbortSignal) => Promise<boolean> {
  let after: string | null = null
  return async (signal) => {
    const { isDemo } = context.billing.provider
    const lapsed = await findLapsed(context.db, { isDemo, now, after })
    for (const owner of lapsed) {
      await tryStep(context, signal, () => changeLedger(context, owner, (ledger) => ledger))
    }
    after = lapsed.at(-1)?.userId ?? after
    return lapsed.length === claimedAtOnce
  }
}

/** Gives what the work gives; `false` where it failed, which is logged, or may not begin any more. */
async function tryStep(
  { log }: BillingContext,
  signal: AbortSignal,
  work: () => Promise<unknown>,
): Promise<boolean> {
  if (signal.aborted) return false
  try {
    return (await work()) === true
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'a step of the billing reconciler failed')
    return false
  }
}

async function endDemonstrations({ db, log, billing }: BillingContext): Promise<void> {
  if (billing.provider.isDemo) return
  await deleteDemonstrations(db).catch((error: unknown) => {
    log.warn({ err: error }, 'plans of demo billing could not be ended')
  })
}

/** A delivery of the provider as it arrived. */
type Delivery = { body: Uint8Array; headers: Readonly<Record<string, unknown>> }

/** The provider waits for 5 seconds and then repeats the delivery. */
const answerTimeoutMs = 4500
const disputeLost = 'payment.dispute.lost'

/**
 * Handles an event of the provider: asks it about the subscription that the event names, and stores the event
 * with its effect. The provider repeats an event that fails.
 * @throws AppError `PAYMENT_INVALID` for a signature that is not the provider's,
 * `PAYMENT_PROVIDER_UNREACHABLE`
 */
export async function handleWebhook(context: BillingContext, delivery: Delivery): Promise<void> {
  const received = context.billing.provider.readEvent(delivery.body, delivery.headers)
  if (received === null) throw new AppError('PAYMENT_INVALID', 'The signature is not valid.')
  const { id, name, payment } = received
  const reference =
    received.subscription ?? (payment === null ? null : await findSubscriptionOfPayment(context.db, payment))
  if (reference === null) {
    // A failed payment, or one without a subscription, is none of ours.
    const level = payment === null ? 'warn' : 'info'
    context.log[level]({ event: name, id }, 'an event of the payment provider names no subscription of ours')
    return
  }
  const signal = AbortSignal.timeout(answerTimeoutMs)
  const isAboutPayment = name.startsWith('refund.') || name.startsWith('payment.dispute.')
  const { outcome } = await askProvider(context.log, () =>
    refreshKnown(context, {
      reference,
      payment: isAboutPayment ? payment : null,
      event: { id, name },
      alarms: name === disputeLost && payment !== null ? [{ kind: 'DISPUTE_LOST', reference: payment }] : [],
      signal,
    }),
  )
  context.log.info({ event: name, outcome }, 'an event of the payment provider')
}

/** The outcome of an event; one about a subscription that the provider itself does not know is done with. */
async function refreshKnown(context: BillingContext, request: RefreshRequest): Promise<ReportOutcome> {
  try {
    return await refreshSubscription(context, request)
  } catch (error) {
    if (!(error instanceof PaymentFailure) || error.kind !== 'unknown') throw error
    const { reference, event } = request
    context.log.warn({ event, reference }, 'the payment provider does not know the subscription of its event')
    return { outcome: 'unknown' }
  }
}
