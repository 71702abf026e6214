import { z } from 'zod'
import type { ClientProfile } from '#server/lib/youtube-clients.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import { askInnertube } from '../innertube.ts'
import type { Connection } from '../innertube.ts'
import { listPageOf, valuesNamed } from './read-list-page.ts'

const videoId = z.string().regex(/^[\w-]{11}$/)
const watch = z.object({ watchEndpoint: z.object({ videoId }) }).transform((to) => to.watchEndpoint.videoId)
const reel = z
  .object({ reelWatchEndpoint: z.object({ videoId }) })
  .transform((to) => to.reelWatchEndpoint.videoId)
const video = z
  .object({ videoId, isPlayable: z.literal(true).optional() })
  .transform((listed) => listed.videoId)

/** Where the page of a playlist names a video, by the name of the object; seen between 2024 and September 2026. */
const listPositions = {
  playlistSidebarPrimaryInfoRenderer: z
    .object({ navigationEndpoint: z.union([watch, reel]) })
    .transform((sidebar) => sidebar.navigationEndpoint),
  playlistVideoRenderer: video,
  reelItemRenderer: video,
  shortsLockupViewModel: z
    .object({ onTap: z.object({ innertubeCommand: reel }) })
    .transform((lockup) => lockup.onTap.innertubeCommand),
  lockupViewModel: z
    .object({ contentId: videoId, contentType: z.literal('LOCKUP_CONTENT_TYPE_VIDEO') })
    .transform((lockup) => lockup.contentId),
  // The picture above an empty-looking list, which opens the first of its Shorts.
  heroPlaylistThumbnailRenderer: z
    .object({ onTap: z.union([watch, reel]) })
    .transform((picture) => picture.onTap),
}
/** The page of a mix is full of other videos, so only its own list counts. */
const mixPositions = { playlistPanelVideoRenderer: video }

/**
 * The first video of a playlist. A mix (`RD…`) has no page of its own and is asked for as a video's surroundings.
 * @throws YoutubeFailure `PLAYLIST_NOT_FOUND`, or why YouTube does not say
 */
export async function findFirstVideo(
  connection: Connection,
  web: ClientProfile,
  playlistId: string,
  signal: AbortSignal,
): Promise<string> {
  const isMix = playlistId.startsWith('RD')
  const answer = await askInnertube(connection, isMix ? 'next' : 'browse', {
    profile: web,
    visitorData: null,
    subject: isMix ? { playlistId } : { browseId: `VL${playlistId}` },
    timeoutMs: connection.limits.callMs,
    signal,
  })
  const page = listPageOf(answer)
  return firstVideoOf(page, isMix ? mixPositions : listPositions)
}

function firstVideoOf(page: object, positions: Record<string, z.ZodType<string>>): string {
  for (const [name, position] of Object.entries(positions)) {
    const found = valuesNamed(page, name).flatMap((value) => position.safeParse(value).data ?? [])
    if (found[0] !== undefined) return found[0]
  }
  // An empty playlist and a page in a new form look alike; both have no video to name.
  throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
}
