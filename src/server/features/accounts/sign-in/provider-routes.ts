import type { FastifyInstance } from 'fastify'
import { readCall, registerRoute } from '#server/http/handle.ts'
import { beginWithProvider } from './begin-with-provider.ts'
import { finishWithProvider } from './finish-with-provider.ts'
import type { ProviderNeeds } from './provider-needs.ts'

/** Registers the two navigations by which people sign in with another provider. */
export function registerProviderRoutes(app: FastifyInstance, deps: ProviderNeeds): void {
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
