import { z } from 'zod'

/** How YouTube writes texts: whole, or in runs. A damaged one counts as empty. */
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
const text = z.string().optional().catch(undefined)
const number = z.number().optional().catch(undefined)

const trackSchema = z.object({
  baseUrl: z.string(),
  languageCode: z.string(),
  name: youtubeText,
  kind: text,
})
export type PlayerTrack = z.infer<typeof trackSchema>

const audioTrackSchema = z.object({
  audioTrackId: text,
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
export type Tracklist = z.infer<typeof tracklistSchema>

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
  reason: text,
  messages: z.array(z.string()).optional().catch(undefined),
  errorScreen: errorScreen.optional().catch(undefined),
  desktopLegacyAgeGateReason: z.unknown().optional(),
  liveStreamability: liveStreamability.optional().catch(undefined),
})

const detailsSchema = z.object({
  videoId: text,
  title: text,
  author: text,
  lengthSeconds: text,
  shortDescription: text,
  isLive: flag,
  isLiveContent: flag,
  isPostLiveDvr: flag,
  isUpcoming: flag,
})

/** What is read of an answer of the player. Everything else in it is ignored. */
export const playerAnswerSchema = z.object({
  playabilityStatus: playabilitySchema.optional(),
  videoDetails: detailsSchema.optional(),
  captions: z
    .object({ playerCaptionsTracklistRenderer: tracklistSchema.optional() })
    .optional()
    .catch(undefined),
})
export type PlayerAnswer = z.infer<typeof playerAnswerSchema>
