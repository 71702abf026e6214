import type { FetchableTrack, RankableTracks } from '#server/domain/captions/rank-tracks.ts'
import { detectLanguage } from '#server/domain/text/detect-language.ts'
import { isSameLanguage } from '#server/lib/language-tag.ts'
import type { PlayerAnswer, PlayerTrack, Tracklist } from './player-answer.ts'

/** What is known of a video that can be played. */
export type PlayableVideo = RankableTracks & {
  videoId: string
  title: string | null
  channel: string | null
  durationSeconds: number | null
  description: string
  /** A recording that YouTube may still be preparing. */
  isFreshRecording: boolean
}

/** Reads a video out of an answer that was found to be playable. */
export async function readPlayableVideo(answer: PlayerAnswer, videoId: string): Promise<PlayableVideo> {
  const details = answer.videoDetails
  const list = answer.captions?.playerCaptionsTracklistRenderer
  const tracks = list?.captionTracks.map(toTrack) ?? []
  const audio = list?.audioTracks?.[list.defaultAudioTrackIndex ?? 0]
  const defaultTrack = tracks[audio?.defaultCaptionTrackIndex ?? -1] ?? null
  return {
    videoId,
    title: textOrNull(details?.title),
    channel: textOrNull(details?.author),
    durationSeconds: readSeconds(details?.lengthSeconds),
    description: details?.shortDescription ?? '',
    isFreshRecording: details?.isPostLiveDvr === true,
    tracks,
    spokenLanguage: await spokenLanguage(list, {
      shown: defaultTrack?.language ?? null,
      text: `${details?.title ?? ''}\n${details?.shortDescription?.slice(0, describingCharacters) ?? ''}`,
    }),
    defaultTrack,
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

const describingCharacters = 300
/** How YouTube marks the sound track that was recorded, as in `en-US.4`; `.3` and `.10` are dubs, `.2` describes pictures. */
const originalMark = /\.4$/
const otherMark = /\.(?:2|3|10)$/

/**
 * The language that is spoken. Without a marked sound track it's that of the automatic captions, which YouTube's recogniser
 * gets wrong now and then: captions that YouTube shows in another language and the words about the video outvote it.
 */
async function spokenLanguage(
  list: Tracklist | undefined,
  { shown, text }: { shown: string | null; text: string },
): Promise<string | null> {
  const ids = list?.audioTracks?.map(({ audioTrackId }) => audioTrackId ?? '') ?? []
  const marked = ids.find((id) => originalMark.test(id)) ?? ids[list?.defaultAudioTrackIndex ?? 0] ?? ''
  const named = otherMark.test(marked) ? '' : marked.replace(/\.\d+$/, '')
  if (/^[a-z]{2,3}(?:-|$)/i.test(named)) return named
  const recognised = list?.captionTracks.find((track) => track.kind === 'asr')?.languageCode ?? null
  if (recognised === null || shown === null || isSameLanguage(recognised, shown)) return recognised
  const described = await detectLanguage(text)
  return isSameLanguage(described, recognised) ? recognised : shown
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
