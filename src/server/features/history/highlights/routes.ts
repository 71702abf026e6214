import type { FastifyInstance } from 'fastify'
import { readActor } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { handle } from '#server/http/handle.ts'
import { highlightLine, listHighlights, removeHighlight } from './highlights.ts'

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
