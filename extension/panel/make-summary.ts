import type { Run } from '#contract/runs.ts'
import { panelStages } from '#messages/panel-stages.ts'
import { watchUrl } from '#product/watch-url.ts'
import { api } from '#web/api/api.ts'
import {
  defaultOptions,
  requestForLink,
  requestForTranscript,
  requestOfRun,
} from '#web/features/run/request.ts'
import type { SummaryRequest } from '#web/features/run/request.ts'
import { carryOut, reasonOf } from '#web/features/run/send-request.ts'
import type { CarryOutOptions, Outcome as SentOutcome } from '#web/features/run/send-request.ts'
import type { PageTranscript, ReadFailure, ReadOutcome } from '../reading/page-transcript.ts'

/** The source of a summary: the page, what the server finds by itself, or a run at work already. */
export type Source =
  | { kind: 'page'; read: () => Promise<ReadOutcome> }
  | { kind: 'server'; videoId: string }
  | { kind: 'run'; run: Run }

/** The outcome of the work. */
export type Outcome = SentOutcome | { result: 'unread'; failure: ReadFailure }

/** The stages that are shown before there is an answer. */
export type Stages = { sending: string; waiting: string }

type MakeOptions = Pick<CarryOutOptions, 'signal' | 'onProgress'> & {
  stages: Stages
  /** Called with what is being done before there is a request. */
  onStage?: (stage: string) => void
  onRequest?: (request: SummaryRequest) => void
}

/** Reads the transcript, sends it, and follows its summary to the end. Never rejects. */
export async function makeSummary(source: Source, options: MakeOptions): Promise<Outcome> {
  const { signal, onProgress, onRequest } = options
  try {
    const request = await requestOf(source, options)
    if ('failure' in request) return { result: 'unread', failure: request.failure }
    onRequest?.(request)
    const known = source.kind === 'run' ? { runId: source.run.runId } : {}
    return await carryOut(request, { signal, onProgress, ...known })
  } catch (error) {
    return signal.aborted ? { result: 'stopped' } : { result: 'failure', reason: reasonOf(error) }
  }
}

async function requestOf(
  source: Source,
  { signal, stages, onStage }: MakeOptions,
): Promise<SummaryRequest | { failure: ReadFailure }> {
  if (source.kind === 'run') return requestOfRun(source.run)
  if (source.kind === 'server') return requestForLink(watchUrl(source.videoId), defaultOptions)
  onStage?.(panelStages.reading)
  const outcome = await source.read()
  signal.throwIfAborted()
  if (!outcome.ok) return { failure: outcome.failure }
  onStage?.(stages.sending)
  return requestForTranscript(await send(outcome.transcript, signal), defaultOptions)
}

async function send({ videoId, ...transcript }: PageTranscript, signal: AbortSignal) {
  const link = videoId === null ? {} : { videoUrl: watchUrl(videoId) }
  const body = new Blob([JSON.stringify(transcript)], { type: 'application/octet-stream' })
  const sent = await api('POST /api/transcripts', { query: { source: 'browser', ...link }, body }, { signal })
  return sent.transcript
}
