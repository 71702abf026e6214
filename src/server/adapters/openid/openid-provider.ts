import * as openid from 'openid-client'
import { AuthorizationResponseError } from 'openid-client'
import type { Configuration, CustomFetch, ServerMetadata } from 'openid-client'
import type { Clock } from '#server/lib/clock.ts'
import { readBoundedBody } from '#server/lib/outside-body.ts'
import { IdentityFailure, loggedOutState } from '#server/ports/sign-in.ts'
import type { Identity, IdentityAttempt, IdentityProvider, ProviderSettings } from '#server/ports/sign-in.ts'
import { isWhole, readClaims, toIdentity } from './openid-claims.ts'

type OpenidOptions = ProviderSettings & {
  fetch: Fetch
  clock: Pick<Clock, 'now'>
  limits: OpenidLimits
}

type OpenidLimits = { callMs: number; maxBytes: number; keepMetadataMs: number }

/** Longest time of one request, and most bytes of one answer. */
export const defaultOpenidLimits: OpenidLimits = {
  callMs: 5000,
  maxBytes: 256 * 1024,
  keepMetadataMs: 60 * 60 * 1000,
}

/**
 * Sign-in by a provider that speaks OpenID Connect, with a code, PKCE, state and nonce. The provider is asked
 * who it is when the first person comes, so that the server starts without it.
 */
export function createOpenidProvider(options: OpenidOptions): IdentityProvider {
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
      return { url: await addressOf(config, options, { redirectUri, attempt }), attempt }
    },
    finish: async ({ url, attempt, signal }) => {
      const config = await configure(signal)
      try {
        return await identify(config, options, { url: new URL(url), attempt })
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
  { issuer, clientId, clientSecret, fetch, limits }: OpenidOptions,
  signal: AbortSignal,
): Promise<ServerMetadata> {
  try {
    const url = new URL(`${issuer}/.well-known/openid-configuration`)
    const config = await openid.discovery(url, clientId, clientSecret, undefined, {
      [openid.customFetch]: limitFetch(fetch, { ...limits, signal }),
      // The library looks for its own function here, before there is anything to call it on.
      execute: isPlain(issuer) ? [openid.allowInsecureRequests] : [],
    })
    const metadata = config.serverMetadata()
    // Of a description by its whole address the library compares no issuer. Some end in a slash.
    if (metadata.issuer.replace(/\/$/, '') === issuer) return metadata
  } catch (error) {
    signal.throwIfAborted()
    throw toFailure(error, 'unavailable')
  }
  throw new IdentityFailure('unavailable', { cause: new Error('The provider has another issuer') })
}

type Asking = { redirectUri: string; attempt: IdentityAttempt }

async function addressOf(
  config: Configuration,
  { scopes, asksForAccount }: OpenidOptions,
  { redirectUri, attempt }: Asking,
): Promise<string> {
  return openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: scopes,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: 'S256',
    ...(asksForAccount && { prompt: 'select_account' }),
  }).href
}

async function identify(
  config: Configuration,
  rules: ProviderSettings,
  { url, attempt }: { url: URL; attempt: IdentityAttempt },
): Promise<Identity> {
  const tokens = await openid.authorizationCodeGrant(config, url, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.codeVerifier,
    idTokenExpected: true,
  })
  const claims = readClaims(tokens.claims())
  const logoutUrl = logoutAddress(config, url, tokens.id_token ?? '')
  if (isWhole(claims, rules) || config.serverMetadata().userinfo_endpoint === undefined) {
    return { ...toIdentity(claims, rules), logoutUrl }
  }
  // Some providers give address and groups only here; the subject is checked to be the same.
  const more = await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
  return { ...toIdentity(readClaims({ ...claims, ...more, iss: claims.iss }), rules), logoutUrl }
}

/** With a longer token a browser would not store the address. */
const maxHintLength = 3000

/** The address that ends the session at the provider and leads back; `null` where it has none. */
function logoutAddress(config: Configuration, callback: URL, idToken: string): string | null {
  if (config.serverMetadata().end_session_endpoint === undefined) return null
  return openid.buildEndSessionUrl(config, {
    post_logout_redirect_uri: callback.origin + callback.pathname,
    state: loggedOutState,
    ...(idToken.length <= maxHintLength && { id_token_hint: idToken }),
  }).href
}

/** Plain http is for a stand-in on this machine; settings decide which issuers may use it. */
function isPlain(issuer: string): boolean {
  return new URL(issuer).protocol === 'http:'
}

/** Error codes of OAuth that stand for a provider in trouble. */
const troubles = new Set(['temporarily_unavailable', 'server_error'])

/** An error of the library as the failure that it is; `fallback` for an unknown one. */
function toFailure(error: unknown, fallback: 'unavailable' | 'failed'): IdentityFailure {
  const own = findFailure(error)
  if (own !== null) return own
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return new IdentityFailure('cancelled')
    if (troubles.has(error.error)) return new IdentityFailure('unavailable')
  }
  return new IdentityFailure(fallback, { cause: new Error(describe(error)) })
}

/** Names and codes alone: the errors of the library hold answers, and those hold codes and tokens. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'no error'
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  const inner = error.cause instanceof Error ? ` <- ${describe(error.cause)}` : ''
  return `${error.name}${code}${inner}`
}

/** Our own failure, where the library wrapped it into errors of its own. */
function findFailure(error: unknown): IdentityFailure | null {
  if (error instanceof IdentityFailure) return error
  return error instanceof Error && error.cause !== undefined ? findFailure(error.cause) : null
}

/** The part of `fetch` that is used; a test replaces it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

type Limits = { callMs: number; maxBytes: number; signal: AbortSignal }

/** A `fetch` with limits of time and size and without redirects. Its failures are `unavailable`. */
function limitFetch(fetch: Fetch, { callMs, maxBytes, signal }: Limits): CustomFetch {
  return async (url, { method, headers, body: sent }) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(callMs)])
    try {
      const answer = await fetch(url, {
        method,
        headers,
        body: sent ?? null,
        redirect: 'manual',
        signal: inTime,
      })
      if (answer.status >= 500) throw new Error(`The provider answered ${answer.status}`)
      const body = await readBoundedBody(answer, maxBytes)
      return new Response(body.byteLength === 0 ? null : body, {
        status: answer.status,
        headers: answer.headers,
      })
    } catch (cause) {
      signal.throwIfAborted()
      throw new IdentityFailure('unavailable', { cause })
    }
  }
}
