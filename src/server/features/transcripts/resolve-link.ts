import { parseVideoLink } from '#product/video-link.ts'
import { AppError } from '#server/lib/app-error.ts'
import { keyedMemo } from '#server/lib/keyed-memo.ts'
import type { TranscriptSource } from '#server/ports/transcript-source.ts'

/** The video that a link means. */
export type ResolvedLink = {
  videoId: string
  /** The link named a playlist, and this is its first video. */
  fromPlaylist: boolean
}

const maxRemembered = 1000

/** What many ask for at the same time is read once. */
const readLink = keyedMemo(
  maxRemembered,
  (_sources: readonly TranscriptSource[], link) => parseVideoLink(link) ?? undefined,
)

/**
 * Finds out which video a link means; the first one of a playlist is asked of the source that knows playlists.
 * @throws AppError `INVALID_LINK`, `PLAYLIST_NOT_FOUND`, or why the source cannot tell
 */
export async function resolveLink(
  sources: readonly TranscriptSource[],
  link: string,
  signal: AbortSignal,
): Promise<ResolvedLink> {
  const parsed = readLink(sources, link)
  if (parsed === undefined) {
    throw new AppError(
      'INVALID_LINK',
      "That doesn't look like a YouTube video link. Paste a link such as https://www.youtube.com/watch?v=… or youtu.be/…",
    )
  }
  if (parsed.videoId !== null) return { videoId: parsed.videoId, fromPlaylist: false }
  const source = sources.find(({ findFirstVideo }) => findFirstVideo !== undefined)
  if (parsed.playlistId === null || source?.findFirstVideo === undefined) {
    throw new AppError('INVALID_LINK', 'That link names a playlist. Paste the link of one video in it.')
  }
  return { videoId: await source.findFirstVideo(parsed.playlistId, { signal }), fromPlaylist: true }
}
