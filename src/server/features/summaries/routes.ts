import type { FastifyInstance } from 'fastify'
import type { TranscriptSubject } from '#server/features/transcripts/service.ts'
import { handleWithEvents } from '#server/http/event-stream.ts'
import { followAgain } from './follow-again.ts'
import { summarize } from './summarize.ts'
import type { SummaryDeps } from './summarize.ts'

/** Registers the call that makes summaries, and the one that follows them again. */
export function registerSummaryRoutes(app: FastifyInstance, deps: SummaryDeps): void {
  handleWithEvents(app, 'POST /api/summarize', ({ body, signal, isHandedOver }) =>
    summarize(
      deps,
      { actor: null, subject: toSubject(body), wish: { style: body.style, language: body.language } },
      { seq: 0, signal, isHandedOver },
    ),
  )

  handleWithEvents(app, 'GET /api/runs/:id/events', ({ params, lastEventId, signal, isHandedOver }) =>
    followAgain(deps, { actor: null, runId: params.id }, { seq: lastEventId, signal, isHandedOver }),
  )
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
