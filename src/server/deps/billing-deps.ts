import type { FastifyBaseLogger } from 'fastify'
import { createDemoProvider } from '#server/adapters/demo-payments/demo-provider.ts'
import { createRazorpayProvider } from '#server/adapters/razorpay/razorpay-provider.ts'
import type { AppDeps } from '#server/app-deps.ts'
import type { PooledDb } from '#server/db/database.ts'
import { createDemoLedger } from '#server/features/billing/checkout/verify-payment.ts'
import type { AlarmKind } from '#server/features/billing/ledger/ledger.ts'
import { defaultReconcileMs, startReconciler } from '#server/features/billing/reconcile/reconciler.ts'
import { refuseRunningSubscriptions } from '#server/features/billing/running-subscriptions.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { Metrics } from '#server/lib/metrics/metrics.ts'
import type { PaymentProvider } from '#server/ports/payments.ts'
import type { Mailer } from '#server/ports/senders.ts'
import type { Settings } from '#server/settings.ts'

type Deps = {
  settings: Settings
  db: PooledDb
  log: FastifyBaseLogger
  metrics: Metrics
  mailer: Mailer
  secret: string
}

const callTimeoutMs = 10_000

/**
 * Creates the payment provider, Razorpay with its keys, else a demonstration, and the reconciler, of which a
 * server without plans has none.
 * @throws OperatorError without plans, where subscriptions run
 */
export async function startBilling(
  deps: Deps,
): Promise<{ billing: AppDeps['billing']; stop: () => Promise<void> }> {
  const { settings, db, log, metrics, mailer } = deps
  const billing = {
    provider: createProvider(deps),
    seller: settings.seller,
    clock: systemClock,
    countAlarm: (kind: AlarmKind) => metrics.count('precis_billing_alarms_total', { kind }),
  }
  if (!settings.access.hasPlans) {
    await refuseRunningSubscriptions(db)
    return { billing, stop: () => Promise.resolve() }
  }
  return {
    billing,
    ...startReconciler({ db, log, mailer, publicUrl: settings.publicUrl, billing }, defaultReconcileMs),
  }
}

/** Razorpay with the keys of the settings. */
export function createRazorpay(razorpay: NonNullable<Settings['razorpay']>): PaymentProvider {
  return createRazorpayProvider({ ...razorpay, timeoutMs: callTimeoutMs })
}

function createProvider({ settings, db, log, secret }: Deps): PaymentProvider {
  const { razorpay } = settings
  if (razorpay !== null) return createRazorpay(razorpay)
  if (settings.access.hasPlans)
    log.info('billing is a demonstration, because the keys of Razorpay are not set: nothing is charged')
  return createDemoProvider({ ledger: createDemoLedger(db), clock: systemClock, secret })
}
