import type { LockedSummary, SummaryEvent } from '#contract/summaries.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { readAccount, updateQuota } from '#web/lib/account.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { api } from '#web/lib/api.ts'
import { accountState, handleAuthFailure, signInAgain } from '#web/lib/query-client.ts'
import { countSummary } from '#web/lib/stored-person.ts'
import { ConnectionLost, isFailureText, problemFailure, summaryFailure, toFailure } from './failure.ts'
import type { Failure } from './failure.ts'
import { followRun, RunGone } from './follow-run.ts'
import type { DeliveredSummary, RunAction } from './reducer.ts'
import type { SummaryRequest, WorkRequest } from './request.ts'
import { storeRequest } from './stored-work.ts'

/** How a request ended; `stopped` when it was cancelled, or is not followed any more. */
export type Outcome =
  | { result: 'transcript'; transcript: Transcript; cached: boolean; fromPlaylist: boolean }
  | { result: 'summary'; summary: DeliveredSummary }
  | { result: 'locked'; locked: LockedSummary }
  | { result: 'email-needed' }
  | { result: 'failure'; failure: Failure }
  | { result: 'stopped' }

/** What happens while a request is carried out; `event` is one of the summary that is being written. */
export type Progress = RunAction | { type: 'event'; event: SummaryEvent }

type Options = {
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  /** Follows this run instead of asking for a new one. */
  runId?: string
}

/**
 * Carries out one request. Never throws: a failure is an outcome. A user whose session has ended meanwhile signs in
 * again, and the request is sent where they come back to.
 */
export async function carryOut(request: WorkRequest, options: Options): Promise<Outcome> {
  const outcome = await attempt(request, options)
  if (outcome.result === 'summary') countSummary()
  if (outcome.result === 'summary' || outcome.result === 'transcript' || outcome.result === 'stopped') {
    return outcome
  }
  if (!(await hasSessionEnded())) return outcome
  storeRequest(request)
  return { result: 'stopped' }
}

/** A refusal may come from a session that has ended: without it the caller is a visitor, with another quota. */
async function hasSessionEnded(): Promise<boolean> {
  if (accountState().status !== 'signed-in') return false
  const { status } = await readAccount({ fresh: true })
  if (status !== 'signed-out') return false
  signInAgain('write')
  return true
}

async function attempt(request: WorkRequest, options: Options): Promise<Outcome> {
  const { signal } = options
  try {
    if (request.kind === 'summary') return await summarize(request, options)
    const answer = await api('POST /api/transcribe', { body: { videoUrl: request.link } }, { signal })
    return { result: 'transcript', ...answer }
  } catch (error) {
    if (signal.aborted || error instanceof RunGone) return { result: 'stopped' }
    const code = error instanceof ApiError ? error.problem?.code : undefined
    if (code === 'DEVICE_LIMIT' || code === 'UNAUTHORIZED') handleAuthFailure(error, 'write')
    if (code === 'UNAUTHORIZED') {
      storeRequest(request)
      return { result: 'stopped' }
    }
    if (code === 'EMAIL_REQUIRED') return { result: 'email-needed' }
    return { result: 'failure', failure: toFailure(error) }
  }
}

async function summarize(request: SummaryRequest, { signal, onProgress, runId }: Options): Promise<Outcome> {
  const outcomes: Outcome[] = []
  const onEvent = (event: SummaryEvent): void => {
    onProgress({ type: 'event', event })
    const outcome = readEvent(event, onProgress)
    if (outcome !== null) outcomes.push(outcome)
  }
  const onConnection = (isLost: boolean): void => onProgress({ type: 'connection', isLost })
  await followRun(request, { signal, onEvent, onConnection, ...(runId === undefined ? {} : { runId }) })
  const [outcome] = outcomes
  if (outcome === undefined) throw new ConnectionLost('The stream ended before the summary was there.')
  return outcome
}

function readEvent(event: SummaryEvent, onProgress: Options['onProgress']): Outcome | null {
  switch (event.event) {
    case 'stage':
      onProgress({ type: 'staged', stage: event.data.text })
      return null
    case 'run':
    case 'gist':
    case 'text':
    case 'insight':
    case 'chapter':
    case 'restarted':
      return null
    case 'video':
      onProgress({ type: 'video-known', video: event.data })
      return null
    case 'done':
      updateQuota(event.data.user)
      if (event.data.locked) return { result: 'locked', locked: event.data }
      return isFailureText(event.data.summary)
        ? { result: 'failure', failure: summaryFailure(event.data.summary, ['retry', 'another']) }
        : { result: 'summary', summary: event.data }
    case 'problem':
  }
  return { result: 'failure', failure: problemFailure(event.data) }
}
