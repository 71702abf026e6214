import type { ProblemCode } from '#contract/problems.ts'
import type { CaptionChoice, CaptionTrack, Cue, Timings } from '#contract/transcripts.ts'
import type { CreatorChapter } from '#core/draft-summary.ts'
import type { ModelPayers } from '#core/writing/language-model.ts'
import type { ListLink } from '#product/list-link.ts'

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
  /** `null` leaves the choice to the source: human before automatic, the spoken language first. */
  choice: CaptionChoice | null
  /** The payers whose share of the costs of models it takes. */
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

/** A video as a list names it; what the list does not say is `null`. */
export type ListedVideo = {
  videoId: string
  title: string | null
  channel: string | null
  durationSeconds: number | null
  /** The time of its publication, in YouTube's own words, such as `3 weeks ago`. */
  publishedText: string | null
  /** `gone` is private or deleted; `live` and `upcoming` have no captions yet. */
  state: 'playable' | 'gone' | 'live' | 'upcoming'
}

/** The facts about a list. */
export type ListFacts = {
  kind: ListLink['kind']
  /** The id of the playlist or the mix, or of the channel (`UC…`), by any name it was asked for. */
  id: string
  title: string | null
  /** The name of the channel whose list it is. */
  owner: string | null
  /** The number of videos by YouTube's own count. */
  videoCount: number | null
}

/** The first videos of a list; `next` is what the following ones are asked for with, `null` at the end. */
export type FirstListPage = { list: ListFacts; videos: ListedVideo[]; next: string | null }
export type ListPage = Pick<FirstListPage, 'videos' | 'next'>

type VideoReadOptions = { signal: AbortSignal }

/** The videos of playlists, mixes and channels, in order or newest first, 100 or 30 a page. */
export type VideoLists = {
  /**
   * Asks for a list from its beginning.
   * @throws AppError `PLAYLIST_NOT_FOUND`, or why YouTube does not say
   */
  open: (link: ListLink, options: VideoReadOptions) => Promise<FirstListPage>
  /** Asks for the page after another one. @throws AppError as `open` */
  more: (next: string, options: VideoReadOptions) => Promise<ListPage>
}
