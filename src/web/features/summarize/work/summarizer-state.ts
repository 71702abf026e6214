import type { LockedSummary, SummaryEvent, Summary } from '#contract/summaries.ts'
import type { Transcript } from '#contract/transcripts.ts'
import type { Failure } from './failure.ts'

/** What is known of a video while its summary is still being made. */
export type VideoFacts = Pick<
  Extract<SummaryEvent, { event: 'video' }>['data'],
  'videoTitle' | 'videoChannel' | 'videoDuration'
>

/** One thing that was asked for; kept so that it can be asked for again. */
export type Order =
  | { kind: 'transcribe'; videoUrl: string }
  | { kind: 'summarize'; videoUrl: string }
  | { kind: 'summarize-transcript'; transcript: Transcript }

export type Work =
  | { status: 'idle' }
  | { status: 'running'; order: Order; stage: string; video: VideoFacts | null }
  | { status: 'failed'; order: Order; failure: Failure }

export type SummarizerState = {
  work: Work
  transcript: Transcript | null
  summary: Summary | null
  /** What came instead of a summary when the allowance was used up. */
  locked: LockedSummary | null
  /** What waits for an email address; it starts by itself once that is given. */
  waiting: Order | null
}

export type SummarizerAction =
  | { type: 'started'; order: Order }
  | { type: 'staged'; stage: string }
  | { type: 'video-known'; video: VideoFacts }
  | { type: 'transcribed'; transcript: Transcript }
  | { type: 'summarized'; summary: Summary }
  | { type: 'locked'; locked: LockedSummary }
  | { type: 'email-needed'; order: Order }
  | { type: 'failed'; order: Order; failure: Failure }
  | { type: 'stopped' }
  | { type: 'cleared' }

export const emptyState: SummarizerState = {
  work: { status: 'idle' },
  transcript: null,
  summary: null,
  locked: null,
  waiting: null,
}

/** The next state of the page's work. A new order always takes the previous summary away. */
export function summarizerReducer(state: SummarizerState, action: SummarizerAction): SummarizerState {
  switch (action.type) {
    case 'started':
      return startedState(action.order)
    case 'staged':
      return updateRunning(state, { stage: action.stage })
    case 'video-known':
      return updateRunning(state, { video: action.video })
    case 'transcribed':
      return { ...emptyState, transcript: action.transcript }
    case 'summarized':
      return { ...state, work: { status: 'idle' }, summary: action.summary }
    case 'locked':
      return { ...state, work: { status: 'idle' }, locked: action.locked }
    case 'email-needed':
      return { ...state, work: { status: 'idle' }, waiting: action.order }
    case 'failed':
      return { ...state, work: { status: 'failed', order: action.order, failure: action.failure } }
    case 'stopped':
      return { ...state, work: { status: 'idle' }, waiting: null }
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
  return order.kind === 'summarize-transcript' ? (order.transcript.videoUrl ?? '') : order.videoUrl
}

function startedState(order: Order): SummarizerState {
  const transcript = order.kind === 'summarize-transcript' ? order.transcript : null
  return {
    work: { status: 'running', order, stage: 'Fetching transcript...', video: transcript },
    transcript,
    summary: null,
    locked: null,
    waiting: null,
  }
}

function updateRunning(
  state: SummarizerState,
  change: { stage: string } | { video: VideoFacts },
): SummarizerState {
  return state.work.status === 'running' ? { ...state, work: { ...state.work, ...change } } : state
}
