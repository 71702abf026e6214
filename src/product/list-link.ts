import { playlistIdPattern, toUrl, viewingHosts, wordsOf } from './video-link.ts'

/** The tabs of a channel that list videos. */
export const channelTabs = ['videos', 'shorts', 'streams'] as const
export type ChannelTab = (typeof channelTabs)[number]

/** The content of a link to many videos: a playlist, a mix of each visitor's own, a channel's tab. */
export type ListLink =
  | { kind: 'playlist'; playlistId: string }
  | { kind: 'mix'; playlistId: string; videoId: string | null }
  | { kind: 'channel'; path: string; tab: ChannelTab }

/** Blanks, quotes and brackets; names of channels may have letters of any script. */
const delimiters = /[\s"'`<>()[\]{}|\\^“”«»]/
const videoId = /^[\w-]{11}$/
const channelId = /^UC[\w-]{22}$/
/** YouTube's handles have 3 to 30 letters of any script, digits and some marks. */
const handle = /^@[\p{L}\p{M}\p{N}_.·-]{3,30}$/u
const name = /^[\p{L}\p{M}\p{N}_.-]{1,100}$/u
/** Lists of the person who is signed in to YouTube, which nobody else sees. */
const ownLists = /^(?:WL|LL|LM|RDMM)$/

/**
 * Reads every form of a link to a playlist, a mix or a channel, or a text with one in it; `null` when it
 * names none. A link to a video in a playlist names that playlist.
 */
export function parseListLink(text: string): ListLink | null {
  for (const word of wordsOf(text, delimiters)) {
    const link = parseWord(word)
    if (link !== null) return link
  }
  return null
}

/** A list is the private one of a person at YouTube, such as the videos to watch later. */
export function isOwnList(link: ListLink): boolean {
  return link.kind !== 'channel' && ownLists.test(link.playlistId)
}

/** One name for all links to the same list, as long as YouTube is not asked. */
export function listKeyOf(link: ListLink): string {
  return link.kind === 'channel' ? `${link.path}/${link.tab}` : link.playlistId
}

/** The address of a list at YouTube. */
export function listUrl(link: ListLink): string {
  const origin = 'https://www.youtube.com'
  if (link.kind === 'channel') return `${origin}/${link.path}/${link.tab}`
  return `${origin}/playlist?list=${link.playlistId}`
}

function parseWord(word: string): ListLink | null {
  if (handle.test(word)) return { kind: 'channel', path: word, tab: 'videos' }
  if (channelId.test(word)) return { kind: 'channel', path: `channel/${word}`, tab: 'videos' }
  const url = toUrl(word)
  if (url === null) return null
  const host = url.hostname.toLowerCase().replace(/\.$/, '')
  const isShort = host === 'youtu.be' || host === 'www.youtu.be'
  if (!isShort && !viewingHosts.test(host)) return null
  return parseList(url, isShort) ?? (isShort ? null : parseChannel(url))
}

function parseList(url: URL, isShort: boolean): ListLink | null {
  const playlistId = url.searchParams.get('list')
  if (playlistId === null || !playlistIdPattern.test(playlistId)) return null
  if (!playlistId.startsWith('RD')) return { kind: 'playlist', playlistId }
  const seed = url.searchParams.get('v') ?? (isShort ? url.pathname.slice(1) : null)
  return { kind: 'mix', playlistId, videoId: seed !== null && videoId.test(seed) ? seed : null }
}

function parseChannel(url: URL): ListLink | null {
  const [first = '', second = '', third] = url.pathname.split('/').filter(Boolean).map(decode)
  if (handle.test(first)) return { kind: 'channel', path: first, tab: tabOf(second) }
  const isNamed =
    first === 'channel' ? channelId.test(second) : /^(?:c|user)$/.test(first) && name.test(second)
  return isNamed ? { kind: 'channel', path: `${first}/${second}`, tab: tabOf(third) } : null
}

function tabOf(segment: string | undefined): ChannelTab {
  if (segment === 'live') return 'streams'
  return channelTabs.find((tab) => tab === segment) ?? 'videos'
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
