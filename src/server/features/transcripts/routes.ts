import type { FastifyInstance } from 'fastify'
import { requireVisitor } from '#server/features/accounts/service.ts'
import type { AccountNeeds } from '#server/features/accounts/service.ts'
import { handle, readCall, registerRoute } from '#server/http/handle.ts'
import { takeBytes } from '#server/http/take-bytes.ts'
import { getTranscript } from './get-transcript.ts'
import { giveTranscript } from './give-transcript.ts'
import { presentTranscript } from './present.ts'
import { resolveLink } from './resolve-link.ts'
import { transcribeVideo } from './transcribe-video.ts'
import type { TranscriptDeps } from './transcribe-video.ts'
import type { TranscriptShelf } from './transcript-shelf.ts'
import { transcriptFile } from './transcript-file.ts'

type Deps = TranscriptDeps & AccountNeeds & { transcriptShelf: TranscriptShelf }

/** Registers the calls that fetch, take and give transcripts. */
export async function registerTranscriptRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  handle(app, 'POST /api/transcribe', async ({ body, signal, request, reply }) => {
    const actor = await requireVisitor(deps, { request, reply })
    const { videoId, fromPlaylist } = await resolveLink(deps.transcriptSources, body.videoUrl, signal)
    const wanted = { videoId, choice: body.captions ?? null }
    const { row, cached } = await transcribeVideo(deps, wanted, signal)
    await deps.transcriptShelf.put(deps.orm, actor, row.id)
    return { transcript: presentTranscript(row), cached, fromPlaylist }
  })

  handle(app, 'GET /api/transcripts/:id', async ({ params }) =>
    presentTranscript(await getTranscript(deps, params.id)),
  )

  registerRoute(app, 'GET /api/transcripts/:id/file', async (request, reply) => {
    const { params, query } = readCall<'GET /api/transcripts/:id/file'>(request, reply)
    const file = await transcriptFile(deps, params.id, query.format)
    reply.header('content-disposition', `attachment; filename="${file.name}"`)
    return reply.header('cache-control', 'private, no-cache').type(file.type).send(file.text)
  })

  await app.register(async (scope) => {
    // Caption files come in any encoding and under any content type, so they are taken as bytes.
    takeBytes(scope)
    handle(scope, 'POST /api/transcripts', async ({ query, body, signal, request, reply }) => {
      const actor = await requireVisitor(deps, { request, reply })
      const { row, cached } = await giveTranscript(deps, { ...query, bytes: body }, signal)
      await deps.transcriptShelf.put(deps.orm, actor, row.id)
      return { transcript: presentTranscript(row), cached, fromPlaylist: false }
    })
  })
}
