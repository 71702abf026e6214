import type { FoundCaptions } from '../captions/fetch-best-track.ts'
import type { FailureKind } from '../failures/failure-kinds.ts'
import type { PlayableVideo } from '../player/playable-video.ts'

/** A video with its captions. */
export type Found = FoundCaptions & { video: PlayableVideo }

/** One strategy that was tried, for the log: which one, and what came of it. */
export type Attempt = {
  source: string
  outcome: 'OK' | 'EARLY' | 'SPARSE' | 'SKIPPED' | FailureKind
  ms: number
}

/** A way to a video's captions. */
export type Strategy = {
  name: string
  /** `onPlayable` is called as soon as the video is known to be there. @throws YoutubeFailure */
  run: (signal: AbortSignal, onPlayable: () => void) => Promise<Found>
}
