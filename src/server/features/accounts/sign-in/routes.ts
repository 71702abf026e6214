import type { FastifyInstance } from 'fastify'
import { readSessionActor } from '../sessions/actor.ts'
import { clearSession } from '../sessions/end-sessions.ts'
import { handle, readCall, registerRoute } from '#server/http/handle.ts'
import { codeSeconds } from './codes-repo.ts'
import type { SignInDeps } from '#server/features/accounts/context.ts'
import { beginWithProvider, finishWithProvider, returnPath } from './with-provider.ts'
import { startCode, verifyCode } from './codes.ts'

/** When the page offers another code. */
const resendInSeconds = 30

/** Registers the calls to sign in. */
export function registerSignInRoutes(app: FastifyInstance, deps: SignInDeps): void {
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
      const target = returnPath(readCall<typeof key>(request, reply).query.returnTo)
      const { actor, hasEnded } = await readSessionActor(deps, request)
      // From here on the caller is a visitor.
      if (hasEnded) clearSession({ request, reply })
      const { user } = actor
      return reply.redirect(user === null ? `/login?returnTo=${encodeURIComponent(target)}` : target, 302)
    })
  }
}

/** Registers the two navigations of a sign-in with the provider. */
export function registerProviderRoutes(app: FastifyInstance, deps: SignInDeps): void {
  registerRoute(app, 'GET /api/auth/google', async (request, reply) => {
    const { query } = readCall<'GET /api/auth/google'>(request, reply)
    const address = await beginWithProvider(deps, { request, reply }, query.returnTo)
    return reply.redirect(address, 302)
  })

  registerRoute(app, 'GET /api/auth/callback', async (request, reply) => {
    const address = await finishWithProvider(deps, { request, reply })
    return reply.redirect(address, 302)
  })
}
