import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireScope } from '#server/features/accounts/service.ts'
import type { RunNotifications } from '#server/features/summaries/service.ts'
import { readBearer } from '#server/http/bearer.ts'
import { registerRoute } from '#server/http/handle.ts'
import { AppError } from '#server/lib/app-error.ts'
import { systemClock } from '#server/lib/system-clock.ts'
import { createCallStops } from './call-stops.ts'
import { neededScopes } from './needed-scopes.ts'
import { refuseForeignOrigin } from './refuse-foreign-origin.ts'

type Deps = { publicUrl: string | null; runs: { notifications: RunNotifications } }

const address = '/mcp'

/**
 * Registers the tools for agents. There are no sessions and no messages of the server's own, so that the other methods of the protocol are
 * answered with 405.
 */
export function registerMcpRoutes(app: FastifyInstance, { publicUrl, runs }: Deps): void {
  const stops = createCallStops(runs.notifications)
  app.addHook('onClose', async () => stops.close())
  const deps = { app, publicUrl, clock: systemClock, stops }

  app.addHook('onRoute', (route) => {
    if (route.url !== address) return
    // Before a body is read.
    route.preParsing = async (request: FastifyRequest) => {
      refuseForeignOrigin(request, publicUrl)
      if (request.apiKey === null) throw keyNeeded()
    }
  })
  registerRoute(app, 'POST /mcp', async (request, reply) => {
    const { apiKey, body } = request
    const token = readBearer(request)
    if (apiKey === null || token === null) throw keyNeeded()
    for (const scope of neededScopes(body)) requireScope(request, scope)
    reply.header('cache-control', 'no-store')
    // What it needs is loaded with the first call.
    const { answerMessage } = await import('./answer-message.ts')
    const answer = await answerMessage(deps, { request, reply, keyId: apiKey.id, token, body })
    return await send(reply, answer)
  })
  app.route({
    method: ['GET', 'DELETE'],
    url: address,
    exposeHeadRoute: false,
    config: { keyScope: 'any' },
    schema: { hide: true },
    handler: async (_request, reply) => {
      const detail = 'Only POST is answered here: there are no sessions, and no messages of the server’s own.'
      reply.header('allow', 'POST')
      throw new AppError('METHOD_NOT_ALLOWED', detail)
    },
  })
}

async function send(reply: FastifyReply, { status, headers, body }: Response): Promise<FastifyReply> {
  reply.status(status)
  for (const name of ['content-type', 'x-accel-buffering']) {
    const value = headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  return await reply.send(body ?? undefined)
}

/** A caller without a key. */
function keyNeeded(): AppError {
  return new AppError(
    'UNAUTHORIZED',
    'This address needs an API key in the header "Authorization: Bearer". You can make one on your account page.',
  )
}
