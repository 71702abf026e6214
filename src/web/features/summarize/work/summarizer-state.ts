import type { LockedSummary, Summary, SummaryAnswer, SummaryEvent } from '#contract/summaries.ts'
import type { Transcript } from '#contract/transcripts.ts'
import type { Choices } from './choices.ts'
import type { Failure } from './failure-shape.ts'

/** A summary as it is handed out: with its lasting address, and what is left to the person. */
export type DeliveredSummary = Extract<SummaryAnswer, { locked: false }>

/** What is known of a video while its summary is still being made. */
export type VideoFacts = Pick<
  Extract<SummaryEvent, { event: 'video' }>['data'],
  'videoId' | 'videoTitle' | 'videoChannel' | 'videoDuration' | 'durationSeconds'
>

/** What a summary that is written anew keeps: its video and its transcript. */
export type RewriteSource = VideoFacts & Pick<Summary, 'transcriptId' | 'videoUrl' | 'timings'>

/** One thing that was asked for; kept so that it can be asked for again. */
export type Order =
  | { kind: 'transcribe'; videoUrl: string }
  | { kind: 'summarize'; videoUrl: string; choices: Choices }
  | { kind: 'summarize-transcript'; transcript: Transcript; choices: Choices }
  | { kind: 'rewrite'; source: RewriteSource; choices: Choices }

/** An order that is under way. */
export type Running = { status: 'running'; order: Order; stage: string; video: VideoFacts | null }

export type Work =
  | { status: 'idle' }
  | Running
  | { status: 'failed'; order: Order; failure: Failure; video: VideoFacts | null }

export type SummarizerState = {
  work: Work
  transcript: Transcript | null
  summary: DeliveredSummary | null
  /** The link that was given; unlike the address of a video it may ask for a time. */
  link: string
  /** That link names a playlist, and this is its first video. */
  fromPlaylist: boolean
  /** What came instead of a summary when the allowance was used up. */
  locked: LockedSummary | null
  /** What waits for an email address; it starts by itself once that is given. */
  waiting: Order | null
}

export type SummarizerAction =
  | { type: 'started'; order: Order }
  | { type: 'staged'; stage: string }
  | { type: 'video-known'; video: VideoFacts }
  | { type: 'transcribed'; transcript: Transcript; fromPlaylist: boolean }
  | { type: 'captions-chosen'; transcript: Transcript }
  | { type: 'summarized'; summary: DeliveredSummary }
  | { type: 'locked'; locked: LockedSummary }
  | { type: 'email-needed'; order: Order }
  | { type: 'failed'; order: Order; failure: Failure }
  | { type: 'stopped' }
  | { type: 'cleared' }

export const emptyState: SummarizerState = {
  work: { status: 'idle' },
  transcript: null,
  summary: null,
  link: '',
  fromPlaylist: false,
  locked: null,
  waiting: null,
}

/** The next state of the page's work. A new order always takes the previous summary away. */
export function summarizerReducer(state: SummarizerState, action: SummarizerAction): SummarizerState {
  switch (action.type) {
    case 'started':
      return startedState(state, action.order)
    case 'staged':
      return updateRunning(state, { stage: action.stage })
    case 'video-known':
      return updateRunning(state, { video: action.video })
    case 'transcribed':
      return { ...idle(state), transcript: action.transcript, fromPlaylist: action.fromPlaylist }
    case 'captions-chosen':
      return { ...idle(state), transcript: action.transcript }
    case 'summarized':
      return {
        ...idle(state),
        summary: action.summary,
        fromPlaylist: state.fromPlaylist || action.summary.fromPlaylist,
      }
    case 'locked':
      return { ...idle(state), locked: action.locked }
    case 'email-needed':
      return { ...idle(state), waiting: action.order }
    case 'failed':
      return { ...state, work: failedWork(state.work, action) }
    case 'stopped':
      return { ...idle(state), waiting: null }
    case 'cleared':
  }
  return emptyState
}

/** Whether there is nothing to show yet: nothing asked for, nothing made. */
export function isEmpty({ work, transcript, summary, locked }: SummarizerState): boolean {
  return work.status === 'idle' && transcript === null && summary === null && locked === null
}

/** The link that an order is about; empty when it is about a transcript without one. */
export function orderLink(order: Order): string {
  switch (order.kind) {
    case 'summarize-transcript':
      return order.transcript.videoUrl ?? ''
    case 'rewrite':
      return order.source.videoUrl ?? ''
    case 'transcribe':
    case 'summarize':
  }
  return order.videoUrl
}

function idle(state: SummarizerState): SummarizerState {
  return { ...state, work: { status: 'idle' } }
}

function startedState(before: SummarizerState, order: Order): SummarizerState {
  const transcript = order.kind === 'summarize-transcript' ? order.transcript : null
  const video = order.kind === 'rewrite' ? order.source : transcript
  // The transcript that is on the page came of a link that may have asked for a time; it does not have it any more.
  const isSame = transcript !== null && transcript.id === before.transcript?.id
  return {
    link: isSame ? before.link : orderLink(order),
    fromPlaylist: isSame && before.fromPlaylist,
    work: { status: 'running', order, stage: 'Fetching transcript...', video },
    transcript,
    summary: null,
    locked: null,
    waiting: null,
  }
}

/** A transcript that stays on the page names its video itself. */
function failedWork(work: Work, { order, failure }: Extract<SummarizerAction, { type: 'failed' }>): Work {
  const isShown = order.kind === 'summarize-transcript'
  return {
    status: 'failed',
    order,
    failure,
    video: work.status === 'running' && !isShown ? work.video : null,
  }
}

function updateRunning(
  state: SummarizerState,
  change: { stage: string } | { video: VideoFacts },
): SummarizerState {
  return state.work.status === 'running' ? { ...state, work: { ...state.work, ...change } } : state
}
