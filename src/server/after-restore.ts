import { runOperatorCommand, withDatabase } from '#server/db/backup/operator-command.ts'
import { OperatorError } from '#server/db/operator-error.ts'
import { createRazorpay } from '#server/deps/billing-deps.ts'
import { recoverPurchases } from '#server/features/billing/reconcile/recover-purchases.ts'
import type { Recovery } from '#server/features/billing/reconcile/recover-purchases.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createLog } from '#server/lib/log.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import { readSettings } from './settings.ts'

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** Asks Razorpay about the time since the backup that was restored: `npm run after-restore -- TIME`. */
await runOperatorCommand({
  usage: 'npm run after-restore -- TIME, when the backup was made, such as 2026-11-28T22:00:00Z',
  readInput: readPast,
  readSettings,
  work: async (since, settings) => {
    const { razorpay, seller } = settings
    if (razorpay === null) {
      throw new OperatorError('no-payments', 'The keys of Razorpay are not set, so there is nobody to ask.')
    }
    const billing = {
      provider: createRazorpay(razorpay),
      seller,
      clock: systemClock,
      // The server counts; here each is printed.
      countAlarm: () => undefined,
    }
    const log = createLog('warn')
    const { signal } = new AbortController()
    return await withDatabase(settings, async (db) =>
      describe(await recoverPurchases({ db, log, billing }, since, signal).catch(explain)),
    )
  },
})

function readPast(text = ''): number | null {
  const ms = moment.test(text) ? Date.parse(text) : Number.NaN
  return ms < systemClock.now() ? ms : null
}

function explain(error: unknown): never {
  if (!(error instanceof PaymentFailure)) throw error
  throw new OperatorError(
    'unreachable',
    `${error.message}. What was read until then is stored; run this again.`,
    { cause: error },
  )
}

function describe({ asked, recovered, toLookAt }: Recovery): string {
  const subscriptions = asked === 1 ? 'subscription' : 'subscriptions'
  const back = recovered === 1 ? 'is back' : 'are back'
  const done = `Asked Razorpay about ${asked} ${subscriptions}; ${recovered} of them had been lost and ${back}.`
  return toLookAt.length === 0
    ? done
    : [done, 'Please look at:', ...toLookAt.map((each) => `- ${each}`)].join('\n')
}
