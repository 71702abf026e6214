import type { LockedSummary, SummaryEvent } from '#contract/summaries.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { runStages } from '#messages/run-stages.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { accountState, countSummary } from '#web/session/account-state.ts'
import { readAccount, updateQuota, handleAuthFailure, signInAgain } from '#web/session/account.ts'
import { cancelRun } from './cancel-run.ts'
import { markSeen } from './ended-elsewhere.ts'
import { isFailureText } from './failure.ts'
import type { FailureReason, ReportedProblem } from './failure.ts'
import { ConnectionLost, followRun, forgetRun, RunGone } from './follow-run.ts'
import type { FollowedRun } from './follow-run.ts'
import { foldEvent } from './live-events.ts'
import type { LiveState } from './live-feed.ts'
import type { Connection, DeliveredSummary, RunAction } from './reducer.ts'
import type { SummaryRequest, WorkRequest } from './request.ts'
import { sendWhenOnline } from './send-when-online.ts'
import { storeRequest } from './stored-requests.ts'
import { openOutgoing } from './unsent.ts'

/** The outcome of a request; `stopped` when it was cancelled, or is not followed any more. */
export type Outcome =
  | { result: 'transcript'; transcript: Transcript; cached: boolean; fromPlaylist: boolean }
  | { result: 'summary'; summary: DeliveredSummary }
  | { result: 'locked'; locked: LockedSummary }
  | { result: 'email-needed' }
  | { result: 'failure'; reason: FailureReason }
  | { result: 'stopped' }

/** The progress of a request; `event` is one of the summary that is being written. */
type Progress = RunAction | { type: 'event'; event: SummaryEvent; next: (state: LiveState) => LiveState }

export type CarryOutOptions = {
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  /** Follows this run instead of asking for a new one. */
  runId?: string
}

/**
 * Carries out one request. Never throws: a failure is an outcome. A user whose session has ended meanwhile
 * signs in again, and the request is sent where they come back to.
 */
export async function carryOut(request: WorkRequest, options: CarryOutOptions): Promise<Outcome> {
  const outcome = await attempt(request, options)
  if (outcome.result === 'summary') countSummary()
  if (outcome.result === 'summary' || outcome.result === 'transcript' || outcome.result === 'stopped') {
    return outcome
  }
  if (!(await hasSessionEnded())) return outcome
  storeRequest(request)
  return { result: 'stopped' }
}

/** A refusal may come from an ended session: its caller is a visitor with another quota. */
async function hasSessionEnded(): Promise<boolean> {
  if (accountState().status !== 'signed-in') return false
  const { status } = await readAccount({ fresh: true })
  if (status !== 'signed-out') return false
  signInAgain('write')
  return true
}

async function attempt(request: WorkRequest, options: CarryOutOptions): Promise<Outcome> {
  const { signal, onProgress } = options
  const run: FollowedRun = { id: options.runId ?? null }
  try {
    if (request.kind === 'summary') return await followSummary(request, run, options)
    const onConnection = (connection: Connection): void => onProgress({ type: 'connection', connection })
    const post = () => api('POST /api/transcribe', { body: { videoUrl: request.link } }, { signal })
    return { result: 'transcript', ...(await sendWhenOnline(post, { signal, onConnection })) }
  } catch (error) {
    if (signal.aborted || error instanceof RunGone) return { result: 'stopped' }
    const { problem, ...answer } = reasonOf(error)
    const code = problem?.code
    if (code === 'DEVICE_LIMIT' || code === 'UNAUTHORIZED') handleAuthFailure(error, 'write')
    if (code === 'UNAUTHORIZED') {
      storeRequest(request)
      return { result: 'stopped' }
    }
    if (code === 'EMAIL_REQUIRED') return { result: 'email-needed' }
    if (run.id !== null && problem !== null) markSeen(run.id)
    // Only the end of a run, or the refusal to begin one, says that it cost nothing.
    const isOpen = request.kind === 'summary' && (run.id !== null || problem === null)
    return { result: 'failure', reason: { problem, ...answer, cost: isOpen ? 'unknown' : 'none' } }
  }
}

/** The reason of a call that failed, which costs nothing by itself. */
export function reasonOf(error: unknown): FailureReason {
  const { problem, status } = error instanceof ApiError ? error : { problem: null, status: 0 }
  // A server that says no problem is another program.
  return { problem, cost: 'none', ...(problem === null && status > 0 ? { status } : {}) }
}

