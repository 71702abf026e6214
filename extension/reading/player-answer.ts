import { boolean, object, optional, unknown } from 'valibot'
import type { InferOutput } from 'valibot'
import type { FetchableTrack } from '#core/captions/caption-tracks.ts'
import { amount, list, perhaps, text } from '../schema/shape.ts'
import type { ReadFailure } from './page-transcript.ts'

const some = 1000
const words = perhaps(text(100_000))
const trackShape = object({ baseUrl: text(10_000), languageCode: text(35), kind: words })
const audioShape = object({ audioTrackId: words, defaultCaptionTrackIndex: perhaps(amount) })

/** The fields that are read of the player's data in a page. A damaged one counts as missing. */
export const playerAnswerShape = object({
  playabilityStatus: perhaps(
    object({ status: words, reason: words, desktopLegacyAgeGateReason: optional(unknown()) }),
  ),
  videoDetails: object({
    videoId: text(11),
    title: words,
    author: words,
    lengthSeconds: words,
    shortDescription: words,
    isLive: perhaps(boolean()),
    isUpcoming: perhaps(boolean()),
    isPostLiveDvr: perhaps(boolean()),
  }),
  captions: perhaps(
    object({
      playerCaptionsTracklistRenderer: perhaps(
        object({
          captionTracks: perhaps(list(perhaps(trackShape), some)),
          audioTracks: perhaps(list(audioShape, some)),
          defaultAudioTrackIndex: perhaps(amount),
        }),
      ),
    }),
  ),
})
export type PlayerAnswer = InferOutput<typeof playerAnswerShape>

const ageReason = /confirm your age|age-restricted|inappropriate for some users/i

/** The reason for which the player shows no captions of the video; `null` where it has some. */
export function failureOf({ playabilityStatus, videoDetails, captions }: PlayerAnswer): ReadFailure | null {
  const { status = 'OK', reason = '', desktopLegacyAgeGateReason } = playabilityStatus ?? {}
  const isForAdults =
    desktopLegacyAgeGateReason !== undefined || status.startsWith('AGE_') || ageReason.test(reason)
  if (status !== 'OK' && isForAdults) return 'AGE_RESTRICTED'
  if (/private/i.test(reason)) return 'PRIVATE_VIDEO'
  if (status === 'LIVE_STREAM_OFFLINE' || videoDetails.isUpcoming === true) return 'UPCOMING'
  if (videoDetails.isLive === true) return 'LIVE_NOW'
  if (status !== 'OK' && /processing this video/i.test(reason)) return 'PROCESSING'
  const tracks = captions?.playerCaptionsTracklistRenderer?.captionTracks ?? []
  if (tracks.length === 0 && videoDetails.isPostLiveDvr === true) return 'PROCESSING'
  return status === 'OK' && tracks.length === 0 ? 'NO_CAPTIONS' : null
}

/**
 * The captions of the player's data, to be chosen from by the rule of the server. `prove` gives the address
 * that they are fetched from, `null` for one that is not of captions.
 */
export function tracksOf({ captions }: PlayerAnswer, prove: (address: string) => string | null) {
  const named = captions?.playerCaptionsTracklistRenderer
  const found = named?.captionTracks ?? []
  const tracks = found.map((track): FetchableTrack | null => {
    const address = prove(track?.baseUrl ?? '')
    if (track === undefined || address === null) return null
    const { languageCode: language, kind } = track
    // Nobody is shown its name.
    return { language, kind: kind === 'asr' ? 'automatic' : 'human', name: language, address }
  })
  const audio = named?.audioTracks?.[named.defaultAudioTrackIndex ?? 0]
  const shown = tracks[audio?.defaultCaptionTrackIndex ?? -1] ?? null
  const ids = named?.audioTracks?.map(({ audioTrackId }) => audioTrackId ?? '') ?? []
  const known = tracks.filter((track) => track !== null)
  return { tracks: known, defaultTrack: shown, spokenLanguage: spokenLanguage(ids, known) }
}

/** The form in which YouTube marks the sound track that was recorded, as in `en-US.4`. */
const originalMark = /^([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\.4$/i

/** The language that is spoken: that of the marked sound track, else of the automatic captions. */
function spokenLanguage(audioIds: readonly string[], tracks: readonly FetchableTrack[]): string | null {
  const marked = audioIds.map((id) => originalMark.exec(id)?.[1]).find((language) => language !== undefined)
  return marked ?? tracks.find(({ kind }) => kind === 'automatic')?.language ?? null
}
