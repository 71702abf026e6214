import { Readable } from 'node:stream'
import { create as attachment } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { readActor, requireUser, networkKey } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { handleBytes, handle, readCall, registerRoute } from '#server/http/handle.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { Cards } from './cards/cards.ts'
import { highlightLine, listHighlights, removeHighlight } from './highlights/highlights.ts'
import { exportHistory } from './items/export-history.ts'
import { saveSummary } from './items/history-writer.ts'
import { deleteItem, listHistory, listTranscriptions, restoreItem } from './items/items.ts'
import { getResult } from './items/present.ts'
import { readMoment, readMomentCard } from './moments/read-moment.ts'
import { listShared, shareMoment, stopMoment } from './moments/share-moment.ts'
import { readLibrary } from './recent/library.ts'
import { listRecent, markSeen } from './recent/recent.ts'
import type { HitDeps } from './search/read-hits.ts'

/** Registers the calls that show and change a history. */
export function registerHistoryRoutes(app: FastifyInstance, deps: SummaryDeps & AccountDeps & HitDeps): void {
  handle(app, 'GET /api/history', async ({ query, request, signal }) => {
    return await listHistory(deps, await requireUser(deps, request), query, signal)
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
    const file = await saveSummary(deps, actor, { id: params.id, ...query })
    reply.header('content-disposition', attachment(file.name))
    return reply.type(file.type).send(file.content)
  })

  registerRoute(app, 'GET /api/history/file', async (request, reply) => {
    const { query } = readCall<'GET /api/history/file'>(request, reply)
    const { format, labels, ids, ...narrowed } = query
    const member = await requireUser(deps, request)
    const file = await exportHistory(deps, member, {
      format,
      labels,
      narrowed,
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

  handle(app, 'GET /api/library', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    return await readLibrary(deps, await requireUser(deps, request))
  })

  handle(app, 'POST /api/recent/:id/seen', async ({ params, query, request }) => {
    const shown = { id: params.id, withOlder: query.older === 'true' }
    await markSeen(deps, await readActor(deps, request), shown)
    return { id: params.id }
  })
}

/** Registers the calls about highlighted lines and their notes, for visitors too. */
export function registerHighlightRoutes(app: FastifyInstance, deps: SummaryDeps & AccountDeps): void {
  handle(app, 'GET /api/history/:id/highlights', async ({ params, request }) => ({
    highlights: await listHighlights(deps, await readActor(deps, request), params.id),
  }))

  handle(app, 'PUT /api/history/:id/highlights/:line', async ({ params, body, request }) => {
    const actor = await readActor(deps, request)
    return await highlightLine(deps, actor, { ...params, note: body.note ?? null })
  })

  handle(app, 'DELETE /api/history/:id/highlights/:line', async ({ params, request }) => {
    await removeHighlight(deps, await readActor(deps, request), params)
    return { line: params.line }
  })
}

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

  handleBytes(app, 'GET /api/moments/:token/image.png', async ({ params, query, request, signal }) => ({
    bytes: await deps.cards.get(
      await readMomentCard(deps, params.token, query.language),
      networkKey(deps.secret, request.ip),
      signal,
    ),
    type: 'image/png',
    maxAgeSeconds: 0,
    isUnlisted: true,
  }))
}
