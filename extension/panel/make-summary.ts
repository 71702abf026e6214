import type { Run } from '#contract/runs.ts'
import type { SummaryEvent, LockedSummary } from '#contract/summaries.ts'
import { panelStages } from '#messages/panel-stages.ts'
import { serverFailures } from '#messages/server-failures.ts'
import { watchUrl } from '#product/watch-url.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { followRun, RunGone } from '#web/features/run/follow-run.ts'
import type { FollowedRun } from '#web/features/run/follow-run.ts'
import type { Connection, DeliveredSummary } from '#web/features/run/reducer.ts'
import { defaultOptions, requestForLink, requestOfRun } from '#web/features/run/request.ts'
import type { SummaryRequest } from '#web/features/run/request.ts'
import type { PageTranscript, ReadFailure, ReadOutcome } from '../reading/page-transcript.ts'

/** The source of a summary: the page, what the server finds by itself, or a run at work already. */
export type Source =
  | { kind: 'page'; read: () => Promise<ReadOutcome> }
  | { kind: 'server'; videoId: string }
  | { kind: 'run'; run: Run }

/** The outcome of the work. */
export type Outcome =
  | { result: 'summary'; summary: DeliveredSummary }
  | { result: 'locked'; locked: LockedSummary }
  | { result: 'unread'; failure: ReadFailure }
  | { result: 'email-needed' }
  | { result: 'failed'; error: unknown }

/** The stages that are shown before there is an answer. */
export type Stages = { sending: string; waiting: string }

type SummaryCallOptions = {
  stages: Stages
  signal: AbortSignal
  /** The run that is followed; set to the one that the server named. */
  run: FollowedRun
  /** Called with what is being done before there is a request. */
  onStage?: (stage: string) => void
  onRequest?: (request: SummaryRequest) => void
  onEvent?: (event: SummaryEvent) => void
  onConnection?: (connection: Connection) => void
}

/**
 * Reads the transcript, sends it, and follows its summary to the end. Never throws but for a signal that
 * aborted, and for a run that the server no longer knows.
 */
export async function makeSummary(source: Source, options: SummaryCallOptions): Promise<Outcome> {
  try {
    const request = await requestOf(source, options)
    if ('failure' in request) return { result: 'unread', failure: request.failure }
    options.onRequest?.(request)
    return await follow(request, options)
  } catch (error) {
    options.signal.throwIfAborted()
    if (error instanceof RunGone) throw error
    const code = error instanceof ApiError ? error.problem?.code : undefined
    return code === 'EMAIL_REQUIRED' ? { result: 'email-needed' } : { result: 'failed', error }
  }
}

async function requestOf(
  source: Source,
  { signal, stages, onStage }: SummaryCallOptions,
): Promise<SummaryRequest | { failure: ReadFailure }> {
  if (source.kind === 'run') return requestOfRun(source.run)
  if (source.kind === 'server') return requestForLink(watchUrl(source.videoId), defaultOptions)
  onStage?.(panelStages.reading)
  const outcome = await source.read()
  signal.throwIfAborted()
  if (!outcome.ok) return { failure: outcome.failure }
  onStage?.(stages.sending)
  return await send(outcome.transcript, signal)
}

async function send(
  { videoId, ...transcript }: PageTranscript,
  signal: AbortSignal,
): Promise<SummaryRequest> {
  const link = videoId === null ? {} : { videoUrl: watchUrl(videoId) }
  const body = new Blob([JSON.stringify(transcript)], { type: 'application/octet-stream' })
  const sent = await api('POST /api/transcripts', { query: { source: 'browser', ...link }, body }, { signal })
  const known = sent.transcript
  return {
    ...requestForLink(known.videoUrl ?? '', defaultOptions),
    transcriptId: known.id,
    transcript: known,
    video: known,
  }
}

async function follow(
  request: SummaryRequest,
  { signal, run, onEvent, onConnection = () => undefined }: SummaryCallOptions,
): Promise<Outcome> {
  let outcome: Outcome | null = null
  await followRun(request, {
    signal,
    onConnection,
    run,
    onEvent: (event) => {
      if (event.event === 'done') {
        outcome = event.data.locked
          ? { result: 'locked', locked: event.data }
          : { result: 'summary', summary: event.data }
      }
      if (event.event === 'problem') {
        outcome = { result: 'failed', error: new ApiError(event.data.status, event.data.detail, event.data) }
      }
      onEvent?.(event)
    },
  })
  return outcome ?? { result: 'failed', error: new ApiError(0, serverFailures.brokeOff) }
}
