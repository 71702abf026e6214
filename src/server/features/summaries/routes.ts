import type { FastifyInstance } from 'fastify'
import type { TranscriptSubject } from '#server/features/transcripts/service.ts'
import { handleWithEvents } from '#server/http/event-stream.ts'
import { presentSummary } from './present.ts'
import { summarize } from './summarize.ts'
import type { SummaryDeps } from './summarize.ts'

/** Registers the call that makes summaries. */
export function registerSummaryRoutes(app: FastifyInstance, deps: SummaryDeps): void {
  handleWithEvents(app, 'POST /api/summarize', async ({ body, signal }, emit) => {
    const wish = { style: body.style, outputLanguage: body.language }
    return presentSummary(await summarize(deps, toSubject(body), wish, { emit, signal }))
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
