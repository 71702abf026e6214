import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { contract } from '#contract/api.ts'
import { AppError } from '#core/app-error.ts'
import { emailPattern, isSpelledOut, normalizeEmail } from '#product/email.ts'
import { firstLanguage, languagePath, splitLanguage } from '#product/interface-languages.ts'
import { ownPath } from '#product/site-address.ts'
import { readSignedCookie, setCookie, signValue } from '#server/http/call-credentials.ts'
import { callSignal } from '#server/http/handle.ts'
import { publicOrigin } from '#server/http/proxies.ts'
import { IdentityFailure, loggedOutState } from '#server/ports/sign-in.ts'
import type {
  Identity,
  IdentityAttempt,
  IdentityFailureKind,
  IdentityProvider,
} from '#server/ports/sign-in.ts'
import type { SignInDeps } from '../context.ts'
import { networkKey, purposeKey } from '../secret.ts'
import { login } from '../sessions/login.ts'
import type { Proof } from '../sessions/login.ts'

/** The address of a sign-in with the provider, or the sign-in page when it does not answer. */
export async function beginWithProvider(
  deps: SignInDeps,
  call: { request: FastifyRequest; reply: FastifyReply },
  requestedPath: string | undefined,
): Promise<string> {
  const provider = requireProvider(deps)
  const returnTo = returnPath(requestedPath)
  try {
    const { url, attempt } = await provider.begin({
      redirectUri: callbackAddress(deps, call.request),
      signal: callSignal(call.reply),
    })
    setAttempt(deps, call, { ...attempt, returnTo })
    return url
  } catch (error) {
    if (!(error instanceof IdentityFailure)) throw error
    deps.log.warn({ err: error }, 'the provider to sign in with does not answer')
    return signInPage(returnTo, { error: errorOf[error.kind] })
  }
}

/** Each call asks the provider. */
const { network: perNetwork } = contract['GET /api/auth/callback'].counts

/**
 * Signs in the user who returns from the provider to the browser that started the attempt. Gives the address
 * to go on to: the page that they came from, or the sign-in page with the reason of the failure.
 * @throws AppError `RATE_LIMITED`
 */
export async function finishWithProvider(
  deps: SignInDeps,
  call: { request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  const { request, reply } = call
  const provider = requireProvider(deps)
  const url = new URL(callbackAddress(deps, request))
  url.search = new URL(request.url, url).search
  if (url.searchParams.get('state') === loggedOutState) return loggedOutPage()
  const attempt = takeAttempt(deps, call)
  if (attempt === null) return signInPage('/', { error: 'expired' })
  const { returnTo } = attempt
  await deps.callCounter.count(`provider/${networkKey(deps.secret, request.ip)}`, perNetwork)
  try {
    const identity = await provider.finish({ url: url.href, attempt, signal: callSignal(reply) })
    const { tag } = splitLanguage(returnTo)
    // An address without a language says nothing: it may be one that was typed.
    await login(deps, call, toProof(identity), tag === firstLanguage ? null : tag)
    return returnTo
  } catch (error) {
    if (error instanceof AppError && error.code === 'FORBIDDEN')
      return signInPage(returnTo, { error: 'refused' })
    if (!(error instanceof IdentityFailure)) throw error
    if (error.kind !== 'cancelled') deps.log.warn({ err: error }, 'a sign-in by the provider failed')
    return signInPage(returnTo, { error: errorOf[error.kind] })
  }
}

/** @throws IdentityFailure for an address that no account can have */
function toProof({ email: given, ...identity }: Identity): Proof {
  const email = normalizeEmail(given)
  // The provider proved the mailbox as it spells it.
  if (!emailPattern.test(email) || !isSpelledOut(given)) throw new IdentityFailure('failed')
  return { method: 'oidc', email, ...identity }
}

/** The provider. @throws AppError `NOT_FOUND` where none is set up */
function requireProvider({ identityProvider }: SignInDeps): IdentityProvider {
  if (identityProvider === null) throw new AppError('NOT_FOUND', "There's nothing at this address.")
  return identityProvider
}

/** The redirect address of the provider, which the operator has registered there. */
function callbackAddress(deps: SignInDeps, request: FastifyRequest): string {
  return `${publicOrigin(deps, request)}/api/auth/callback`
}

/** The codes of a failed sign-in that the page knows. */
type SignInError =
  | 'refused'
  | 'provider_unavailable'
  | 'expired'
  | 'cancelled'
  | 'email_unverified'
  | 'signin_failed'

/** The code of each failure of a provider. */
const errorOf: Readonly<Record<IdentityFailureKind, SignInError>> = {
  unavailable: 'provider_unavailable',
  cancelled: 'cancelled',
  'email-unverified': 'email_unverified',
  failed: 'signin_failed',
}

/**
 * The address of the sign-in page, in the language of the page to return to, with the reason of a failure
 * where there was one.
 */
export function signInPage(returnTo: string, failure: { error?: SignInError } = {}): string {
  const query = new URLSearchParams({ ...failure, returnTo })
  return `${languagePath(splitLanguage(returnTo).tag)}/login?${query.toString()}`
}

/** The sign-in page for a browser that has logged out; from there nothing signs it in by itself. */
export function loggedOutPage(): string {
  return `${signInPage('/')}&signedOut=1`
}

const cookie = 'oauth'
const attemptSeconds = 600

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  expiresAt: z.number(),
})

/** An attempt to sign in with a provider, and the page to return to. */
type Attempt = IdentityAttempt & { returnTo: string }

type RawCall = { request: FastifyRequest; reply: FastifyReply }

/** Stores an attempt in the browser's cookie for ten minutes: no other browser can finish it. */
function setAttempt({ secret, clock }: SignInDeps, call: RawCall, attempt: Attempt): void {
  const stored: z.input<typeof attemptSchema> = { ...attempt, expiresAt: clock.now() + attemptSeconds * 1000 }
  const text = Buffer.from(JSON.stringify(stored)).toString('base64url')
  const value = signValue(text, purposeKey(secret, 'identity cookie'))
  setCookie(call, cookie, { value, maxAgeSeconds: attemptSeconds })
}

/** Reads and clears the attempt of this browser; `null` when it made none or took too long. */
function takeAttempt({ secret, clock }: SignInDeps, call: RawCall): Attempt | null {
  const text = readSignedCookie(call.request, cookie, purposeKey(secret, 'identity cookie'))
  if (text === null) return null
  setCookie(call, cookie, { value: '', maxAgeSeconds: 0 })
  const { expiresAt, ...attempt } = attemptSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return expiresAt > clock.now() ? attempt : null
}

const anyOrigin = 'http://localhost'

/**
 * The path and query of the page to return to after signing in. An address of another site, or of no page,
 * gives the home page.
 */
export function returnPath(typed: string | undefined): string {
  const path = ownPath(typed ?? '/')
  if (path === null) return '/'
  const { pathname, search } = new URL(path, anyOrigin)
  const decoded = decodePath(pathname)
  if (decoded === null) return '/'
  return /^\/(?:[/\\]|api(?:\/|$))/.test(decoded) ? '/' : pathname + search
}

/** A path as the router reads it; `null` for one that it refuses. */
function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
