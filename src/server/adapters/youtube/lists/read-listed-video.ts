import { z } from 'zod'
import type { ListedVideo } from '#server/ports/video-sources.ts'

const videoId = z.string().regex(/^[\w-]{11}$/)
/** A text of YouTube, in either of its forms. */
export const textSchema = z
  .union([
    z.object({ simpleText: z.string() }).transform(({ simpleText }) => simpleText),
    z
      .object({ runs: z.array(z.object({ text: z.string() })) })
      .transform(({ runs }) => runs.map(({ text }) => text).join('')),
    z.object({ content: z.string() }).transform(({ content }) => content),
  ])
  .nullable()
  .catch(null)
const maxTitle = 300

/** A video in lists as they were until 2025, and in playlists still. */
const rendererSchema = z.object({
  videoId,
  title: textSchema.optional(),
  headline: textSchema.optional(),
  shortBylineText: textSchema.optional(),
  lengthText: textSchema.optional(),
  lengthSeconds: z.string().optional().catch(undefined),
  isPlayable: z.boolean().optional(),
  upcomingEventData: z.unknown().optional(),
  videoInfo: textSchema.optional(),
  publishedTimeText: textSchema.optional(),
  thumbnailOverlays: z
    .array(z.object({ thumbnailOverlayTimeStatusRenderer: z.object({ style: z.string() }).optional() }))
    .optional()
    .catch(undefined),
})

const badgeSchema = z.object({
  thumbnailBadgeViewModel: z.object({ text: z.string().optional(), badgeStyle: z.string().optional() }),
})
const overlaySchema = z.object({
  thumbnailBottomOverlayViewModel: z.object({ badges: z.array(badgeSchema) }).optional(),
  thumbnailOverlayBadgeViewModel: z.object({ thumbnailBadges: z.array(badgeSchema) }).optional(),
})
const partsSchema = z.object({
  metadataRows: z.array(
    z.object({ metadataParts: z.array(z.object({ text: textSchema.optional() })).default([]) }),
  ),
})
/** A video in the lists of channels since 2025. */
const lockupSchema = z.object({
  contentId: videoId,
  contentType: z.literal('LOCKUP_CONTENT_TYPE_VIDEO'),
  contentImage: z
    .object({ thumbnailViewModel: z.object({ overlays: z.array(overlaySchema) }) })
    .optional()
    .catch(undefined),
  metadata: z
    .object({
      lockupMetadataViewModel: z.object({
        title: textSchema.optional(),
        metadata: z.object({ contentMetadataViewModel: partsSchema }).optional().catch(undefined),
      }),
    })
    .optional()
    .catch(undefined),
})
const shortSchema = z.object({
  onTap: z.object({ innertubeCommand: z.object({ reelWatchEndpoint: z.object({ videoId }) }) }),
  overlayMetadata: z.object({ primaryText: textSchema.optional() }).optional().catch(undefined),
  accessibilityText: z.string().optional(),
})
const richSchema = z.object({ content: z.record(z.string(), z.unknown()) })

/** Reads an element of a list; `null` for what is no video. */
export function readListedVideo(element: unknown): ListedVideo | null {
  // Lists without end have elements that are none: what they are is looked at before they are parsed.
  if (typeof element !== 'object' || element === null || Array.isArray(element)) return null
  const named = (name: string): unknown => Reflect.get(element, name)
  const [rich, lockupViewModel, shortsLockupViewModel] = [
    named('richItemRenderer'),
    named('lockupViewModel'),
    named('shortsLockupViewModel'),
  ]
  if (rich !== undefined) return readListedVideo(richSchema.safeParse(rich).data?.content)
  if (lockupViewModel !== undefined) return readLockup(lockupViewModel)
  if (shortsLockupViewModel !== undefined) return readShort(shortsLockupViewModel)
  const renderer =
    named('playlistVideoRenderer') ??
    named('videoRenderer') ??
    named('gridVideoRenderer') ??
    named('reelItemRenderer') ??
    named('playlistPanelVideoRenderer')
  return renderer === undefined ? null : readRenderer(renderer)
}

function readRenderer(value: unknown): ListedVideo | null {
  const { data } = rendererSchema.safeParse(value)
  if (data === undefined) return null
  const style = data.thumbnailOverlays
    ?.map(({ thumbnailOverlayTimeStatusRenderer: status }) => status?.style)
    .find((found) => found !== undefined)
  const seconds = Number(data.lengthSeconds)
  return {
    videoId: data.videoId,
    title: cut(data.title ?? data.headline ?? null),
    channel: cut(data.shortBylineText ?? null),
    durationSeconds: seconds > 0 ? seconds : secondsOf(data.lengthText ?? null),
    publishedText: cut(data.publishedTimeText ?? data.videoInfo?.split('•').at(-1)?.trim() ?? null),
    state: stateOf(data.upcomingEventData === undefined ? style : 'UPCOMING', data.isPlayable ?? true),
  }
}

function readLockup(value: unknown): ListedVideo | null {
  const { data } = lockupSchema.safeParse(value)
  if (data === undefined) return null
  const badges = (data.contentImage?.thumbnailViewModel.overlays ?? []).flatMap((overlay) => [
    ...(overlay.thumbnailBottomOverlayViewModel?.badges ?? []),
    ...(overlay.thumbnailOverlayBadgeViewModel?.thumbnailBadges ?? []),
  ])
  const texts = badges.map(({ thumbnailBadgeViewModel: badge }) => badge)
  const facts = data.metadata?.lockupMetadataViewModel
  const parts = facts?.metadata?.contentMetadataViewModel.metadataRows
    .flatMap(({ metadataParts }) => metadataParts)
    .flatMap(({ text }) => text ?? [])
  return {
    videoId: data.contentId,
    title: cut(facts?.title ?? null),
    channel: null,
    durationSeconds: texts.map(({ text }) => secondsOf(text ?? null)).find((found) => found !== null) ?? null,
    publishedText: cut(parts?.find((part) => /\bago$/.test(part)) ?? null),
    state: stateOf(
      texts
        .map(({ text = '', badgeStyle = '' }) => `${badgeStyle} ${text}`)
        .join(' ')
        .toUpperCase(),
      true,
    ),
  }
}

function readShort(value: unknown): ListedVideo | null {
  const { data } = shortSchema.safeParse(value)
  if (data === undefined) return null
  // "Title, 26 thousand views – play Short"
  const spoken = data.accessibilityText?.replace(/, [^,]* views? [–-] play Short$/, '') ?? null
  return {
    videoId: data.onTap.innertubeCommand.reelWatchEndpoint.videoId,
    title: cut(data.overlayMetadata?.primaryText ?? spoken),
    channel: null,
    durationSeconds: null,
    publishedText: null,
    state: 'playable',
  }
}

function stateOf(style: string | undefined, isPlayable: boolean): ListedVideo['state'] {
  if (style !== undefined && /\bUPCOMING\b/.test(style)) return 'upcoming'
  if (style !== undefined && /(?:\b|_)LIVE\b/.test(style)) return 'live'
  return isPlayable ? 'playable' : 'gone'
}

/** Seconds of `2:11` or `1:03:48`; `null` for any other text. */
function secondsOf(text: string | null): number | null {
  if (text === null || !/^\d{1,3}(?::\d{2}){1,2}$/.test(text)) return null
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

function cut(text: string | null): string | null {
  const plain = text?.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim() ?? ''
  return plain === '' ? null : plain.slice(0, maxTitle).toWellFormed()
}
