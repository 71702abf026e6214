import type { FastifyInstance } from 'fastify'
import { requireUser } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { handleBytes } from '#server/http/handle-bytes.ts'
import { handle } from '#server/http/handle.ts'
import { drawByToken } from './draw-by-token.ts'
import { readByToken } from './read-by-token.ts'
import { shareItem } from './share-item.ts'
import { stopSharing } from './stop-sharing.ts'

/** Registers the calls by which a summary is shown to others. */
export function registerShareRoutes(app: FastifyInstance, deps: SummaryDeps & AccountDeps): void {
  handle(app, 'POST /api/history/:id/share', async ({ params, request }) => ({
    sharePath: await shareItem(deps, await requireUser(deps, request), params.id),
  }))

  handle(app, 'DELETE /api/history/:id/share', async ({ params, request }) => {
    await stopSharing(deps, await requireUser(deps, request), params.id)
    return { sharePath: null }
  })

  handle(app, 'GET /api/shared/:token', async ({ params, reply }) => {
    // Asked for each time, so that it is gone as soon as its owner wants.
    reply.header('x-robots-tag', 'noindex, nofollow')
    return await readByToken(deps, params.token)
  })

  handleBytes(app, 'GET /api/shared/:token/image.png', async ({ params }) => ({
    bytes: await drawByToken(deps, params.token),
    type: 'image/png',
    maxAgeSeconds: 0,
    isUnlisted: true,
  }))
}
