import { randomUUID } from 'node:crypto'
import type { AppError } from '#core/app-error.ts'
import { pollMinutes } from '#product/following.ts'
import type { PooledDb } from '#server/db/database.ts'
import type { Log } from '#server/lib/log.ts'
import type { FeedHub, FeedVersion } from '#server/ports/feeds.ts'
import type { FollowingDeps } from './context.ts'
import { findEntries } from './entries-repo.ts'
import { readMeanGap, storePoll, takeDueFollowed } from './followed-repo.ts'
import type { FollowedRow } from './followed-repo.ts'
import { matchHub } from './hubs/subscriptions.ts'
import { failureOf, followingTurn, readFeed, readListing, storeReading } from './read-followed.ts'

type Deps = FollowingDeps & { db: PooledDb; log: Log }

/** Asks the sources of some due watches at once; gives how many there were. */
export async function pollFollowed(deps: Deps, count: number, signal: AbortSignal): Promise<number> {
  const turn = randomUUID()
  const due = await takeDueFollowed(deps.db, turn, count)
  await Promise.all(due.map((followed) => pollOne(deps, { followed, turn }, signal)))
  return due.length
}

async function pollOne(
  deps: Deps,
  { followed, turn }: { followed: FollowedRow; turn: string },
  signal: AbortSignal,
): Promise<void> {
  try {
    const feed = await tryFeed(deps, followed, signal)
    // What was pushed and is not in the feed may be in the list.
    const isMissing = followed.isPushed && feed.found === 0
    const asksListing = feed.failure !== null || feed.hasGap || followed.isListingDue || isMissing
    const listing = asksListing ? await tryListing(deps, followed, signal) : noListing
    // One source that answers is enough; a podcast has no other.
    const failure = feed.failure === null || listing.hasListed ? null : feed.failure
    const failures = failure === null ? 0 : followed.failures + 1
    const meanGapMinutes = failure === null ? await readMeanGap(deps.db, followed.id) : null
    const isAwaited = isMissing && listing.found === 0
    const intervalMinutes = pollInterval({ meanGapMinutes, failures, isAwaited })
    const { title = null, version = noVersion } = feed
    const hasRead = feed.failure === null && feed.version !== undefined
    await storePoll(deps.db, followed.id, {
      turn,
      title: title ?? listing.title,
      feedUrl: feed.feedUrl ?? followed.feedUrl,
      version,
      hasRead,
      hasListed: listing.hasListed,
      failureCode: failure?.code ?? null,
      intervalMinutes,
    })
    await matchHub(deps, followed, feed.version === undefined ? null : { hub: feed.hub ?? null })
  } catch (error) {
    // Its turn ends by itself, and what it read is due again.
    if (!signal.aborted)
      deps.log.warn({ err: error, followed: followed.id }, 'a followed source could not be polled')
  }
}

const noVersion: FeedVersion = { etag: null, lastModified: null }
const noListing = { hasListed: false, title: null, found: 0 }

type FeedOutcome = {
  failure: AppError | null
  hasGap: boolean
  found: number
  title?: string | null
  version?: FeedVersion
  hub?: FeedHub | null
  feedUrl?: string
}

async function tryFeed(deps: Deps, followed: FollowedRow, signal: AbortSignal): Promise<FeedOutcome> {
  const known = { etag: followed.etag, lastModified: followed.lastModified }
  const feed = await readFeed(deps, followed.feedUrl, { known, signal, caller: followingTurn }).catch(
    failureOf,
  )
  if (feed === null) return { failure: null, hasGap: false, found: 0 }
  if (feed instanceof Error) return { failure: feed, hasGap: false, found: 0 }
  const { entries, title, etag, lastModified, hub, feedUrl } = feed
  const { hasGap, found } = await storeReading(deps.db, followed.id, { entries, seenBy: 'feed' })
  return { failure: null, hasGap, found, title, version: { etag, lastModified }, hub, feedUrl }
}

async function tryListing(
  deps: Deps,
  followed: FollowedRow,
  signal: AbortSignal,
): Promise<{ hasListed: boolean; title: string | null; found: number }> {
  const reachesAnchor = async (entries: readonly { key: string }[]): Promise<boolean> => {
    if (followed.kind === 'playlist') return false
    const keys = entries.map(({ key }) => key)
    return [...(await findEntries(deps.db, followed.id, keys)).values()].some(({ isAnchor }) => isAnchor)
  }
  const listing = await readListing(deps, followed, reachesAnchor, signal).catch(failureOf)
  if (listing === null || listing instanceof Error) return noListing
  const { found } = await storeReading(deps.db, followed.id, { entries: listing.entries, seenBy: 'listing' })
  return { hasListed: true, title: listing.title, found }
}

type PollFacts = {
  /** The mean time between its newest entries, in minutes; `null` where fewer than two are dated. */
  meanGapMinutes: number | null
  failures: number
  /** True where its hub announced an entry that neither reader has yet. */
  isAwaited: boolean
}

const unknownGapMinutes = 240
/** A source is asked four times in the time in which it publishes once. */
const pollsPerGap = 4
const maxBackOffMinutes = 360

/** Minutes until a source is asked again. */
function pollInterval({ meanGapMinutes, failures, isAwaited }: PollFacts): number {
  if (failures > 0) return Math.min(pollMinutes.min * 2 ** Math.min(failures - 1, 10), maxBackOffMinutes)
  if (isAwaited) return pollMinutes.min
  const wanted = (meanGapMinutes ?? unknownGapMinutes) / pollsPerGap
  return Math.min(Math.max(wanted, pollMinutes.min), pollMinutes.max)
}
