import type { ProblemCode } from '#contract/problem.ts'
import type { CaptionChoice, CaptionTrack, Cue, Timings } from '#contract/transcripts.ts'
import type { ModelPayers } from './model-use.ts'

/** A chapter as its creator set it; `start` in seconds. */
export type CreatorChapter = { title: string; start: number }

/** The transcript of a video with its metadata. Unknown facts are `null`. */
export type SourcedTranscript = {
  videoId: string
  title: string | null
  channel: string | null
  durationSeconds: number | null
  /** The day it was published, like `2026-11-21`. */
  publishedOn: string | null
  language: string | null
  captionKind: 'human' | 'automatic' | 'unknown'
  timings: Timings
  credit: string | null
  chapters: CreatorChapter[]
  /** All captions to choose from; empty without a choice. */
  tracks: CaptionTrack[]
  cues: Cue[]
  droppedCues: number
  repairedCues: number
}

type FetchOptions = {
  signal: AbortSignal
  /** `null` leaves the choice to the source: made by a person before automatic, the spoken language before others. */
  choice: CaptionChoice | null
  /** Whose share of the costs of models it takes. */
  payers?: ModelPayers
}

/** A place transcripts come from. `fetch` gives `null` when this source does not carry the video. */
export type TranscriptSource = {
  name: 'sample' | 'youtube' | 'model'
  /** A fallback is asked only after a failure of another source that it may overcome. */
  helpsAfter?: (code: ProblemCode) => boolean
  /** @throws AppError when the source carries the video but cannot give its transcript. */
  fetch: (videoId: string, options: FetchOptions) => Promise<SourcedTranscript | null>
  /**
   * The first video of a playlist; only where a source knows playlists.
   * @throws AppError `PLAYLIST_NOT_FOUND`, or why the source does not know
   */
  findFirstVideo?: (playlistId: string, options: { signal: AbortSignal }) => Promise<string>
}
