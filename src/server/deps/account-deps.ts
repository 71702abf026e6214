import { randomInt } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { createLocationFinder, describeBrowser } from '#server/adapters/devices/describe-devices.ts'
import { createOpenidProvider, defaultOpenidLimits } from '#server/adapters/openid/openid-provider.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { listAccountHooks } from '#server/features.ts'
import { readSecret } from '#server/features/accounts/secret.ts'
import type { TranscriptBodies } from '#server/features/transcripts/service.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { DeviceDescriber, IdentityProvider } from '#server/ports/sign-in.ts'
import type { Settings } from '#server/settings.ts'

type AccountDeps = Pick<AppDeps, 'secret' | 'accountHooks' | 'identityProvider' | 'createCode' | 'devices'>

const codeDigits = 6

/** Creates the dependencies of accounts: the lists of addresses and the account hooks. */
export async function createAccountDeps(
  settings: Settings,
  log: FastifyBaseLogger,
  { bodies }: { bodies: TranscriptBodies },
): Promise<AccountDeps> {
  const secret = settings.secret ?? (await readSecret(settings.dataDir))
  return {
    secret,
    accountHooks: listAccountHooks({ secret, bodies }),
    identityProvider: createIdentityProvider(settings),
    createCode: () => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0'),
    devices: createDeviceDescriber(settings, log),
  }
}

/** The OpenID provider to sign in with; `null` without one. */
function createIdentityProvider({ identity }: Settings): IdentityProvider | null {
  if (identity === null) return null
  return createOpenidProvider({
    ...identity,
    fetch: (url, init) => fetch(url, init),
    clock: systemClock,
    limits: defaultOpenidLimits,
  })
}

/** Describes the devices of users. */
function createDeviceDescriber({ geoipFile }: Settings, log: FastifyBaseLogger): DeviceDescriber {
  const findLocation = createLocationFinder({
    file: geoipFile,
    onFailure: (error) => log.warn({ err: error }, 'the places of addresses cannot be read'),
  })
  return { describeBrowser, findLocation }
}