async function followSummary(
  request: SummaryRequest,
  run: FollowedRun,
  { signal, onProgress }: CarryOutOptions,
): Promise<Outcome> {
  const outcomes: Outcome[] = []
  const onEvent = (event: SummaryEvent): void => {
    onProgress({ type: 'event', event, next: (state) => foldEvent(state, event) })
    const outcome = readEvent(event, onProgress)
    if (outcome !== null) outcomes.push(outcome)
  }
  const onConnection = (connection: Connection): void => onProgress({ type: 'connection', connection })
  await followRun(request, { signal, onEvent, onConnection, run })
  const [outcome] = outcomes
  if (outcome === undefined) throw new ConnectionLost('The stream ended before the summary was there.')
  if (outcome.result === 'failure' && run.id !== null) markSeen(run.id)
  return outcome
}

/** The current stage, in the words of the page where it has some. A long video is read in parts. */
function stageText({ stage, parts, text }: (SummaryEvent & { event: 'stage' })['data']): string {
  if (runStages === null) return text
  if (parts === undefined) return runStages[stage]
  return runStages.part(Math.min(parts.done + 1, parts.total), parts.total)
}

function readEvent(event: SummaryEvent, onProgress: CarryOutOptions['onProgress']): Outcome | null {
  switch (event.event) {
    case 'stage':
      onProgress({ type: 'staged', stage: stageText(event.data) })
      return null
    case 'run':
    case 'form':
    case 'gist':
    case 'text':
    case 'sentence':
    case 'insight':
    case 'chapter':
    case 'written':
    case 'line':
    case 'restarted':
      return null
    case 'video':
      onProgress({ type: 'video-known', video: event.data })
      return null
    case 'done':
      updateQuota(event.data.user)
      if (event.data.locked) return { result: 'locked', locked: event.data }
      return isFailureText(event.data.summary)
        ? failed({ code: 'SUMMARY_FAILED', detail: event.data.summary, remedies: ['retry', 'another'] })
        : { result: 'summary', summary: event.data }
    case 'problem':
  }
  return failed(event.data)
}

/** A run that ended without a summary, which gives its reservation back. */
function failed(problem: ReportedProblem): Outcome {
  return { result: 'failure', reason: { problem, cost: 'none' } }
}

/** A running request. */
export type Work = {
  /** The outcome; never rejects. */
  outcome: Promise<Outcome>
  /** Stops following it; a run goes on and can be followed again. */
  leave: () => void
  /**
   * Cancels it, on the server too. Gives `null` when its reservation is back, else how the summary that was
   * finished before is had.
   */
  cancel: () => Promise<{ runId?: string } | null>
}

/** The options of sending a request. */
export type SendOptions = {
  onProgress: (progress: Progress) => void
  /** Follows this run instead of asking for a new one. */
  runId?: string
  /** The stored request that is sent; it was made on a page that was left. */
  unsentId?: string
  /** The request is sent after this, such as a cancellation whose reservation it may need. */
  after: Promise<void>
}

/** The longest time in ms for which a request waits for the one before it. */
const maxDelayMs = 3000

/** Begins to carry out a request. */
export function startWork(request: WorkRequest, { onProgress, runId, unsentId, after }: SendOptions): Work {
  const following = new AbortController()
  const { signal } = following
  const options = { unsentId: unsentId ?? null, signal, onGone: () => following.abort() }
  const outgoing = runId === undefined ? openOutgoing(request, options) : null
  let isCancelled = false
  let isUnsent = false
  let knownRunId = runId ?? null

  function handleProgress(progress: Progress): void {
    if (progress.type === 'connection') isUnsent = progress.connection === 'unsent'
    if (progress.type === 'event') outgoing?.close()
    if (progress.type === 'event' && progress.event.event === 'run') knownRunId = progress.event.data.runId
    if (!isCancelled) onProgress(progress)
    else if (knownRunId !== null) following.abort()
  }

  async function send(): Promise<Outcome> {
    await Promise.race([after, afterMs(maxDelayMs)])
    if (runId === undefined && !navigator.onLine) handleProgress({ type: 'connection', connection: 'unsent' })
    if (outgoing !== null && !(await outgoing.mayStart().catch(() => false))) return { result: 'stopped' }
    const named = runId === undefined ? {} : { runId }
    const outcome = await carryOut(request, { signal, onProgress: handleProgress, ...named })
    // What was left before it was acknowledged is sent by another page.
    if (!signal.aborted) outgoing?.close()
    return outcome
  }

  const outcome = send()
  return {
    outcome,
    leave: () => {
      following.abort()
      outgoing?.leave()
    },
    cancel: async () => {
      isCancelled = true
      outgoing?.close()
      forgetRun()
      // A run that the server has not named yet is followed until it has a name to be cancelled by.
      if (knownRunId !== null || isUnsent || request.kind === 'transcript') following.abort()
      const { result } = await outcome
      forgetRun()
      // A summary that was stored has no run; asked for again, it costs nothing.
      if (knownRunId === null) return result === 'summary' ? {} : null
      return (await cancelRun(knownRunId)) ? null : { runId: knownRunId }
    },
  }
}

async function afterMs(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, ms)
  await promise
}
