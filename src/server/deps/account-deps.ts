import { randomInt } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { AppDeps } from '../app.ts'
import { readSecret } from '#server/features/accounts/secret.ts'
import type { TranscriptBodies } from '../features/transcripts/service.ts'
import { systemClock } from '../lib/system-clock.ts'
import type { Settings } from '../settings.ts'
import { listAccountHooks } from './account-hooks.ts'
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
    accountHooks: listAccountHooks(secret, bodies),
    identityProvider: createIdentityProvider(settings),
    codeIsPrinted: settings.smtpUrl === null,
    createCode: () => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0'),
    devices: createDeviceDescriber(settings, log),
    clock: systemClock,
  }
}
