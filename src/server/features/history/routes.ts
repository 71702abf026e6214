import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { readActor, requireUser } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { handle, readCall, registerRoute } from '#server/http/handle.ts'
import { systemClock } from '#server/lib/system-clock.ts'
import { exportHistory } from './items/export-history.ts'
import { deleteItem, listHistory, listTranscriptions, restoreItem } from './items/items.ts'
import { getResult } from './items/present.ts'
import { saveSummary } from './items/history-writer.ts'
import { listRecent, markSeen } from './recent/recent.ts'

/** Registers the calls that show and change a history. */
export function registerHistoryRoutes(app: FastifyInstance, deps: SummaryDeps & AccountDeps): void {
  handle(app, 'GET /api/history', async ({ query, request }) => {
    return await listHistory(deps, await requireUser(deps, request), query)
  })

  handle(app, 'GET /api/transcriptions', async ({ query, request }) => {
    return await listTranscriptions(deps, await requireUser(deps, request), query)
  })

  handle(app, 'GET /api/summaries/:id', async ({ params, request }) => {
    return await getResult(deps, await readActor(deps, request), params.id)
  })

  registerRoute(app, 'GET /api/summaries/:id/file', async (request, reply) => {
    const { params, query } = readCall<'GET /api/summaries/:id/file'>(request, reply)
    const actor = await readActor(deps, request)
    const file = await saveSummary(deps, actor, { id: params.id, format: query.format })
    reply.header('content-disposition', `attachment; filename="${file.name}"`)
    return reply.type(file.type).send(file.content)
  })

  registerRoute(app, 'GET /api/history/file', async (request, reply) => {
    const { query } = readCall<'GET /api/history/file'>(request, reply)
    const { format, q, ids } = query
    const member = await requireUser(deps, request)
    const file = await exportHistory(deps, member, {
      format,
      q,
      ids: ids?.split(',') ?? null,
      now: systemClock.now(),
    })
    reply.header('content-disposition', `attachment; filename="${file.name}"`)
    return reply.type(file.type).send(Readable.from(file.pieces))
  })

  handle(app, 'DELETE /api/history/:id', async ({ params, request }) => ({
    undoUntil: await deleteItem(deps, await readActor(deps, request), params.id),
  }))

  handle(app, 'POST /api/history/:id/restore', async ({ params, request }) => {
    await restoreItem(deps, await readActor(deps, request), params.id)
    return { id: params.id }
  })

  handle(app, 'GET /api/recent', async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return await listRecent(deps, await readActor(deps, request), query)
  })

  handle(app, 'POST /api/recent/:id/seen', async ({ params, request }) => {
    await markSeen(deps, await readActor(deps, request), params.id)
    return { id: params.id }
  })
}
