import { AppError } from '#core/app-error.ts'
import { watchUrl } from '#product/watch-url.ts'
import type { PooledDb } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Feed, FeedEntry, FeedVersion, FollowedFeeds } from '#server/ports/feeds.ts'
import type { ListedVideo } from '#server/ports/video-sources.ts'
import type { FollowingDeps } from './context.ts'
import {
  findEntries,
  giveToFollowers,
  hasAnchors,
  insertEntries,
  markAnchors,
  storeTranscripts,
} from './entries-repo.ts'
import type { SeenBy } from './entries-repo.ts'
import type { FollowedRow } from './followed-repo.ts'
import { lockFollowedById } from './followed-repo.ts'

/** The turn that what followed sources publish takes, all of it together, so that no caller waits for it. */
export const followingTurn = { id: 'following', group: 'following' }

/**
 * The feed at an address and where it stands: one that names another address for itself is read there, once,
 * unless that one leads on. `null` where it is still the known version. @throws AppError as
 * `FollowedFeeds.read`
 */
export async function readFeed(
  { feeds }: FollowingDeps,
  url: string,
  options: Parameters<FollowedFeeds['read']>[1],
): Promise<(Feed & FeedVersion & { feedUrl: string }) | null> {
  const feed = await feeds.read(url, options)
  if (feed === null) return null
  const { movedTo } = feed
  if (movedTo === null || movedTo === url) return { ...feed, feedUrl: url }
  const moved = await feeds
    .read(movedTo, { ...options, known: { etag: null, lastModified: null } })
    .catch(failureOf)
  const isThere = moved !== null && !(moved instanceof Error) && [null, movedTo].includes(moved.movedTo)
  return isThere ? { ...moved, feedUrl: movedTo } : { ...feed, feedUrl: url }
}

type Reading = {
  entries: readonly FeedEntry[]
  seenBy: SeenBy
}

/**
 * Stores what is new of a reading, and gives it to those who follow; `hasGap` where more news may stand below
 * it.
 */
export async function storeReading(
  db: PooledDb,
  followedId: string,
  { entries, seenBy }: Reading,
): Promise<{ found: number; hasGap: boolean }> {
  if (await isCovered(db, followedId, entries)) return { found: 0, hasGap: false }
  return await transaction(db, async (tx) => {
    const followed = await lockFollowedById(tx, followedId)
    if (followed === null) return { found: 0, hasGap: false }
    const keys = entries.map(({ key }) => key)
    const stored = await findEntries(tx, followedId, keys)
    const isWholeListKnown = followed.kind === 'playlist' && followed.isListed
    const isFirstListing = followed.kind === 'playlist' && seenBy === 'listing' && !followed.isListed
    const known = {
      stored,
      hasAnchors: await hasAnchors(tx, followedId),
      beganAt: followed.beganAt,
      isWholeListKnown,
    }
    const { news, hasGap } = sortNews(entries, known)
    const isNews = new Set(news)
    const fresh = entries.filter(({ key }) => isNews.has(key))
    // Oldest first, so that of those found at once the newest is also the last.
    const ids = await insertEntries(tx, { followedId, entries: fresh.toReversed(), seenBy, state: 'waiting' })
    await storeTranscripts(tx, followedId, entries)
    await giveToFollowers(tx, followedId, ids)
    if (isFirstListing) {
      const rest = entries.filter(({ key }) => !isNews.has(key))
      await insertEntries(tx, { followedId, entries: rest, seenBy, state: 'old' })
    }
    // Below a listing that found no anchor there is nothing to ask for.
    if (seenBy === 'listing' || !hasGap) await markAnchors(tx, followedId, keys)
    return { found: ids.length, hasGap }
  })
}

