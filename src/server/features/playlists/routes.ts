import type { FastifyInstance } from 'fastify'
import { readActor, requireUser } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import { handle } from '#server/http/handle.ts'
import type { ListDeps } from './context.ts'
import { listVideos, readStoredList } from './list-videos.ts'
import { lookAtList } from './look-at-list.ts'

/** Registers the calls about playlists and channels of YouTube. */
export function registerPlaylistRoutes(app: FastifyInstance, deps: ListDeps & AccountDeps): void {
  handle(app, 'GET /api/playlists', async ({ query, request, signal }) => {
    const { network } = await readActor(deps, request)
    return await lookAtList(deps, query.url, { network, signal })
  })

  handle(app, 'POST /api/playlists', async ({ body, request, signal }) => {
    return await listVideos(deps, await requireUser(deps, request), { url: body.url, signal })
  })

  handle(app, 'GET /api/playlists/:id', async ({ params, query, request }) => {
    return await readStoredList(deps, await requireUser(deps, request), { ...params, ...query })
  })
}
