import type { FastifyReply, FastifyRequest } from 'fastify'
import { callSignal } from '#server/http/call-signal.ts'
import { IdentityFailure } from '#server/ports/identity-provider.ts'
import { keepAttempt } from './attempt-cookie.ts'
import { callbackAddress, requireProvider } from './provider-needs.ts'
import type { ProviderNeeds } from './provider-needs.ts'
import { returnPath } from './return-path.ts'
import { errorOf, signInPage } from './sign-in-page.ts'

/** Where to send somebody who continues with the provider: there, or back to the page to sign in when it does not answer. */
export async function beginWithProvider(
  needs: ProviderNeeds,
  call: { request: FastifyRequest; reply: FastifyReply },
  wanted: string | undefined,
): Promise<string> {
  const provider = requireProvider(needs)
  const returnTo = returnPath(wanted)
  try {
    const { url, attempt } = await provider.begin({
      redirectUri: callbackAddress(needs, call.request),
      signal: callSignal(call.reply),
    })
    keepAttempt(needs, call, { ...attempt, returnTo })
    return url
  } catch (error) {
    if (!(error instanceof IdentityFailure)) throw error
    needs.log.warn({ err: error }, 'the provider to sign in with does not answer')
    return signInPage(errorOf[error.kind], returnTo)
  }
}
