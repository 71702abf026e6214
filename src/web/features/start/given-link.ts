import { parseVideoLink } from '#product/video-link.ts'
import { readBookmarkKey } from '#web/ui/bookmark-key.ts'

/** A link that the page was opened with, and whether it is asked for at once or only stands in the field. */
export type GivenLink = { link: string; isStarted: boolean }

const maxLength = 2000

/**
 * Reads the link in the query of an address; `null` where there is none. A page of another site may have
 * written that address, so a summary, which counts, is begun for our own form, the bookmark of this browser
 * and what was shared into the installed page. What names no video is asked for as well: it costs nothing,
 * and the answer says what is wrong with it.
 */
export function readGivenLink({ search, hash }: { search: string; hash: string }): GivenLink | null {
  const query = new URLSearchParams(search)
  const texts = ['url', 'text', 'title'].map((name) => query.get(name)?.trim() ?? '').filter(Boolean)
  if (texts.length === 0) return null
  const link = findLink(texts).slice(0, maxLength)
  const isShared = takeSharedNonce() === (query.get('shared') ?? '')
  const isOwn = isFromOwnPage() || isFromBookmark(hash) || isShared
  return { link, isStarted: isOwn || parseVideoLink(link) === null }
}

/**
 * The link of a video, else any link, else what was given. Phones put a link into `url` or `text`, with other
 * words around it.
 */
function findLink(texts: readonly string[]): string {
  const words = texts.flatMap((text) => text.split(/\s+/))
  // A word of eleven letters could be the id of a video.
  const video = words.find((word) => /[./]/.test(word) && parseVideoLink(word) !== null)
  return video ?? words.find((word) => /^https?:\/\//i.test(word)) ?? texts[0] ?? ''
}

/**
 * A page of ours led here, such as the form that was sent before its scripts were there; a browser lets no
 * page name another.
 */
function isFromOwnPage(): boolean {
  return URL.parse(document.referrer)?.origin === location.origin
}

function isFromBookmark(hash: string): boolean {
  const key = readBookmarkKey()
  return key !== '' && hash === `#${key}`
}

/** The nonce beside a shared link's address; empty where the server set none. Taken once. */
function takeSharedNonce(): string | null {
  const found = /(?:^|; )shared=([\w-]+)/.exec(document.cookie)?.[1] ?? null
  if (found !== null) document.cookie = 'shared=; path=/; max-age=0'
  return found
}
