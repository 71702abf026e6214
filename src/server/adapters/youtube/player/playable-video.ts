import type { CaptionTrack } from '#contract/transcripts.ts'
import type { PlayerAnswer, PlayerTrack, Tracklist } from './player-answer.ts'

/** Captions with the address they are fetched from. */
export type FetchableTrack = CaptionTrack & { address: string }

/** What is known of a video that can be played. */
export type PlayableVideo = {
  videoId: string
  title: string | null
  channel: string | null
  durationSeconds: number | null
  description: string
  /** A recording that YouTube may still be preparing. */
  isFreshRecording: boolean
  tracks: FetchableTrack[]
  /** As YouTube writes it, such as `en-US`; `null` when it does not say. */
  spokenLanguage: string | null
  /** The captions that YouTube itself would show. */
  defaultTrack: FetchableTrack | null
}

/** Reads a video out of an answer that was found to be playable. */
export function readPlayableVideo(answer: PlayerAnswer, videoId: string): PlayableVideo {
  const details = answer.videoDetails
  const list = answer.captions?.playerCaptionsTracklistRenderer
  const tracks = list?.captionTracks.map(toTrack) ?? []
  const audio = list?.audioTracks?.[list.defaultAudioTrackIndex ?? 0]
  return {
    videoId,
    title: textOrNull(details?.title),
    channel: textOrNull(details?.author),
    durationSeconds: readSeconds(details?.lengthSeconds),
    description: details?.shortDescription ?? '',
    isFreshRecording: details?.isPostLiveDvr === true,
    tracks,
    spokenLanguage: spokenLanguage(list, audio?.audioTrackId),
    defaultTrack: tracks[audio?.defaultCaptionTrackIndex ?? -1] ?? null,
  }
}

function toTrack(track: PlayerTrack): FetchableTrack {
  return {
    language: track.languageCode,
    kind: track.kind === 'asr' ? 'automatic' : 'human',
    name: track.name === '' ? track.languageCode : track.name,
    address: track.baseUrl,
  }
}

/**
 * The language of the sound track, whose id is like `en-US.4`. Automatic captions are only the second sign: an English
 * video with automatic captions in Japanese has been seen.
 */
function spokenLanguage(list: Tracklist | undefined, audioTrackId: string | undefined): string | null {
  const named = audioTrackId?.replace(/\.\d+$/, '') ?? ''
  if (/^[a-z]{2,3}(?:-|$)/i.test(named)) return named
  return list?.captionTracks.find((track) => track.kind === 'asr')?.languageCode ?? null
}

function textOrNull(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}

/** A live stream has the length 0. */
function readSeconds(text: string | undefined): number | null {
  const seconds = Number(text ?? 0)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}
