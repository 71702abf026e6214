import { transaction } from '#server/db/transaction.ts'
import type { PooledDb } from '#server/db/database.ts'
import type { FeedEntry } from '#server/ports/followed-feeds.ts'
import {
  findEntries,
  giveToFollowers,
  hasAnchors,
  insertEntries,
  markAnchors,
  storeTranscripts,
} from './entries-repo.ts'
import type { SeenBy } from './entries-repo.ts'
import { sortNews } from './sort-news.ts'
import { lockWatchById } from './watches-repo.ts'

type Reading = {
  entries: readonly FeedEntry[]
  seenBy: SeenBy
}

/** Stores what is new of a reading, and gives it to those who follow; `hasGap` where more news may stand below it. */
export async function storeReading(
  db: PooledDb,
  watchId: string,
  { entries, seenBy }: Reading,
): Promise<{ found: number; hasGap: boolean }> {
  return await transaction(db, async (tx) => {
    const watch = await lockWatchById(tx, watchId)
    if (watch === null || entries.length === 0) return { found: 0, hasGap: false }
    const keys = entries.map(({ key }) => key)
    const stored = await findEntries(tx, watchId, keys)
    const isWholeListKnown = watch.kind === 'playlist' && watch.isListed
    const isFirstListing = watch.kind === 'playlist' && seenBy === 'listing' && !watch.isListed
    const known = {
      stored,
      hasAnchors: await hasAnchors(tx, watchId),
      beganAt: watch.beganAt,
      isWholeListKnown,
    }
    const { news, hasGap } = sortNews(entries, known)
    const isNews = new Set(news)
    const fresh = entries.filter(({ key }) => isNews.has(key))
    // Oldest first, so that of those found at once the newest is also the last.
    const ids = await insertEntries(tx, { watchId, entries: fresh.toReversed(), seenBy, state: 'waiting' })
    await storeTranscripts(tx, watchId, entries)
    await giveToFollowers(tx, watchId, ids)
    if (isFirstListing) {
      const rest = entries.filter(({ key }) => !isNews.has(key))
      await insertEntries(tx, { watchId, entries: rest, seenBy, state: 'old' })
    }
    // Below a listing that found no anchor there is nothing to ask for.
    if (seenBy === 'listing' || !hasGap) await markAnchors(tx, watchId, keys)
    return { found: ids.length, hasGap }
  })
}
