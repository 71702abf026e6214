import type { CaptionChoice } from '#contract/transcripts.ts'
import type { Strategy } from '#server/adapters/youtube/strategies/try-strategies.ts'
import { fetchBestTrack } from '../captions/fetch-best-track.ts'
import type { CaptionFetcher } from '../captions/fetch-best-track.ts'
import type { FailureKind } from '../failures/failure-kinds.ts'
import { readYtDlpInfo } from './read-info.ts'
import type { YtDlp } from './run-yt-dlp.ts'

type Context = CaptionFetcher & { ytDlp: YtDlp }

/** What all profiles agreed on, `yt-dlp` will not see differently: it asks the same interface. */
const settled: readonly FailureKind[] = ['NO_CAPTIONS', 'NO_SPEECH', 'LIVE_PROCESSING', 'VIDEO_NOT_FOUND']

/** Whether `yt-dlp` may help after the profiles gave up with this. */
export function mayYtDlpHelp(kind: FailureKind): boolean {
  return !settled.includes(kind)
}

/** Lets `yt-dlp` find the captions; they are fetched and checked as all others are. */
export function createYtDlpStrategy(
  context: Context,
  { videoId, choice }: { videoId: string; choice: CaptionChoice | null },
): Strategy {
  return {
    name: 'yt-dlp',
    run: async (signal, onPlayable) => {
      const video = readYtDlpInfo(await context.ytDlp(videoId, signal), videoId)
      onPlayable()
      return {
        video,
        ...(await fetchBestTrack(context, { video, choice, userAgent: 'Mozilla/5.0', signal })),
      }
    },
  }
}
