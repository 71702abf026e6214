import type { FastifyBaseLogger } from 'fastify'
import { createDemoProvider } from '#server/adapters/demo-payments/demo-provider.ts'
import { createRazorpayProvider } from '#server/adapters/razorpay/razorpay-provider.ts'
import type { PooledOrm } from '#server/db/database.ts'
import { createDemoLedger } from '#server/features/billing/demo-ledger.ts'
import { startBillingRounds, usualRoundMs } from '#server/features/billing/rounds.ts'
import type { Metrics } from '#server/features/metrics/metrics.ts'
import { systemClock } from '#server/lib/system-clock.ts'
import type { Mailer } from '#server/ports/mailer.ts'
import type { PaymentProvider } from '#server/ports/payments.ts'
import type { AppDeps } from '../app.ts'
import type { Settings } from '../settings.ts'

type Needs = {
  settings: Settings
  orm: PooledOrm
  log: FastifyBaseLogger
  metrics: Metrics
  mailer: Mailer
  secret: string
}

const callLimitMs = 10_000

/** Makes what takes money, Razorpay where its keys are set, else a provider of demonstrations, and begins its rounds. */
export function startBilling(needs: Needs): { billing: AppDeps['billing']; stop: () => Promise<void> } {
  const { settings, orm, log, metrics, mailer } = needs
  const billing = {
    provider: createProvider(needs),
    seller: settings.seller,
    clock: systemClock,
    countAlarm: metrics.countBillingAlarm,
  }
  return { billing, ...startBillingRounds({ orm, log, mailer, billing }, usualRoundMs) }
}

function createProvider({ settings, orm, log, secret }: Needs): PaymentProvider {
  const { razorpay } = settings
  if (razorpay !== null) return createRazorpayProvider({ ...razorpay, timeoutMs: callLimitMs })
  log.info('billing is a demonstration, because the keys of Razorpay are not set: nothing is charged')
  return createDemoProvider({ ledger: createDemoLedger(orm), clock: systemClock, secret })
}
