/** The content of a pasted link: a video, a playlist, or both; `startSeconds` where the link asks for one. */
export type VideoLink = { videoId: string | null; playlistId: string | null; startSeconds: number | null }

const videoIdPattern = /^[A-Za-z0-9_-]{11}$/
/** The ids of playlists, of a person's own lists, and of mixes. */
export const playlistIdPattern =
  /^(?:(?:PL|LL|EC|UU|FL|RD|UL|TL|PU|OLAK5uy_)[0-9A-Za-z_-]{10,}|RDMM|WL|LL|LM)$/
/** The hosts of pages, with the country in front where old links have one. */
export const viewingHosts =
  /^(?:(?:www|m|music|gaming|tv|studio|[a-z]{2})\.)?youtube(?:|-nocookie|kids|education)\.com$|^youtube\.googleapis\.com$/
const shortHosts = new Set(['youtu.be', 'www.youtu.be', 'y2u.be'])
const imageHosts = /^(?:i\d?\.ytimg\.com|img\.youtube\.com)$/
const searchHosts = /^(?:www\.)?google\.(?:com|[a-z]{2}|co\.[a-z]{2}|com\.[a-z]{2})$/
/** The hosts through which links of Facebook and Instagram lead. */
const leavingHosts = /^lm?\.(?:facebook|instagram)\.com$/
const consentHosts = new Set(['consent.youtube.com', 'accounts.youtube.com', 'accounts.google.com'])
const wrappers = new Map([
  ['attribution_link', 'u'],
  ['redirect', 'q'],
  ['oembed', 'url'],
  ['signin', 'next'],
  ['verify_age', 'next_url'],
  ['supported_browsers', 'next_url'],
])
/** Their video is in the parameter `v`, in the segment after them, or behind the hash. */
const videoPaths =
  /^(?:(?:watch|movie)(?:_popup)?(?:\.php)?|shorts|live|live_chat|embed|v|e|vi|video|source|ytscreeningroom)$/

