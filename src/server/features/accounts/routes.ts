import type { FastifyInstance } from 'fastify'
import { normalizeEmail } from '#product/email.ts'
import { readUsage } from '#server/features/usage/service.ts'
import { handle } from '#server/http/handle.ts'
import { AppError } from '#server/lib/app-error.ts'
import { acceptVisitor } from './accept-visitor.ts'
import type { AccountNeeds } from './actor.ts'
import { readActor } from './read-actor.ts'
import { updateEmail } from './repo.ts'

/** Registers the calls about the address that somebody typed. */
export function registerAccountRoutes(app: FastifyInstance, deps: AccountNeeds): void {
  handle(app, 'POST /api/users/register', async ({ body, request, reply }) => {
    const { visitorId } = await acceptVisitor(deps, { request, reply })
    await updateEmail(deps.orm, visitorId, normalizeEmail(body.email))
    // The same for every address, so that nobody learns who has an account.
    return { message: 'The address is noted.' }
  })

  handle(app, 'GET /api/users/:email', async ({ params, request, reply }) => {
    const actor = await readActor(deps, request)
    if (actor.email === null) throw new AppError('UNAUTHORIZED', 'Unauthorized')
    if (actor.email !== normalizeEmail(params.email)) {
      throw new AppError('FORBIDDEN', 'This address is not yours.')
    }
    const { planType, remainingCount } = await readUsage(deps, actor)
    reply.header('cache-control', 'no-store')
    return { email: actor.email, planType, remainingCount }
  })
}
