import type { FastifyInstance } from 'fastify'
import { readActor } from '#server/features/accounts/service.ts'
import type { AccountNeeds } from '#server/features/accounts/service.ts'
import { handle } from '#server/http/handle.ts'
import { readUsage } from './read-usage.ts'

/** Registers the call that tells what is left. */
export function registerUsageRoutes(app: FastifyInstance, deps: AccountNeeds): void {
  handle(app, 'GET /api/usage-status', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    return await readUsage(deps.orm, await readActor(deps, request))
  })
}
