import type { FastifyInstance } from 'fastify'
import { readActor, requireVisitor } from '#server/features/accounts/service.ts'
import { handle, readCall, registerRoute } from '#server/http/handle.ts'
import type { TranslationDeps } from './context.ts'
import {
  endOwnTranslation,
  getTranslation,
  listTranslations,
  startTranslation,
  translationFile,
} from './read-translation.ts'

/** Registers the calls about transcripts in other languages. */
export function registerTranslationRoutes(app: FastifyInstance, deps: TranslationDeps): void {
  handle(app, 'GET /api/transcripts/:id/translations', async ({ params, request }) =>
    listTranslations(deps, await readActor(deps, request), params.id),
  )

  handle(app, 'GET /api/transcripts/:id/translations/:language', async ({ params, query, request }) =>
    getTranslation(deps, await readActor(deps, request), { ...params, ...query }),
  )

  handle(app, 'POST /api/transcripts/:id/translations/:language', async ({ params, request, reply }) =>
    startTranslation(deps, await requireVisitor(deps, { request, reply }), params),
  )

  handle(app, 'DELETE /api/transcripts/:id/translations/:language', async ({ params, request }) =>
    endOwnTranslation(deps, await readActor(deps, request), params),
  )

  registerRoute(app, 'GET /api/transcripts/:id/translations/:language/file', async (request, reply) => {
    const { params, query } = readCall<'GET /api/transcripts/:id/translations/:language/file'>(request, reply)
    const file = await translationFile(deps, await readActor(deps, request), { ...params, ...query })
    reply.header('content-disposition', `attachment; filename="${file.name}"`)
    return reply.type(file.type).send(file.text)
  })
}
