import type { FastifyInstance } from 'fastify'
import { handle } from '#server/http/handle.ts'
import { requireKnownVisitor } from './known-visitor.ts'
import type { AccountNeeds } from './actor.ts'
import { storeEmail } from './store-email.ts'

/** Registers the call that takes the address which somebody typed. */
export function registerAccountRoutes(app: FastifyInstance, deps: AccountNeeds): void {
  handle(app, 'POST /api/users/register', async ({ body, request, reply }) => {
    await storeEmail(deps, await requireKnownVisitor(deps, { request, reply }), body.email)
    // The same for every address, so that nobody learns who has an account.
    return { message: 'The address is noted.' }
  })
}
