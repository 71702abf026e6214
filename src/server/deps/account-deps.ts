import { randomInt } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { AppDeps } from '../app.ts'
import { readSecret } from '#server/features/accounts/secret.ts'
import { auditHook } from '../features/admin/service.ts'
import { billingHook } from '../features/billing/service.ts'
import { createHistoryHook } from '../features/history/service.ts'
import { supportHook } from '../features/support/service.ts'
import { quotaHook } from '../features/quota/service.ts'
import { runsHook } from '../features/summaries/service.ts'
import type { TranscriptBodies } from '../features/transcripts/service.ts'
import { systemClock } from '../lib/system-clock.ts'
import type { Settings } from '../settings.ts'
import { createDeviceDescriber, createIdentityProvider } from './identity-deps.ts'

type AccountDeps = Pick<
  AppDeps,
  | 'secret'
  | 'publicUrl'
  | 'adminEmails'
  | 'privilegedEmails'
  | 'isDemoBilling'
  | 'accountHooks'
  | 'identityProvider'
  | 'codeIsPrinted'
  | 'createCode'
  | 'devices'
  | 'clock'
>

const codeDigits = 6

/** Creates the dependencies of accounts: the lists of addresses and the account hooks. */
export async function createAccountDeps(
  settings: Settings,
  log: FastifyBaseLogger,
  { bodies }: { bodies: TranscriptBodies },
): Promise<AccountDeps> {
  const { publicUrl, adminEmails, privilegedEmails, dataDir } = settings
  const secret = settings.secret ?? (await readSecret(dataDir))
  return {
    secret,
    publicUrl,
    adminEmails,
    privilegedEmails,
    isDemoBilling: settings.razorpay === null,
    accountHooks: [
      quotaHook,
      runsHook,
      createHistoryHook(secret, bodies),
      supportHook,
      billingHook,
      auditHook,
    ],
    identityProvider: createIdentityProvider(settings),
    codeIsPrinted: settings.smtpUrl === null,
    createCode: () => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0'),
    devices: createDeviceDescriber(settings, log),
    clock: systemClock,
  }
}
