import type { FastifyInstance } from 'fastify'
import { clearSession, readSessionActor } from '#server/features/accounts/service.ts'
import { handle, readCall, registerRoute } from '#server/http/handle.ts'
import { codeSeconds } from './codes-repo.ts'
import { returnPath } from './return-path.ts'
import type { SignInNeeds } from './needs-of-sign-in.ts'
import { startCode } from './start-code.ts'
import { verifyCode } from './verify-code.ts'

/** When the page offers to send another code. */
const resendInSeconds = 30

/** Registers the calls by which people sign in. */
export function registerSignInRoutes(app: FastifyInstance, deps: SignInNeeds): void {
  handle(app, 'GET /api/auth/options', async () => ({
    provider: deps.identityProvider === null ? null : { name: deps.identityProvider.name },
    codeIsPrinted: deps.codeIsPrinted,
  }))

  handle(app, 'POST /api/auth/code', async ({ body, request, reply }) => {
    await startCode(deps, { request, reply }, body.email)
    return {
      message: 'If the address is right, the code is on its way.',
      expiresInSeconds: codeSeconds,
      resendInSeconds,
    }
  })

  handle(app, 'POST /api/auth/verify', async ({ body, request, reply }) =>
    verifyCode(deps, { request, reply }, body),
  )

  for (const key of ['GET /api/auth/signin', 'GET /api/login'] as const) {
    registerRoute(app, key, async (request, reply) => {
      const wanted = returnPath(readCall<typeof key>(request, reply).query.returnTo)
      const { actor, hasEnded } = await readSessionActor(deps, request)
      // From here on they are a visitor, and know it.
      if (hasEnded) clearSession({ request, reply })
      const { user } = actor
      return reply.redirect(user === null ? `/login?returnTo=${encodeURIComponent(wanted)}` : wanted, 302)
    })
  }
}
