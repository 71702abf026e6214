import { AppError } from '#core/app-error.ts'
import { parseQuickJson } from '#core/parse-json.ts'
import { mediaEndings } from '#product/media-endings.ts'
import { parseVideoLink } from '#product/video-link.ts'
import type { GuardedFetch } from '#server/lib/outbound/guarded-fetch.ts'
import { readFirstBytes } from '#server/lib/outside-body.ts'
import type { FeedEntry, FollowedFeeds } from '#server/ports/feeds.ts'
import type { LinkedSound } from '#server/ports/sound-links.ts'
import type { YtDlpSound } from './ask-yt-dlp.ts'
import { findAtApple, findByTitle, findInFeed, isNamed, isSameAddress, orNull } from './episodes.ts'
import type { EpisodeSources } from './episodes.ts'
import { getAnswer } from './fetch-sound.ts'
import { createDirectory } from './podcast-directory.ts'
import { readPage } from './read-page.ts'

/** The ways to what a link names; `ytDlp` is `null` where the operator has no such program. */
export type FinderOptions = { get: GuardedFetch; feeds: FollowedFeeds; ytDlp: YtDlpSound | null }

/** The most that is read of a page. */
export const maxPageBytes = 2 * 1024 * 1024
const pageMs = 20_000
const mediaFile = new RegExp(`(?:${mediaEndings.join('|').replaceAll('.', '\\.')})$`, 'i')

/** Finds what a link names, as `SoundLinks.find` says. */
export async function findSound(
  options: FinderOptions,
  link: string,
  { signal }: { signal: AbortSignal },
): Promise<LinkedSound> {
  const url = URL.parse(/^[a-z]+:/i.test(link) ? link : `https://${link}`)
  if (url === null) throw new AppError('INVALID_LINK', "That isn't a link.")
  const found = await findBy(options, url, signal)
  if (found !== null) return found
  const advice = "Paste the link of one episode, of its podcast's feed, or of a sound file."
  throw new AppError('SOUND_NOT_FOUND', `We found no sound and no transcript at this link. ${advice}`)
}

async function findBy(
  { get, feeds, ytDlp }: FinderOptions,
  url: URL,
  signal: AbortSignal,
): Promise<LinkedSound | null> {
  const ask: Ask = async (address) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(pageMs)])
    return await getAnswer(get, address, { accept: 'text/html, */*;q=0.5', signal: inTime })
  }
  const sources = { feeds, directory: createDirectory(ask), signal }
  const askProgram = async () => (await ytDlp?.describe(url.href, signal)) ?? null
  if (typeof parseVideoLink(url.href)?.videoId === 'string') return await askProgram()
  if (url.hostname === 'podcasts.apple.com') {
    const show = /\/id(\d+)/.exec(url.pathname)?.[1] ?? ''
    return await findAtApple(sources, { show, episode: url.searchParams.get('i') })
  }
  if (url.hostname === 'open.spotify.com') return await findByTitle(sources, await readTitle(ask, url.href))
  return (await findOnPage(ask, sources, url.href)) ?? (await askProgram())
}

type Ask = (address: string) => Promise<Response>

/** The title of an episode at Spotify, which gives no sound. */
async function readTitle(ask: Ask, episode: string): Promise<string> {
  const query = new URLSearchParams({ url: episode }).toString()
  const { bytes } = await readFirstBytes(await ask(`https://open.spotify.com/oembed?${query}`), maxPageBytes)
  const json = parseQuickJson(new TextDecoder().decode(bytes))
  return typeof json === 'object' && json !== null && 'title' in json ? String(json.title) : ''
}

/** The sound of a page, of a feed, whose newest it is, or of a file. */
async function findOnPage(ask: Ask, sources: EpisodeSources, address: string): Promise<LinkedSound | null> {
  const answer = await ask(address)
  const file = readFile(answer, address)
  if (file !== null) {
    await answer.body?.cancel()
    return file
  }
  const { bytes } = await readFirstBytes(answer, maxPageBytes)
  const text = new TextDecoder().decode(bytes)
  if (/^\s*<(?:\?xml|rss|feed)\b/i.test(text)) return await findInFeed(sources, address, () => true)
  const page = readPage(text, address)
  const show = page.appleId === null ? [] : await sources.directory.show(page.appleId).catch(orNull)
  const feedUrl = page.feedUrl ?? show?.[0]?.feedUrl ?? null
  const isMeant = (entry: FeedEntry): boolean =>
    isSameAddress(entry.url, address) ||
    isSameAddress(entry.soundUrl, page.soundUrl) ||
    isNamed(entry, page.title)
  const found = feedUrl === null ? null : await findInFeed(sources, feedUrl, isMeant).catch(orNull)
  if (found !== null || page.soundUrl === null) return found
  return { title: page.title, transcripts: [], sound: { url: page.soundUrl, by: 'http' } }
}

/** A file of sound or video, by its media type or its ending. */
function readFile({ headers }: Response, address: string): LinkedSound | null {
  const type = headers.get('content-type') ?? ''
  const { pathname } = new URL(address)
  const isFile = /^(?:audio|video)\//i.test(type) || (mediaFile.test(pathname) && !/html|xml/i.test(type))
  if (!isFile) return null
  const name = decodeName(pathname.split('/').at(-1) ?? '').replace(mediaFile, '')
  return { title: name === '' ? null : name, transcripts: [], sound: { url: address, by: 'http' } }
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
