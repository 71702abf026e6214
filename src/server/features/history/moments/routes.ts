import type { FastifyInstance } from 'fastify'
import { networkKey, readActor } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { Cards } from '#server/features/history/cards/cards.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { handleBytes } from '#server/http/handle-bytes.ts'
import { handle } from '#server/http/handle.ts'
import { readMoment, readMomentCard } from './read-moment.ts'
import { listShared, shareMoment, stopMoment } from './share-moment.ts'

type Deps = SummaryDeps & AccountDeps & { cards: Cards }

/** Registers the calls that share lines of summaries, for visitors too. */
export function registerMomentRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, 'GET /api/history/:id/moments', async ({ params, request }) => ({
    moments: await listShared(deps, await readActor(deps, request), params.id),
  }))

  handle(app, 'POST /api/history/:id/moments/:line', async ({ params, request }) => {
    return await shareMoment(deps, await readActor(deps, request), params)
  })

  handle(app, 'DELETE /api/history/:id/moments/:line', async ({ params, request }) => {
    await stopMoment(deps, await readActor(deps, request), params)
    return { momentPath: null }
  })

  handle(app, 'GET /api/moments/:token', async ({ params, reply }) => {
    // Not cached, so that it is gone as soon as its owner stops sharing.
    reply.header('x-robots-tag', 'noindex, nofollow')
    return await readMoment(deps, params.token)
  })

  handleBytes(app, 'GET /api/moments/:token/image.png', async ({ params, request, signal }) => ({
    bytes: await deps.cards.get(
      await readMomentCard(deps, params.token),
      networkKey(deps.secret, request.ip),
      signal,
    ),
    type: 'image/png',
    maxAgeSeconds: 0,
    isUnlisted: true,
  }))
}
