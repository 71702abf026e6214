import type { BillingContext } from '../context.ts'
import { sendEmails } from '../emails/send-emails.ts'
import { changeLedger } from '../ledger/write-ledger.ts'
import { performOperations } from './perform-operations.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { claimChecks, claimOperations, deleteDemonstrations, findLapsed } from './repo.ts'

/** The default interval of the reconciler, in ms; due work has intervals of its own. */
export const defaultReconcileMs = 5000

/**
 * Starts to reconcile the ledger with the provider, on any number of nodes: performs pending operations, recovers lost
 * events, sends emails. With real payments, demonstrations end now.
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

/** Reconciles once. A failure for one account is logged and left to a later iteration, without delaying the others. */
export async function reconcileOnce(context: BillingContext, signal: AbortSignal): Promise<void> {
  const { orm, billing } = context
  const { provider, clock } = billing
  const now = new Date(clock.now())
  const step = (work: () => Promise<unknown>): Promise<void> => tryStep(context, signal, work)
  await step(async () => {
    for (const reference of await claimChecks(orm, provider, now)) {
      await step(() => refreshSubscription(context, { reference, payment: null, signal }))
    }
  })
  await step(async () => {
    for (const owner of await claimOperations(orm, provider, now)) {
      await step(() => performOperations(context, owner, signal))
    }
  })
  await step(async () => {
    let after: string | null = null
    do {
      const lapsed = await findLapsed(orm, { isDemo: provider.isDemo, now, after })
      for (const owner of lapsed) await step(() => changeLedger(context, owner, (ledger) => ledger))
      after = lapsed.at(-1)?.userId ?? null
    } while (after !== null && !signal.aborted)
  })
  await step(() => sendEmails(context, signal))
}

async function tryStep(
  { log }: BillingContext,
  signal: AbortSignal,
  work: () => Promise<unknown>,
): Promise<void> {
  if (signal.aborted) return
  try {
    await work()
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'a step of the billing reconciler failed')
  }
}

async function endDemonstrations({ orm, log, billing }: BillingContext): Promise<void> {
  if (billing.provider.isDemo) return
  await deleteDemonstrations(orm).catch((error: unknown) => {
    log.warn({ err: error }, 'plans of demo billing could not be ended')
  })
}
