import { parseFeed as parseAnyFeed } from 'feedsmith'
import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { isSameLanguage } from '#core/captions/caption-tracks.ts'
import { toStorable } from '#core/storable-text.ts'
import { watchUrl } from '#product/watch-url.ts'
import type { EntryTranscript, Feed, FeedEntry, FeedHub } from '#server/ports/feeds.ts'
import { isWithinMarkupLimits } from './markup-limits.ts'

/** The most entries of a feed that are looked at; whole archives of podcasts have a few thousand. */
const maxEntries = 5000
const maxTitle = 300
const maxKey = 500
const maxUrl = 2048

const text = z.string().optional().catch(undefined)
const atomText = z
  .union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)])
  .optional()
  .catch(undefined)

const atomSchema = z.object({
  title: atomText,
  entries: z
    .array(
      z
        .object({
          id: text,
          title: atomText,
          published: text,
          updated: text,
          yt: z.object({ videoId: text }).optional().catch(undefined),
        })
        .catch({}),
    )
    .optional()
    .catch(undefined),
})

const transcriptSchema = z.object({ url: z.string(), type: z.string(), language: text })
const linkSchema = z.object({ rel: text, href: text }).catch({})
const rssSchema = z.object({
  title: text,
  language: text,
  itunes: z.object({ newFeedUrl: text }).optional().catch(undefined),
  atom: z
    .object({ links: z.array(linkSchema).optional().catch(undefined) })
    .optional()
    .catch(undefined),
  items: z
    .array(
      z
        .object({
          title: text,
          link: text,
          guid: z.object({ value: text }).optional().catch(undefined),
          pubDate: text,
          enclosures: z
            .array(z.object({ url: text }).catch({}))
            .optional()
            .catch(undefined),
          podcast: z
            .object({ transcripts: z.array(z.unknown()).optional().catch(undefined) })
            .optional()
            .catch(undefined),
        })
        .catch({}),
    )
    .optional()
    .catch(undefined),
})

/** A document as it came; `isCut` where its end was not read. */
export type FeedDocument = { bytes: Uint8Array; isCut: boolean }

/**
 * Reads an Atom feed of YouTube or the RSS of a podcast; of a cut one the entries that came whole. A document
 * that defines entities of its own, is no XML, or has too many or too deep elements is refused unread.
 * @throws AppError `FEED_UNREADABLE`
 */
export function parseFeed({ bytes, isCut }: FeedDocument): Feed {
  const decoded = new TextDecoder().decode(bytes)
  const xml = isCut ? closed(decoded) : decoded
  if (/<!ENTITY/i.test(xml) || !isWithinMarkupLimits(xml)) throw unreadable()
  const parsed = parseOrRefuse(xml)
  const feed = readParsed(parsed)
  if (isCut && isOldestFirst(feed.entries)) throw tooLarge()
  return feed
}

/** Gives the beginning of RSS its end after the last whole episode; most feeds have the newest first. */
function closed(xml: string): string {
  const end = xml.lastIndexOf('</item>')
  if (end < 0) throw tooLarge()
  return `${xml.slice(0, end)}</item></channel></rss>`
}

/** The entries are sorted with the oldest first, so cutting the end off would lose the news. */
function isOldestFirst(entries: readonly FeedEntry[]): boolean {
  const dates = entries.flatMap(({ publishedAt }) => (publishedAt === null ? [] : [publishedAt]))
  return (dates[0] ?? '') < (dates.at(-1) ?? '')
}

function readParsed(parsed: { format: string; feed: unknown }): Feed {
  if (parsed.format === 'atom') return readAtom(parsed.feed)
  if (parsed.format === 'rss') return readRss(parsed.feed)
  throw unreadable()
}

function parseOrRefuse(xml: string): { format: string; feed: unknown } {
  try {
    return parseAnyFeed(xml)
  } catch (cause) {
    throw unreadable(cause)
  }
}

