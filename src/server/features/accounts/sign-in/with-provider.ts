import type { FastifyReply, FastifyRequest } from 'fastify'
import { emailPattern, normalizeEmail } from '#product/email.ts'
import { networkKey } from '#server/features/accounts/secret.ts'
import { login } from '#server/features/accounts/sessions/login.ts'
import type { Proof } from '#server/features/accounts/sessions/login.ts'
import { callSignal } from '#server/http/handle.ts'
import { publicOrigin } from '#server/http/public-origin.ts'
import { AppError } from '#server/lib/app-error.ts'
import { IdentityFailure } from '#server/ports/identity-provider.ts'
import type { Identity, IdentityFailureKind, IdentityProvider } from '#server/ports/identity-provider.ts'
import { setAttempt, takeAttempt } from './attempt-cookie.ts'
import type { SignInDeps } from '#server/features/accounts/context.ts'
import { returnPath } from './return-path.ts'

/** The address that starts a sign-in with the provider, or that of the sign-in page when the provider does not answer. */
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
    return signInPage(errorOf[error.kind], returnTo)
  }
}

/** Each call asks the provider. */
const perNetwork = {
  limit: 60,
  windowSeconds: 600,
  detail: 'Too many sign-ins were tried.',
}

/**
 * Signs in the user who returns from the provider to the browser that started the attempt. Gives the address to go on
 * to: the page that they came from, or the sign-in page with the reason of the failure.
 * @throws AppError `RATE_LIMITED`
 */
export async function finishWithProvider(
  deps: SignInDeps,
  call: { request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  const { request, reply } = call
  const provider = requireProvider(deps)
  const attempt = takeAttempt(deps, call)
  if (attempt === null) return signInPage('expired', '/')
  const { returnTo } = attempt
  await deps.callCounter.count(`provider/${networkKey(deps.secret, request.ip)}`, perNetwork)
  const url = new URL(callbackAddress(deps, request))
  url.search = new URL(request.url, url).search
  try {
    const identity = await provider.finish({ url: url.href, attempt, signal: callSignal(reply) })
    await login(deps, call, toProof(identity))
    return returnTo
  } catch (error) {
    if (!(error instanceof IdentityFailure)) throw error
    if (error.kind !== 'cancelled') deps.log.warn({ err: error }, 'a sign-in by the provider failed')
    return signInPage(errorOf[error.kind], returnTo)
  }
}

/** @throws IdentityFailure for an address that no account can have */
function toProof({ issuer, subject, email: given, name }: Identity): Proof {
  const email = normalizeEmail(given)
  // The provider proved the mailbox as it spells it; letters that only look the same may be of another one.
  const isSpelledOut = nameOf(email) === nameOf(given.trim().toLowerCase())
  if (!emailPattern.test(email) || !isSpelledOut) throw new IdentityFailure('failed')
  return { method: 'oidc', email, issuer, subject, name }
}

function nameOf(email: string): string {
  return email.slice(0, email.lastIndexOf('@'))
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
type SignInError = 'google_unavailable' | 'expired' | 'cancelled' | 'email_unverified' | 'signin_failed'

/** The code of each failure of a provider. */
const errorOf: Readonly<Record<IdentityFailureKind, SignInError>> = {
  unavailable: 'google_unavailable',
  cancelled: 'cancelled',
  'email-unverified': 'email_unverified',
  failed: 'signin_failed',
}

/** The address of the sign-in page with the reason of a failure and the page to return to. */
function signInPage(error: SignInError, returnTo: string): string {
  return `/login?${new URLSearchParams({ error, returnTo }).toString()}`
}
