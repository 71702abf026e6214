import type { PieceLimits } from '#core/recordings/cut-pieces.ts'
import type { EntryTranscript } from './feeds.ts'

/** The address of sound; `yt-dlp` knows how the page of a site leads to it. */
export type SoundAddress = { url: string; by: 'http' | 'yt-dlp' }

/** The sound or video that a link names, and the transcripts that its publisher gives. */
export type LinkedSound = {
  title: string | null
  /** In the order in which they can be read best. */
  transcripts: EntryTranscript[]
  sound: SoundAddress | null
}

/** A piece of sound, as Opus in Ogg. */
export type CutPiece = { index: number; startMs: number; endMs: number; bytes: Uint8Array<ArrayBuffer> }

/** The sound that links lead to. */
export type SoundLinks = {
  /**
   * Finds what a link names: an episode of a podcast, a file, or a video.
   * @throws AppError `SOUND_NOT_FOUND`, `SOUND_UNREACHABLE`, `INVALID_LINK` for an address that may not be
   * asked, and what a feed throws
   */
  find: (link: string, options: { signal: AbortSignal }) => Promise<LinkedSound>
  /** Finds the sound of videos as well, and of other sites, by `yt-dlp`. */
  findsVideos: boolean
  /**
   * Fetches sound, or takes the bytes of a file, and cuts it at its pauses; `null` without `ffmpeg`.
   * @throws AppError `SOUND_NOT_FOUND`, `SOUND_UNREACHABLE`, `SOUND_UNREADABLE`, `SOUND_TOO_LARGE`
   */
  cut:
    | ((
        sound: SoundAddress | AsyncIterable<Uint8Array>,
        limits: PieceLimits,
        options: { signal: AbortSignal },
      ) => AsyncGenerator<CutPiece, void, undefined>)
    | null
}
