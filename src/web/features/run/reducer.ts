import type { LockedSummary, SummaryAnswer } from '#contract/summaries.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { runTexts } from '#messages/run-texts.ts'
import type { FailureReason } from './failure.ts'
import type { SummaryRequest, VideoFacts, WorkRequest } from './request.ts'

/** A summary as it is delivered: with its lasting address, and with what is left of the quota. */
export type DeliveredSummary = Extract<SummaryAnswer, { locked: false }>

/**
 * The connection of a running request: open; not there, so that it was not sent; broken before the server has
 * answered, so that it may have been; lost while the server goes on.
 */
export type Connection = 'open' | 'unsent' | 'unanswered' | 'lost'

/** A running request. */
export type Running = {
  status: 'running'
  request: WorkRequest
  stage: string
  video: VideoFacts | null
  connection: Connection
}

export type Work =
  | { status: 'idle' }
  | Running
  | { status: 'failed'; request: WorkRequest; reason: FailureReason; video: VideoFacts | null }

/** All that the page shows of what was asked for. */
export type RunState = {
  work: Work
  transcript: Transcript | null
  summary: DeliveredSummary | null
  /** The link that was given; unlike the address of a video it may name a second to start at. */
  link: string
  /** It was begun in another tab or on another device; this page only follows it. */
  isElsewhere: boolean
  /** It ended while no page looked. */
  isAway: boolean
  /** The number of requests on this page, and that of `summary`: each is a view of its own. */
  starts: number
  shownStart: number
  /** The link names a playlist, and this is its first video. */
  isFromPlaylist: boolean
  /** The locked summary that came instead when the quota was used up. */
  locked: LockedSummary | null
  /** The request that waits for an email address. */
  waiting: WorkRequest | null
}

/** A result that ended while no page of the caller looked, as this page shows it. */
export type FoundResult =
  | { outcome: 'summary'; summary: DeliveredSummary }
  | { outcome: 'failure'; runId: string; request: SummaryRequest; reason: FailureReason }

export type RunAction =
  | { type: 'started'; request: WorkRequest; isElsewhere: boolean }
  | { type: 'staged'; stage: string }
  | { type: 'video-known'; video: VideoFacts }
  | { type: 'connection'; connection: Connection }
  | { type: 'transcribed'; transcript: Transcript; isFromPlaylist: boolean }
  | { type: 'captions-chosen'; transcript: Transcript }
  | { type: 'summarized'; summary: DeliveredSummary }
  | { type: 'locked'; locked: LockedSummary }
  | { type: 'email-needed'; request: WorkRequest }
  | { type: 'failed'; request: WorkRequest; reason: FailureReason }
  | { type: 'found'; found: FoundResult }
  | { type: 'stopped' }
  | { type: 'cleared' }

export const emptyState: RunState = {
  work: { status: 'idle' },
  transcript: null,
  summary: null,
  link: '',
  isElsewhere: false,
  isAway: false,
  starts: 0,
  shownStart: 0,
  isFromPlaylist: false,
  locked: null,
  waiting: null,
}

/** The next state. A new request leaves the earlier summary in the page until it begins. */
export function runReducer(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'started':
      return startedState(state, action)
    case 'staged':
      return updateRunning(state, { stage: action.stage })
    case 'video-known':
      return updateRunning(state, { video: action.video })
    case 'connection':
      return updateRunning(state, { connection: action.connection })
    case 'transcribed':
      return {
        ...idle(state),
        transcript: action.transcript,
        isFromPlaylist: action.isFromPlaylist,
      }
    case 'captions-chosen':
      return state.work.status === 'running' ? state : { ...idle(state), transcript: action.transcript }
    case 'summarized':
      return {
        ...idle(state),
        summary: action.summary,
        shownStart: state.starts,
        isFromPlaylist: state.isFromPlaylist || action.summary.fromPlaylist,
      }
    case 'locked':
      return { ...idle(state), locked: action.locked }
    case 'email-needed':
      return { ...idle(state), waiting: action.request }
    case 'failed':
      return { ...state, work: failedWork(state.work, action) }
    case 'found':
      return foundState(state, action.found)
    case 'stopped':
      return { ...idle(state), waiting: null }
    case 'cleared':
  }
  return { ...emptyState, starts: state.starts }
}

/** There is neither a running request nor a result. */
export function isEmpty({ work, transcript, summary, locked }: RunState): boolean {
  return work.status === 'idle' && transcript === null && summary === null && locked === null
}

/** Parts of a summary are shown while it is written; `hasBegun` is of the live feed. */
export function isBeingWritten({ work }: RunState, hasBegun: boolean): boolean {
  return hasBegun && work.status === 'running' && work.video !== null
}

/** The current stage, as text. */
export function stageText({ stage, connection }: Running): string {
  return connection === 'open' ? stage : runTexts[connection]
}

function idle(state: RunState): RunState {
  return { ...state, work: { status: 'idle' } }
}

function startedState(
  before: RunState,
  { request, isElsewhere }: Extract<RunAction, { type: 'started' }>,
): RunState {
  const { transcript, video } = request.kind === 'summary' ? request : { transcript: null, video: null }
  // The link that the shown transcript came of may name a second to start at; the transcript has it no more.
  const isSame = transcript !== null && transcript.id === before.transcript?.id
  const stage = runTexts.fetching
  return {
    link: isSame ? before.link : request.link,
    isFromPlaylist: isSame && before.isFromPlaylist,
    isElsewhere,
    isAway: false,
    starts: before.starts + 1,
    shownStart: before.shownStart,
    work: { status: 'running', request, stage, video, connection: 'open' },
    transcript,
    summary: request.kind === 'summary' ? before.summary : null,
    locked: null,
    waiting: null,
  }
}

/** It is shown as if it were followed: it takes neither the focus nor the place of a request. */
function foundState(before: RunState, found: FoundResult): RunState {
  const starts = before.starts + 1
  const state = { ...emptyState, starts, isElsewhere: true, isAway: true }
  if (found.outcome === 'summary') {
    return {
      ...state,
      summary: found.summary,
      shownStart: starts,
      isFromPlaylist: found.summary.fromPlaylist,
    }
  }
  const { request, reason } = found
  return { ...state, link: request.link, work: { status: 'failed', request, reason, video: null } }
}

/** A transcript that stays on the page names its video itself. */
function failedWork(work: Work, { request, reason }: Extract<RunAction, { type: 'failed' }>): Work {
  const isShown = request.kind === 'summary' && request.transcript !== null
  const video = work.status === 'running' && !isShown ? work.video : null
  return { status: 'failed', request, reason, video }
}

function updateRunning(
  state: RunState,
  change: Partial<Pick<Running, 'stage' | 'video' | 'connection'>>,
): RunState {
  return state.work.status === 'running' ? { ...state, work: { ...state.work, ...change } } : state
}
