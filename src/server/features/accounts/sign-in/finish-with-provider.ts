import type { FastifyReply, FastifyRequest } from 'fastify'
import { emailPattern, normalizeEmail } from '#product/email.ts'
import { login, networkKey } from '#server/features/accounts/service.ts'
import type { Proof } from '#server/features/accounts/service.ts'
import { countCall } from '#server/rate-limit/count-call.ts'
import { callSignal } from '#server/http/call-signal.ts'
import { IdentityFailure } from '#server/ports/identity-provider.ts'
import type { Identity } from '#server/ports/identity-provider.ts'
import { takeAttempt } from './attempt-cookie.ts'
import { callbackAddress, requireProvider } from './provider-needs.ts'
import type { ProviderNeeds } from './provider-needs.ts'
import { errorOf, signInPage } from './sign-in-page.ts'

/** Each of these asks the provider. */
const perNetwork = {
  limit: 60,
  windowSeconds: 600,
  detail: 'Too many sign-ins were tried.',
}

/**
 * Signs in whoever comes back from the provider to the browser that they left from, and says where to go on: to where
 * they were, or to the page to sign in with what went wrong.
 * @throws AppError `RATE_LIMITED`
 */
export async function finishWithProvider(
  needs: ProviderNeeds,
  call: { request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  const { request, reply } = call
  const provider = requireProvider(needs)
  const attempt = takeAttempt(needs, call)
  if (attempt === null) return signInPage('expired', '/')
  const { returnTo } = attempt
  await countCall(needs.orm, `provider/${networkKey(needs.secret, request.ip)}`, perNetwork)
  const url = new URL(callbackAddress(needs, request))
  url.search = new URL(request.url, url).search
  try {
    const identity = await provider.finish({ url: url.href, attempt, signal: callSignal(reply) })
    await login(needs, call, toProof(identity))
    return returnTo
  } catch (error) {
    if (!(error instanceof IdentityFailure)) throw error
    if (error.kind !== 'cancelled') needs.log.warn({ err: error }, 'a sign-in by the provider failed')
    return signInPage(errorOf[error.kind], returnTo)
  }
}

/** @throws IdentityFailure for an address that none of ours can be */
function toProof({ issuer, subject, email: given, name }: Identity): Proof {
  const email = normalizeEmail(given)
  if (!emailPattern.test(email)) throw new IdentityFailure('failed')
  return { method: 'oidc', email, issuer, subject, name }
}
