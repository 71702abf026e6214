import type { Summary } from '#contract/summaries.ts'
import type { Order, Running } from '../work/summarizer-state.ts'
import type { LiveState } from './live-state.ts'
import { liveCoverage } from './live-coverage.ts'

/** What a whole summary and one that is being written have in common. */
export type ShownSummary = Pick<
  Summary,
  | 'videoId'
  | 'videoTitle'
  | 'durationSeconds'
  | 'language'
  | 'timings'
  | 'gist'
  | 'coverage'
  | 'insights'
  | 'chapters'
>

/** What there is to show of a summary that is being written; `null` before its video is known. */
export function shownSoFar(
  { order, video }: Running,
  { gist, insights, chapters }: Pick<LiveState, 'gist' | 'insights' | 'chapters'>,
): ShownSummary | null {
  if (video === null || order.kind === 'transcribe') return null
  const { videoId, videoTitle, durationSeconds } = video
  return {
    videoId,
    videoTitle,
    durationSeconds,
    language: order.choices.language,
    timings: timingsOf(order),
    gist,
    insights,
    chapters,
    coverage: liveCoverage(insights, durationSeconds),
  }
}

function timingsOf(order: Order): ShownSummary['timings'] {
  if (order.kind === 'summarize-transcript') return order.transcript.timings
  return order.kind === 'rewrite' ? order.source.timings : 'exact'
}
