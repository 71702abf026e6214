import type { FastifyBaseLogger } from 'fastify'
import { createLocationFinder } from '#server/adapters/geoip/geoip-file.ts'
import { createOpenidProvider, defaultOpenidLimits } from '#server/adapters/openid/openid-provider.ts'
import { describeBrowser } from '#server/adapters/user-agent/describe-browser.ts'
import { systemClock } from '#server/lib/system-clock.ts'
import type { DeviceDescriber } from '#server/ports/device-description.ts'
import type { IdentityProvider } from '#server/ports/identity-provider.ts'
import type { Settings } from '#server/settings.ts'

/** The OpenID provider to sign in with; `null` without one. */
export function createIdentityProvider({ identity }: Settings): IdentityProvider | null {
  if (identity === null) return null
  return createOpenidProvider({
    ...identity,
    fetch: (url, init) => fetch(url, init),
    clock: systemClock,
    limits: defaultOpenidLimits,
  })
}

/** Describes the devices of users. */
export function createDeviceDescriber({ geoipFile }: Settings, log: FastifyBaseLogger): DeviceDescriber {
  const findLocation = createLocationFinder({
    file: geoipFile,
    onFailure: (error) => log.warn({ err: error }, 'the places of addresses cannot be read'),
  })
  return { describeBrowser, findLocation }
}
