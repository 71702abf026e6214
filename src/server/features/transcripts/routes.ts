import { create as attachment } from 'content-disposition'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mergeLate, readActor, requireVisitor, turnOf } from '#server/features/accounts/service.ts'
import type { AccountDeps, MergeDeps } from '#server/features/accounts/service.ts'
import { payerOf } from '#server/features/model-costs/service.ts'
import { handle, handleInPieces, readCall, registerRoute } from '#server/http/handle.ts'
import { acceptBytes } from '#server/http/request-body.ts'
import type { LinkDeps, ReaderDeps, TranscriptDeps } from './context.ts'
import { giveBrowserTranscript, giveTranscript } from './give-transcript.ts'
import { transcriptFile } from './present.ts'
import { getReadableTranscript, writeTranscribed, writeTranscript } from './readable-transcript.ts'
import { resolveLink } from './subject.ts'
import { transcribeVideo } from './transcribe-video.ts'

type Deps = TranscriptDeps & LinkDeps & AccountDeps & MergeDeps & ReaderDeps

/** Registers the calls that fetch, take and give transcripts. */
export async function registerTranscriptRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  handleInPieces(app, 'POST /api/transcribe', async ({ body, signal, request, reply }) => {
    const began = deps.clock.now()
    const actor = await requireVisitor(deps, { request, reply })
    const { videoId, fromPlaylist } = await resolveLink(deps, body.videoUrl, {
      network: actor.network,
      signal,
    })
    const payers = () => Promise.resolve([payerOf(actor)])
    const found = await transcribeVideo(
      deps,
      { videoId, choice: body.captions ?? null },
      { signal, payers, caller: turnOf(actor) },
    )
    await deps.transcriptHistory.put(deps.db, actor, found.row.id)
    await mergeLate(deps, actor, began)
    return writeTranscribed(found, fromPlaylist)
  })

  const readable = (request: FastifyRequest, id: string): ReturnType<typeof getReadableTranscript> =>
    getReadableTranscript(deps, () => readActor(deps, request), id)

  handleInPieces(app, 'GET /api/transcripts/:id', async ({ params, request }) =>
    writeTranscript(await readable(request, params.id)),
  )

  handle(app, 'GET /api/browser-transcripts/:videoId', async ({ params, request }) => {
    const actor = await readActor(deps, request)
    return { transcriptId: await deps.transcriptHistory.findFromBrowser(deps.db, actor, params.videoId) }
  })

  registerRoute(app, 'GET /api/transcripts/:id/file', async (request, reply) => {
    const { params, query } = readCall<'GET /api/transcripts/:id/file'>(request, reply)
    const file = transcriptFile(await readable(request, params.id), query)
    reply.header('content-disposition', attachment(file.name))
    return reply.type(file.type).send(file.text)
  })

  await app.register(async (scope) => {
    // Caption files come in any encoding and under any content type, so the body is read as bytes.
    acceptBytes(scope)
    handleInPieces(scope, 'POST /api/transcripts', async ({ query, body, signal, request, reply }) => {
      const began = deps.clock.now()
      const actor = await requireVisitor(deps, { request, reply })
      const give = query.source === 'browser' ? giveBrowserTranscript : giveTranscript
      const given = await give(deps, { ...query, bytes: body }, { actor, signal })
      await mergeLate(deps, actor, began)
      return writeTranscribed(given, false)
    })
  })
}
