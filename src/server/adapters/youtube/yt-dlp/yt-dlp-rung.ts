import type { CaptionChoice } from '#contract/transcripts.ts'
import type { ReadCaptions } from '../captions/fetch-captions.ts'
import type { FailureKind } from '../failures/failure-kinds.ts'
import type { Connection } from '../innertube.ts'
import type { Rung } from '../ladder/attempt.ts'
import { chooseCaptions } from '../ladder/choose-captions.ts'
import { readYtDlpInfo } from './read-info.ts'
import type { YtDlp } from './run-yt-dlp.ts'

type Needs = { connection: Connection; readCaptions: ReadCaptions; ytDlp: YtDlp }

/** What all profiles agreed on, `yt-dlp` will not see differently: it asks the same interface. */
const settled: readonly FailureKind[] = ['NO_CAPTIONS', 'NO_SPEECH', 'LIVE_PROCESSING', 'VIDEO_NOT_FOUND']

/** Whether `yt-dlp` may help after the profiles gave up with this. */
export function mayYtDlpHelp(kind: FailureKind): boolean {
  return !settled.includes(kind)
}

/** Lets `yt-dlp` find the captions; they are fetched and checked as all others are. */
export function createYtDlpRung(
  { connection, readCaptions, ytDlp }: Needs,
  wanted: { videoId: string; choice: CaptionChoice | null; onPlayable: () => void },
): Rung {
  return {
    name: 'yt-dlp',
    climb: async (signal) => {
      const video = readYtDlpInfo(await ytDlp(wanted.videoId, signal), wanted.videoId)
      wanted.onPlayable()
      return chooseCaptions(connection, readCaptions, {
        video,
        choice: wanted.choice,
        userAgent: 'Mozilla/5.0',
        signal,
      })
    },
  }
}
