import { randomInt } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { AppDeps } from '../app.ts'
import { readSecret } from '../features/accounts/read-secret.ts'
import { billingPart } from '../features/billing/service.ts'
import { historyPart } from '../features/history/service.ts'
import { supportPart } from '../features/support/service.ts'
import { usagePart } from '../features/usage/service.ts'
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
  | 'accountParts'
  | 'identityProvider'
  | 'codeIsPrinted'
  | 'createCode'
  | 'devices'
  | 'clock'
>

const codeDigits = 6

/** Makes what it takes to know people: whose word counts, and what hangs on an account. */
export async function createAccountDeps(settings: Settings, log: FastifyBaseLogger): Promise<AccountDeps> {
  const { publicUrl, adminEmails, privilegedEmails, dataDir } = settings
  return {
    secret: settings.secret ?? (await readSecret(dataDir)),
    publicUrl,
    adminEmails,
    privilegedEmails,
    isDemoBilling: settings.razorpay === null,
    accountParts: [usagePart, historyPart, supportPart, billingPart],
    identityProvider: createIdentityProvider(settings),
    codeIsPrinted: settings.smtpUrl === null,
    createCode: () => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0'),
    devices: createDeviceDescriber(settings, log),
    clock: systemClock,
  }
}
