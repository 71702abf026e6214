import type { FastifyInstance } from 'fastify'
import { readActor, requireVisitor } from '#server/features/accounts/service.ts'
import type { AccountNeeds } from '#server/features/accounts/service.ts'
import type { TranscriptSubject } from '#server/features/transcripts/service.ts'
import { handleWithEvents } from '#server/http/event-stream.ts'
import { handleReady } from '#server/http/handle.ts'
import { writeLimitHeaders } from '#server/http/limit-headers.ts'
import type { Calls } from './allowance.ts'
import { followAgain } from './follow-again.ts'
import { getExample } from './get-example.ts'
import { summarize } from './summarize.ts'
import type { SummaryDeps } from './summarize.ts'

/** Registers the call that makes summaries, and the one that follows them again. */
export function registerSummaryRoutes(app: FastifyInstance, deps: SummaryDeps & AccountNeeds): void {
  handleReady(app, 'GET /api/examples/:videoId', ({ params, signal }) =>
    getExample(deps, params.videoId, signal),
  )

  handleWithEvents(app, 'POST /api/summarize', async function* (call) {
    const { body, signal, isHandedOver } = call
    const actor = await requireVisitor(deps, call)
    const wish = { style: body.style, language: body.language }
    const onCounted = (calls: Calls): void => {
      if (calls !== null) writeLimitHeaders(call.reply, calls)
    }
    const request = { actor, subject: toSubject(body), wish, onCounted }
    yield* summarize(deps, request, { seq: 0, signal, isHandedOver })
  })

  handleWithEvents(app, 'GET /api/runs/:id/events', async function* (call) {
    const { params, request, lastEventId, signal, isHandedOver } = call
    const actor = await readActor(deps, request)
    yield* followAgain(deps, { actor, runId: params.id }, { seq: lastEventId, signal, isHandedOver })
  })
}

/** The contract lets exactly one of the two through. */
function toSubject(body: {
  videoUrl?: string | undefined
  transcriptId?: string | undefined
}): TranscriptSubject {
  return body.transcriptId === undefined
    ? { videoUrl: body.videoUrl ?? '' }
    : { transcriptId: body.transcriptId }
}
