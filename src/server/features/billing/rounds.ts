import { PaymentFailure } from '#server/ports/payments.ts'
import { change } from './apply.ts'
import type { BillingNeeds } from './billing-needs.ts'
import { doDuties } from './do-duties.ts'
import { mailReceipts } from './mail-receipts.ts'
import { observe } from './observe.ts'
import { claimChecks, claimDuties, deleteDemonstrations, deleteOldEvents, findLapsed } from './rounds-repo.ts'

/** The usual pause between two rounds, in ms; what is due in them has pauses of its own. */
export const usualRoundMs = 5000

/**
 * Begins to make rounds: what is owed is done, what the provider did not tell is asked for, receipts are mailed. Any number
 * of processes may. Where real money is taken, demonstrations end now.
 */
export function startBillingRounds(needs: BillingNeeds, roundMs: number): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  let current = endDemonstrations(needs)
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    current = makeRound(needs, stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) needs.log.warn({ err: error }, 'a round of billing could not be made')
      })
      .finally(() => {
        isBusy = false
      })
  }, roundMs)
  return {
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await current
    },
  }
}

/** One round. A failure of the provider leaves what it is about to a later one. */
export async function makeRound(needs: BillingNeeds, signal: AbortSignal): Promise<void> {
  const { orm, billing } = needs
  const { provider, clock } = billing
  const now = new Date(clock.now())
  for (const reference of await claimChecks(orm, provider, now)) {
    await passOver(needs, () => observe(needs, { reference, payment: null, signal }))
  }
  for (const owner of await claimDuties(orm, provider, now)) {
    await passOver(needs, () => doDuties(needs, owner, signal))
  }
  for (const owner of await findLapsed(orm, provider, now)) await change(needs, owner, (book) => book)
  await mailReceipts(needs, signal)
  await deleteOldEvents(orm, now)
}

async function passOver({ log }: BillingNeeds, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    log.warn(
      { kind: error.kind, reason: error.message },
      'the payment provider gave no answer in a round of billing',
    )
  }
}

async function endDemonstrations({ orm, log, billing }: BillingNeeds): Promise<void> {
  if (billing.provider.isDemo) return
  await deleteDemonstrations(orm).catch((error: unknown) => {
    log.warn({ err: error }, 'demonstrations of plans could not be ended')
  })
}
