import { z } from 'zod'
import type { FetchableTrack, RankableTracks } from '#core/captions/caption-tracks.ts'
import { isSameLanguage } from '#core/captions/caption-tracks.ts'
import { detectLanguage } from '#core/text/detect-language.ts'

/** The forms of YouTube's texts: whole, or in runs. A damaged one counts as empty. */
export const youtubeText = z
  .object({
    simpleText: z.string().optional().catch(undefined),
    runs: z
      .array(z.object({ text: z.string().optional().catch(undefined) }))
      .optional()
      .catch(undefined),
  })
  .optional()
  .catch(undefined)
  .transform((text) => text?.simpleText ?? text?.runs?.map((run) => run.text ?? '').join('') ?? '')

/** Fields that only help are taken where they are sound and left out where they are not. */
const flag = z.boolean().optional().catch(undefined)
const optionalText = z.string().optional().catch(undefined)
const number = z.number().optional().catch(undefined)

const trackSchema = z.object({
  baseUrl: z.string(),
  languageCode: z.string(),
  name: youtubeText,
  kind: optionalText,
})
type PlayerTrack = z.infer<typeof trackSchema>

const audioTrackSchema = z.object({
  audioTrackId: optionalText,
  defaultCaptionTrackIndex: number,
})

const tracklistSchema = z.object({
  captionTracks: z
    .array(z.unknown())
    .optional()
    .catch(undefined)
    .transform((tracks) => tracks?.flatMap((track) => trackSchema.safeParse(track).data ?? []) ?? []),
  audioTracks: z.array(audioTrackSchema).optional().catch(undefined),
  defaultAudioTrackIndex: number,
})
type Tracklist = z.infer<typeof tracklistSchema>

/** Present while a stream is on or announced; the slate is what is shown before it begins. */
const liveStreamability = z.object({
  liveStreamabilityRenderer: z.object({
    offlineSlate: z
      .object({ liveStreamOfflineSlateRenderer: z.object({ scheduledStartTime: z.string() }) })
      .optional()
      .catch(undefined),
  }),
})

const errorScreen = z.object({
  playerErrorMessageRenderer: z
    .object({ reason: youtubeText, subreason: youtubeText })
    .optional()
    .catch(undefined),
  playerLegacyDesktopYpcTrailerRenderer: z.unknown().optional(),
  playerLegacyDesktopYpcOfferRenderer: z.unknown().optional(),
  playerCaptchaViewModel: z.unknown().optional(),
})

const playabilitySchema = z.object({
  status: z.string(),
  reason: optionalText,
  messages: z.array(z.string()).optional().catch(undefined),
  errorScreen: errorScreen.optional().catch(undefined),
  desktopLegacyAgeGateReason: z.unknown().optional(),
  liveStreamability: liveStreamability.optional().catch(undefined),
})

const detailsSchema = z.object({
  videoId: optionalText,
  title: optionalText,
  author: optionalText,
  lengthSeconds: optionalText,
  shortDescription: optionalText,
  isLive: flag,
  isLiveContent: flag,
  isPostLiveDvr: flag,
  isUpcoming: flag,
})

/** The fields that are read of an answer of the player. All others are ignored. */
export const playerAnswerSchema = z.object({
  playabilityStatus: playabilitySchema.optional(),
  videoDetails: detailsSchema.optional(),
  captions: z
    .object({ playerCaptionsTracklistRenderer: tracklistSchema.optional() })
    .optional()
    .catch(undefined),
})
export type PlayerAnswer = z.infer<typeof playerAnswerSchema>

/** The facts about a video that can be played. */
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
/**
 * The mark by which YouTube names the sound track that was recorded, as in `en-US.4`; `.3` and `.10` are
 * dubs, `.2` describes pictures.
 */
const originalMark = /\.4$/
const otherMark = /\.(?:2|3|10)$/

/**
 * The language that is spoken. Without a marked sound track it's that of the automatic captions, which
 * YouTube's recogniser gets wrong now and then: captions that YouTube shows in another language and the words
 * about the video outvote it.
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
