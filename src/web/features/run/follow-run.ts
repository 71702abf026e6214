import type { ProblemCode } from '#contract/problems.ts'
import type { SummaryEvent } from '#contract/summaries.ts'
import { ApiError } from '#web/api/api-error.ts'
import { apiEvents } from '#web/api/api-events.ts'
import { currentPage } from '#web/session/page-address.ts'
import { storeAwaited } from './recent-list.ts'
import type { Connection } from './reducer.ts'
import { requestBody } from './request.ts'
import type { SummaryRequest } from './request.ts'
import { sendWhenOnline, waitForConnection } from './send-when-online.ts'
import { storeRun } from './stored-requests.ts'

type FollowRunOptions = {
  /** Aborts when the page stops following; the run goes on. */
  signal: AbortSignal
  onEvent: (event: SummaryEvent) => void
  /** Called when the connection breaks, and when events arrive again. */
  onConnection: (connection: Connection) => void
  /** The run to follow instead of asking for a new one; set to the one that the server named. */
  run: FollowedRun
}

/** The run of a request; `null` as long as the server has named none. */
export type FollowedRun = { id: string | null }

type Progress = {
  lastEventId: string
  hasEnded: boolean
  /** Attempts in a row that brought no event. */
  tries: number
}

/** More than two minutes, so that a restart or a tunnel passes. */
const maxTries = 12
/** A request that was never acknowledged is sent again only this often. */
const maxUnacknowledgedTries = 2
/** An internal error of the server may be the end of the run as well, so it is not asked for long. */
const maxInternalTries = 3

/** Failures of the way to the server or of one process; the run is not affected. */
const passingCodes: readonly ProblemCode[] = [
  'OVERLOADED',
  'SHUTTING_DOWN',
  'DATABASE_UNAVAILABLE',
  'REQUEST_TIMEOUT',
  'RATE_LIMITED',
  'INTERNAL',
]

/** The stream ended, or never began, without an answer and without a reason. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/** The server does not know the run that was to be followed. */
export class RunGone extends Error {
  override name = 'RunGone'
}

/**
 * Passes the events of a summary on until it ends. A broken connection is opened again, with back-off, after
 * the last event that arrived. The run is forgotten only when it has ended, so that a later attempt can
 * follow it. Throws what the request was refused with, `RunGone`, or `ConnectionLost` when the server stays
 * out of reach.
 */
export async function followRun(request: SummaryRequest, options: FollowRunOptions): Promise<void> {
  const { signal, onEvent, onConnection, run } = options
  let canAskAgain = run.id === null
  if (canAskAgain) storeRun(null)
  const progress: Progress = { lastEventId: '', hasEnded: false, tries: 0 }
  const handleEvent = (event: SummaryEvent, id: string): void => {
    if (progress.tries > 0) onConnection('open')
    progress.lastEventId = id
    progress.tries = 0
    if (event.event === 'run') {
      run.id = event.data.runId
      storeRun({ runId: event.data.runId, request, path: currentPage() })
      storeAwaited(true)
    }
    if (event.event === 'done' || event.event === 'problem') progress.hasEnded = true
    onEvent(event)
  }
  for (;;) {
    const error = await connect(request, { run, ...progress }, { signal, onEvent: handleEvent, onConnection })
    if (progress.hasEnded) break
    if (run.id !== null && isUnknownRun(error)) {
      if (!canAskAgain) return endWith(new RunGone())
      canAskAgain = false
      run.id = null
      progress.lastEventId = ''
      onEvent({ event: 'restarted', data: {} })
      continue
    }
    if (error !== null && !isPassing(error, run.id)) return endWith(error)
    progress.tries += 1
    if (progress.tries > triesFor(error, run.id)) {
      const failure = hasProblem(error) ? error : new ConnectionLost('The server stays out of reach.')
      if (run.id === null || isInternal(error)) return endWith(failure)
      throw failure
    }
    onConnection(run.id === null ? 'unanswered' : 'lost')
    await waitForConnection(progress.tries, { signal, retryAfterSeconds: retryAfterOf(error) })
  }
  forgetRun()
}

/** Nothing is left to follow. */
function endWith(error: unknown): never {
  forgetRun()
  throw error
}

/** Forgets the run that was followed, for a reload and for the pages that are opened next. */
export function forgetRun(): void {
  storeRun(null)
  storeAwaited(false)
}

type EventOptions = { onEvent: (event: SummaryEvent, id: string) => void }

/** Receives events until the stream ends; returns the failure that ended it, `null` when there was none. */
async function connect(
  request: SummaryRequest,
  { run, lastEventId }: { run: FollowedRun; lastEventId: string },
  { onConnection, ...options }: Pick<FollowRunOptions, 'signal' | 'onConnection'> & EventOptions,
): Promise<unknown> {
  const { id: runId } = run
  try {
    if (runId === null) {
      const post = () => apiEvents('POST /api/summarize', { body: requestBody(request) }, options)
      const { signal } = options
      const sending = { signal, onConnection, hasBegun: () => run.id !== null }
      await sendWhenOnline(post, sending)
    } else {
      const after = lastEventId === '' ? {} : { lastEventId }
      await apiEvents('GET /api/runs/:id/events', { params: { id: runId } }, { ...options, ...after })
    }
    return null
  } catch (error) {
    options.signal.throwIfAborted()
    return error
  }
}

/** A refused request is an answer; a proxy that finds no server, or a server that stops, is none. */
function isPassing(error: unknown, runId: string | null): boolean {
  if (!(error instanceof ApiError)) return false
  const { status, problem } = error
  if (problem === null) return status === 0 || status === 408 || status === 429 || status >= 500
  return runId === null ? problem.code === 'SHUTTING_DOWN' : passingCodes.includes(problem.code)
}

function triesFor(error: unknown, runId: string | null): number {
  if (runId === null) return maxUnacknowledgedTries
  return isInternal(error) ? maxInternalTries : maxTries
}

function hasProblem(error: unknown): boolean {
  return error instanceof ApiError && error.problem !== null
}

function isInternal(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'INTERNAL'
}

function isUnknownRun(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'NOT_FOUND'
}

function retryAfterOf(error: unknown): number {
  return error instanceof ApiError ? (error.problem?.retryAfterSeconds ?? 0) : 0
}
