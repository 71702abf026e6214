import { LRUCache } from 'lru-cache'
import { parseVideoLink } from '#product/video-link.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { TranscriptSource } from '#server/ports/transcript-source.ts'
import type { LinkDeps } from './context.ts'

/** The video that a link means. */
type ResolvedLink = {
  videoId: string
  /** The link named a playlist, and this is its first video. */
  fromPlaylist: boolean
}

/** The keyed hash of the caller's network, and the signal that ends the lookup. */
type Caller = { network: string; signal: AbortSignal }

const maxPlaylists = 1000
/** The first video of a playlist changes seldom. */
const playlistMs = 5 * 60_000
const playlistLimit = {
  limit: 30,
  windowSeconds: 60,
  detail: 'Too many playlist links were opened from your network.',
}

/** The first videos of the playlists that were looked up lately, by source. */
const firstVideos = new WeakMap<TranscriptSource, LRUCache<string, string>>()

/**
 * Resolves a link to its video. The first video of a playlist is asked of the source that knows playlists, at most
 * 30 times a minute for a network, and cached for five minutes.
 * @throws AppError `INVALID_LINK`, `PLAYLIST_NOT_FOUND`, `RATE_LIMITED`, or why the source does not know
 */
export async function resolveLink(deps: LinkDeps, link: string, caller: Caller): Promise<ResolvedLink> {
  const parsed = parseVideoLink(link)
  if (parsed === null) {
    throw new AppError(
      'INVALID_LINK',
      "That doesn't look like a YouTube video link. Paste a link such as https://www.youtube.com/watch?v=… or youtu.be/…",
    )
  }
  if (parsed.videoId !== null) return { videoId: parsed.videoId, fromPlaylist: false }
  const source = deps.transcriptSources.find(({ findFirstVideo }) => findFirstVideo !== undefined)
  if (parsed.playlistId === null || source === undefined) {
    throw new AppError('INVALID_LINK', "That's a link to a playlist. Paste a link to one of its videos.")
  }
  return { videoId: await lookUpFirstVideo(deps, source, parsed.playlistId, caller), fromPlaylist: true }
}

async function lookUpFirstVideo(
  { callCounter }: LinkDeps,
  source: TranscriptSource,
  playlistId: string,
  { network, signal }: Caller,
): Promise<string> {
  const known = firstVideos.get(source) ?? new LRUCache({ max: maxPlaylists, ttl: playlistMs })
  firstVideos.set(source, known)
  const cached = known.get(playlistId)
  if (cached !== undefined) return cached
  await callCounter.count(`playlists/${network}`, playlistLimit)
  const videoId = await source.findFirstVideo?.(playlistId, { signal })
  if (videoId === undefined) throw new Error('The source knows no playlists')
  known.set(playlistId, videoId)
  return videoId
}
