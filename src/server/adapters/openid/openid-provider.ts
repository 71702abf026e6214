import * as openid from 'openid-client'
import type { Configuration, ServerMetadata } from 'openid-client'
import type { Clock } from '#server/ports/clock.ts'
import type { Identity, IdentityAttempt, IdentityProvider } from '#server/ports/identity-provider.ts'
import { limitFetch } from './limited-fetch.ts'
import type { Fetch } from './limited-fetch.ts'
import { readClaims, toIdentity } from './read-claims.ts'
import { toFailure } from './to-failure.ts'

type Options = {
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  fetch: Fetch
  clock: Pick<Clock, 'now'>
  limits: OpenidLimits
}

export type OpenidLimits = { callMs: number; maxBytes: number; keepMetadataMs: number }

/** Longest time of one request, and most bytes of one answer. */
export const defaultOpenidLimits: OpenidLimits = {
  callMs: 5000,
  maxBytes: 256 * 1024,
  keepMetadataMs: 60 * 60 * 1000,
}

const scope = 'openid email profile'

/**
 * Sign-in by a provider that speaks OpenID Connect, with a code, PKCE, state and nonce. The provider is asked who it is
 * when the first person comes, so that the server starts without it.
 */
export function createOpenidProvider(options: Options): IdentityProvider {
  const { clock, limits } = options
  let known: { metadata: ServerMetadata; at: number } | null = null
  let keys: openid.ExportedJWKSCache | undefined

  async function readMetadata(signal: AbortSignal): Promise<ServerMetadata> {
    if (known !== null && clock.now() - known.at < limits.keepMetadataMs) return known.metadata
    const metadata = await discover(options, signal)
    known = { metadata, at: clock.now() }
    return metadata
  }

  async function configure(signal: AbortSignal): Promise<Configuration> {
    const config = new openid.Configuration(
      await readMetadata(signal),
      options.clientId,
      options.clientSecret,
    )
    config[openid.customFetch] = limitFetch(options.fetch, { ...limits, signal })
    if (isPlain(options.issuer)) openid.allowInsecureRequests(config)
    openid.enableNonRepudiationChecks(config)
    if (keys !== undefined) openid.setJwksCache(config, keys)
    return config
  }

  return {
    name: options.name,
    begin: async ({ redirectUri, signal }) => {
      const config = await configure(signal)
      const attempt = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      }
      return { url: await addressOf(config, redirectUri, attempt), attempt }
    },
    finish: async ({ url, attempt, signal }) => {
      const config = await configure(signal)
      try {
        return await identify(config, new URL(url), attempt)
      } catch (error) {
        signal.throwIfAborted()
        throw toFailure(error, 'failed')
      } finally {
        keys = openid.getJwksCache(config)
      }
    },
  }
}

async function discover(
  { issuer, clientId, clientSecret, fetch, limits }: Options,
  signal: AbortSignal,
): Promise<ServerMetadata> {
  try {
    const config = await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [openid.customFetch]: limitFetch(fetch, { ...limits, signal }),
      // The library looks for its own function here, before there is anything to call it on.
      execute: isPlain(issuer) ? [openid.allowInsecureRequests] : [],
    })
    return config.serverMetadata()
  } catch (error) {
    signal.throwIfAborted()
    throw toFailure(error, 'unavailable')
  }
}

async function addressOf(
  config: Configuration,
  redirectUri: string,
  attempt: IdentityAttempt,
): Promise<string> {
  return openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  }).href
}

async function identify(config: Configuration, url: URL, attempt: IdentityAttempt): Promise<Identity> {
  const tokens = await openid.authorizationCodeGrant(config, url, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.codeVerifier,
    idTokenExpected: true,
  })
  const claims = readClaims(tokens.claims())
  if (claims.email !== undefined || config.serverMetadata().userinfo_endpoint === undefined) {
    return toIdentity(claims)
  }
  // Some providers give the address only here; the subject is checked to be the same.
  const more = await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
  return toIdentity(readClaims({ ...more, iss: claims.iss }))
}

/** Plain http is for a stand-in on the same machine; which issuers may use it is decided where settings are read. */
function isPlain(issuer: string): boolean {
  return new URL(issuer).protocol === 'http:'
}