function readAtom(feed: unknown): Feed {
  const { data } = atomSchema.safeParse(feed)
  if (data === undefined) throw unreadable()
  const entries = (data.entries ?? []).slice(0, maxEntries).flatMap((entry): FeedEntry[] => {
    const videoId = /^[\w-]{11}$/.exec(entry.yt?.videoId ?? '')?.[0] ?? null
    if (videoId === null) return []
    const publishedAt = toIso(entry.published ?? entry.updated)
    return [
      {
        key: videoId,
        videoId,
        url: watchUrl(videoId),
        title: shown(entry.title),
        publishedAt,
        soundUrl: null,
        transcripts: [],
      },
    ]
  })
  // Other Atom feeds are no source of ours: only YouTube's entries name a video.
  if (entries.length === 0 && (data.entries ?? []).length > 0) throw unreadable()
  return { title: shown(data.title), entries, hub: null, movedTo: null }
}

function readRss(feed: unknown): Feed {
  const { data } = rssSchema.safeParse(feed)
  if (data === undefined) throw unreadable()
  const entries = (data.items ?? []).slice(0, maxEntries).flatMap((item): FeedEntry[] => {
    const audio = item.enclosures?.[0]?.url
    const url = webAddress(item.link) ?? webAddress(audio)
    const key = item.guid?.value ?? audio ?? item.link
    if (url === null || key === undefined || key.trim() === '') return []
    return [
      {
        key: toStorable(key.trim().slice(0, maxKey)),
        videoId: null,
        url,
        title: shown(item.title),
        publishedAt: toIso(item.pubDate),
        soundUrl: webAddress(audio),
        transcripts: readTranscripts(item.podcast?.transcripts ?? [], data.language),
      },
    ]
  })
  const hub = findHub(data.atom?.links ?? [])
  return { title: shown(data.title), entries, hub, movedTo: webAddress(data.itunes?.newFeedUrl) }
}

/** The first hub that is named, where the feed says as well what the hub knows it by. */
function findHub(links: readonly z.output<typeof linkSchema>[]): FeedHub | null {
  const [url = null] = links.filter(({ rel }) => rel === 'hub').map(({ href }) => webAddress(href))
  const [topic = null] = links.filter(({ rel }) => rel === 'self').map(({ href }) => webAddress(href))
  return url === null || topic === null ? null : { url, topic }
}

/** By how well they can be read: times first, plain text last. */
const readable = [/subrip|srt/i, /vtt/i, /json/i, /html/i, /plain/i]
const maxTranscripts = 5

/** Those in the language that is spoken, or in none that is named, come before translations. */
function readTranscripts(given: readonly unknown[], spoken: string | undefined): EntryTranscript[] {
  const found = given.flatMap((each) => {
    const { data } = transcriptSchema.safeParse(each)
    const url = webAddress(data?.url)
    const position = readable.findIndex((form) => form.test(data?.type ?? ''))
    const { type = '', language } = data ?? {}
    const isTranslated = spoken !== undefined && language !== undefined && !isSameLanguage(language, spoken)
    return url === null || position < 0 ? [] : [{ url, type, position, isTranslated }]
  })
  return found
    .toSorted(
      (one, other) => Number(one.isTranslated) - Number(other.isTranslated) || one.position - other.position,
    )
    .slice(0, maxTranscripts)
    .map(({ url, type }) => ({ url, type: toStorable(type.slice(0, 100)) }))
}

function webAddress(given: string | undefined): string | null {
  const url = given === undefined || given.length > maxUrl ? null : URL.parse(given.trim())
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' ? url.href : null
}

function shown(title: string | undefined): string | null {
  const plain = toStorable((title ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, maxTitle))
  return plain === '' ? null : plain
}

function toIso(date: string | undefined): string | null {
  const ms = Date.parse(date ?? '')
  // A year that PostgreSQL and people know.
  return Number.isNaN(ms) || ms < 0 || ms > 4_102_444_800_000 ? null : new Date(ms).toISOString()
}

function tooLarge(): AppError {
  return new AppError('FEED_UNREADABLE', 'This feed is too large.')
}

function unreadable(cause?: unknown): AppError {
  const detail = "There's no podcast or channel feed at this address."
  return new AppError('FEED_UNREADABLE', detail, cause === undefined ? {} : { cause })
}
