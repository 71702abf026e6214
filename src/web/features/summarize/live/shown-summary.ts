import type { Summary } from '#contract/summaries.ts'
import type { Running } from '#web/features/run/reducer.ts'
import type { LiveState } from '#web/features/run/live-feed.ts'
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
  | 'captionsEnd'
  | 'insights'
  | 'chapters'
>

/** What there is to show of a summary that is being written; `null` before its video is known. */
export function shownSoFar(
  { request, video }: Running,
  { gist, insights, chapters }: Pick<LiveState, 'gist' | 'insights' | 'chapters'>,
): ShownSummary | null {
  if (video === null || request.kind === 'transcript') return null
  const { videoId, videoTitle, durationSeconds } = video
  return {
    videoId,
    videoTitle,
    durationSeconds,
    language: request.options.language,
    timings: request.timings,
    gist,
    insights,
    chapters,
    coverage: liveCoverage(insights, durationSeconds),
    // Told with the whole summary.
    captionsEnd: null,
  }
}