const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g
/** The characters that end a link in a text: blanks, quotes, brackets, and everything beyond ASCII. */
const delimiters = /[^\x21-\x7e]|["'`<>()[\]{}|\\^]/
const trailingMarks = /[.,;:!?*~]+$/
/** A word that a link was written to without a blank, as in `Watch:https://…`. */
const wordBefore = /^[^/?=.@]+?(?=https?:\/\/)/i

/**
 * Reads any form of YouTube link, a bare 11-character id, or a text with links in it, of which the first that
 * names a video counts; `null` when there is none. Hosts are matched whole, so a lookalike such as
 * `youtube.com.example.org` is refused.
 */
export function parseVideoLink(text: string): VideoLink | null {
  const words = wordsOf(text, delimiters)
  const [only] = words
  if (words.length === 1 && only !== undefined && videoIdPattern.test(only)) return toVideo(only)
  let playlist: VideoLink | null = null
  for (const word of words) {
    const link = parseWord(word)
    if (link?.videoId !== undefined && link.videoId !== null) return link
    playlist ??= link
  }
  return playlist
}

/** The words of a text that may be links, without the marks of a sentence around them. */
export function wordsOf(text: string, between: RegExp): string[] {
  const plain = text.replace(invisible, '').replaceAll('&amp;', '&').replaceAll('\\/', '/')
  return plain.split(between).flatMap((word) => {
    const trimmed = word
      .replace(trailingMarks, '')
      .replace(/^[*~]+/, '')
      .replace(wordBefore, '')
    return trimmed === '' ? [] : [trimmed]
  })
}

/** Links that open the app name a video, or the address of its page. */
const appScheme = /^(?:vnd\.youtube(?:\.launch)?|youtube|intent):(?:\/\/)?/i

function parseWord(word: string): VideoLink | null {
  const inApp = word.replace(appScheme, '')
  if (inApp === word) return parseAddress(word, 0)
  const videoId = /^([\w-]{11})(?:\?|$)/.exec(inApp)?.[1]
  if (videoId !== undefined) return toVideo(videoId)
  return parseAddress(/^watch\b/.test(inApp) ? `www.youtube.com/${inApp}` : inApp, 0)
}

function toVideo(videoId: string): VideoLink {
  return { videoId, playlistId: null, startSeconds: null }
}

function parseAddress(text: string, depth: number): VideoLink | null {
  if (depth > 2) return null
  const url = toUrl(text)
  if (url === null) return null
  const host = url.hostname.toLowerCase().replace(/\.$/, '')
  const segments = url.pathname.split('/').filter(Boolean)
  if (shortHosts.has(host)) {
    const [first = '', second] = segments
    return toLink(url, url.searchParams.get('v') ?? (videoPaths.test(first) ? second : first))
  }
  if (imageHosts.test(host)) return toLink(url, segments[0]?.startsWith('vi') ? segments[1] : undefined)
  if (searchHosts.test(host) && segments[0] === 'url') return parseNested(url, ['q', 'url'], depth)
  if (leavingHosts.test(host)) return parseNested(url, ['u'], depth)
  if (consentHosts.has(host)) return parseNested(url, ['continue'], depth)
  return viewingHosts.test(host) ? parseViewingPath(url, segments, depth) : null
}

function parseViewingPath(url: URL, segments: string[], depth: number): VideoLink | null {
  const [first = '', second] = segments
  const afterHash = /^#\/(?=[a-z])/i.test(url.hash) ? url.hash.slice(1) : null
  if ((first === '' || first === 'tv') && afterHash !== null && depth === 0)
    return parseAddress(youtubePage(afterHash), 1)
  const wrapped = wrappers.get(first)
  if (wrapped !== undefined) return parseNested(url, [wrapped], depth)
  if (first === '' || first === 'playlist') return toLink(url, url.searchParams.get('v') ?? undefined)
  if (first === 'watch_videos') return toLink(url, url.searchParams.get('video_ids')?.split(',')[0])
  if (!videoPaths.test(first)) return null
  const inHash = /^#!?v=([\w-]{11})/.exec(url.hash)?.[1]
  return toLink(url, url.searchParams.get('v') ?? (second === 'videoseries' ? undefined : (second ?? inHash)))
}

function parseNested(url: URL, names: string[], depth: number): VideoLink | null {
  const inner = names.map((name) => url.searchParams.get(name)).find((value) => value !== null)
  if (inner === undefined || inner === null) return null
  return parseAddress(inner.startsWith('/') ? youtubePage(inner) : inner, depth + 1)
}

function youtubePage(path: string): string {
  return `https://www.youtube.com${path}`
}

/** An id, and parameters that were put behind it by `&`, a second `?` or an encoded mark. */
const withParameters = /^([A-Za-z0-9_-]{11})(?:$|[?&#\s])/

function toLink(url: URL, candidate: string | undefined): VideoLink | null {
  const list = url.searchParams.get('list')
  const videoId = withParameters.exec(candidate ?? '')?.[1] ?? null
  const playlistId = list !== null && playlistIdPattern.test(list) ? list : null
  if (videoId === null && playlistId === null) return null
  return { videoId, playlistId, startSeconds: startSeconds(url) }
}

/** The web address that a word is, with or without its scheme; `null` for any other. */
export function toUrl(text: string): URL | null {
  // A link that was encoded whole on its way through another program.
  const plain = /%3Fv%3D/i.test(text) && !text.includes('?') ? decodeAll(text) : text
  const mended = plain.replace(/^https?(?::\/|\/\/)(?=\w)/i, 'https://')
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(mended) ? mended : `https://${mended.replace(/^\/\//, '')}`
  const url = URL.canParse(address) ? new URL(address) : null
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && url.username === '' ? url : null
}

function decodeAll(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The second that an address asks for, such as `?t=853s` or `?t=14m13s`; `null` where it asks for none. */
export function startSeconds(url: URL): number | null {
  const names = ['t', 'start', 'time_continue']
  const value =
    names.map((name) => url.searchParams.get(name)).find((given) => given !== null) ??
    /#t=([\w:.]+)/.exec(url.hash)?.[1]
  if (value === undefined || value === null) return null
  if (/^\d{1,6}(?::\d{1,2}){1,2}$/.test(value))
    return value.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6}(?:\.\d{1,3})?)s?)?$/.exec(value)
  if (parts === null || value === '') return null
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0)
}