/** A reading has nothing that is not stored already, as most have: it takes one statement and no lock. */
async function isCovered(db: PooledDb, followedId: string, entries: readonly FeedEntry[]): Promise<boolean> {
  if (entries.length === 0) return true
  if (entries.some(({ transcripts }) => transcripts.length > 0)) return false
  const keys = entries.map(({ key }) => key)
  const stored = await findEntries(db, followedId, keys)
  return keys.every((key) => stored.get(key)?.isAnchor === true)
}

/** An entry of a reading, in its order. */
type Read = { key: string; publishedAt: string | null }

/** The facts about the source before a reading. */
type KnownEntries = {
  /** The keys of the reading that are stored, and whether each is an anchor. */
  stored: ReadonlyMap<string, { isAnchor: boolean }>
  /** True where the source has any anchor; one that was empty at the beginning has none. */
  hasAnchors: boolean
  /** The time at which it was first followed, in ms. */
  beganAt: number
  /** True where every unknown entry is news, in any position: a playlist whose whole list is known. */
  isWholeListKnown: boolean
}

/** Clocks of publishers and ours differ. */
const slackMs = 3_600_000

/**
 * The news among the entries of a reading: those above an entry that a reading without a gap has covered, and
 * those that are dated after it was first followed. Entries below it and undated ones were there before.
 * `hasGap`: no such entry is among them, so more news may stand below.
 */
function sortNews(
  entries: readonly Read[],
  { stored, hasAnchors: isAnchored, beganAt, isWholeListKnown }: KnownEntries,
): { news: string[]; hasGap: boolean } {
  const deepest = entries.findLastIndex(({ key }) => stored.get(key)?.isAnchor === true)
  const isNews = ({ key, publishedAt }: Read, index: number): boolean => {
    if (stored.has(key)) return false
    if (isWholeListKnown || !isAnchored || index < deepest) return true
    return publishedAt !== null && Date.parse(publishedAt) >= beganAt - slackMs
  }
  const hasGap = entries.length > 0 && isAnchored && deepest < 0
  return { news: entries.filter(isNews).map(({ key }) => key), hasGap }
}

type Source = Pick<FollowedRow, 'kind' | 'followedKey'>

/** A reading of YouTube's own list. */
export type Listing = { title: string | null; entries: FeedEntry[] }

/** The most pages to ask for: 300 videos of a channel, and 5,000 of a playlist. */
const maxPages = { channel: 10, playlist: 50 } as const
const maxListed = 5000

/**
 * Reads YouTube's list of a source until `isEnough` of what has come, or its end; `null` where there is no
 * such list.
 * @throws AppError
 */
export async function readListing(
  { videoLists }: FollowingDeps,
  { kind, followedKey }: Source,
  isEnough: (entries: readonly FeedEntry[]) => Promise<boolean>,
  signal: AbortSignal,
): Promise<Listing | null> {
  if (kind === 'podcast') return null
  const link =
    kind === 'channel'
      ? ({ kind, path: `channel/${followedKey}`, tab: 'videos' } as const)
      : ({ kind, playlistId: followedKey } as const)
  const first = await videoLists.open(link, { signal })
  const entries = first.videos.flatMap(toEntry)
  let { next } = first
  for (let pages = 1; next !== null && pages < maxPages[kind] && entries.length < maxListed; pages += 1) {
    if (await isEnough(entries)) break
    const page = await videoLists.more(next, { signal })
    entries.push(...page.videos.flatMap(toEntry))
    next = page.next
  }
  return {
    title: kind === 'channel' ? (first.list.owner ?? first.list.title) : first.list.title,
    entries,
  }
}

/** The entry of a video; a private or deleted one has no address, and so no entry. */
function toEntry({ videoId, title, state }: ListedVideo): FeedEntry[] {
  if (state === 'gone') return []
  const facts = { title, publishedAt: null, soundUrl: null, transcripts: [] }
  return [{ key: videoId, videoId, url: watchUrl(videoId), ...facts }]
}

/** The failure of a source, for the log and for those who follow it; anything unforeseen goes on. */
export function failureOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  throw error
}
