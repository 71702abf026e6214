import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { acceptBytes, handle, readCall, registerRoute } from '#server/http/handle.ts'
import { AppError } from '#server/lib/app-error.ts'
import { readHubToken, answerChallenge, receivePush } from './subscriptions.ts'
import type { HubDeps } from './subscriptions.ts'

/** Registers what hubs call. An address that is none of ours is refused before anything of a body is read. */
export async function registerHubRoutes(app: FastifyInstance, deps: HubDeps): Promise<void> {
  const watchOf = (token: string): string => {
    const watchId = readHubToken(deps.secret, token)
    if (watchId === null) throw new AppError('NOT_FOUND', 'Nobody here asked for this feed.')
    return watchId
  }

  await app.register(async (scope) => {
    // Signatures are over the bytes as they came; what is packed stays packed.
    acceptBytes(scope)
    scope.addHook('preParsing', async ({ params }) => {
      watchOf(z.object({ token: z.string() }).parse(params).token)
    })

    registerRoute(scope, 'GET /api/hubs/:token', async (request, reply) => {
      const { params, query } = readCall<'GET /api/hubs/:token'>(request, reply)
      const answer = await answerChallenge(deps, watchOf(params.token), {
        mode: query['hub.mode'],
        topic: query['hub.topic'],
        challenge: query['hub.challenge'] ?? '',
        leaseSeconds: query['hub.lease_seconds'],
      })
      return reply.type('text/plain; charset=utf-8').send(answer)
    })

    handle(scope, 'POST /api/hubs/:token', async ({ params, body, request: { headers } }) => {
      const signature = String(headers['x-hub-signature'] ?? '')
      await receivePush(deps, watchOf(params.token), { signature, body })
    })
  })
}
