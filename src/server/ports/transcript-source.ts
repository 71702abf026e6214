import type { Cue, Timings } from '#contract/transcripts.ts'

/** A chapter as its creator set it; `start` in seconds. */
export type CreatorChapter = { title: string; start: number }

/** What a source knows of a video: its words, and what it is. Unknown facts are `null`. */
export type SourcedTranscript = {
  videoId: string
  title: string | null
  channel: string | null
  durationSeconds: number | null
  language: string | null
  captionKind: 'human' | 'automatic' | 'unknown'
  timings: Timings
  credit: string | null
  chapters: CreatorChapter[]
  cues: Cue[]
}

/** A place transcripts come from. `fetch` gives `null` when this source does not carry the video. */
export type TranscriptSource = {
  name: 'sample' | 'youtube'
  /** @throws AppError when the source carries the video but cannot give its transcript. */
  fetch: (videoId: string, options: { signal: AbortSignal }) => Promise<SourcedTranscript | null>
}
