import type { ParsedCaptions } from '#server/lib/captions/raw-captions.ts'
import type { FailureKind } from '../failures/failure-kinds.ts'
import type { FetchableTrack, PlayableVideo } from '../player/playable-video.ts'

/** A video with its captions. */
export type Found = { video: PlayableVideo; track: FetchableTrack; captions: ParsedCaptions }

/** One rung of the ladder, for the log: who was asked, and what came of it. */
export type Attempt = { source: string; outcome: 'OK' | 'SPARSE' | 'SKIPPED' | FailureKind; ms: number }

/** A way to a video's captions. @throws YoutubeFailure */
export type Rung = { name: string; climb: (signal: AbortSignal) => Promise<Found> }
