import { LRUCache } from 'lru-cache'
import { isOwnList, listKeyOf, listUrl, parseListLink } from '#product/list-link.ts'
import type { ListLink } from '#product/list-link.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { FirstListPage, VideoLists } from '#server/ports/video-sources.ts'
import type { ListCaller, ListDeps } from './context.ts'

const maxLists = 500
const cachedMs = 5 * 60_000
const limit = {
  limit: 30,
  windowSeconds: 60,
  detail: 'Too many playlist links were opened from your network.',
}

/** The first pages that were looked at lately, by the port they came through. */
const firstPages = new WeakMap<VideoLists, LRUCache<string, FirstListPage>>()

/** The list that a link names. @throws AppError `INVALID_LINK`, `PLAYLIST_NOT_FOUND` for a list that only its owner sees */
export function readListLink(url: string): ListLink {
  const link = parseListLink(url)
  if (link === null) {
    throw new AppError(
      'INVALID_LINK',
      "That isn't a link to a playlist or a channel. Paste one such as https://www.youtube.com/playlist?list=… or youtube.com/@name.",
    )
  }
  if (!isOwnList(link)) return link
  throw new AppError(
    'PLAYLIST_NOT_FOUND',
    'Only you can see that list on YouTube. Put its videos into a public or unlisted playlist and paste that.',
  )
}

/**
 * What a link to many videos names, and its first videos; at most 30 lists a minute for a network, and cached for five minutes.
 * @throws AppError as `readListLink`, `RATE_LIMITED`, or why YouTube does not say
 */
export async function lookAtList(deps: ListDeps, url: string, { network, signal }: ListCaller) {
  const link = readListLink(url)
  const { videoLists, callCounter } = deps
  const known = firstPages.get(videoLists) ?? new LRUCache({ max: maxLists, ttl: cachedMs })
  firstPages.set(videoLists, known)
  const key = listKeyOf(link)
  const cached = known.get(key)
  if (cached === undefined) await callCounter.count(`lists/${network}`, limit)
  const { list, videos, next } = cached ?? (await videoLists.open(link, { signal }))
  known.set(key, { list, videos, next }, { noUpdateTTL: true })
  const videoCount = list.videoCount ?? (next === null && list.kind !== 'mix' ? videos.length : null)
  return { list: { ...list, videoCount, url: listUrl(link) }, videos: videos.slice(0, 100) }
}
