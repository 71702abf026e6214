import { LRUCache } from 'lru-cache'
import type { Db, UnchangingReads } from '#server/db/database.ts'
import type { KnownSubject } from '#server/features/transcripts/service.ts'
import { findSummary, readSummary } from './repo.ts'
import type { FoundSummary } from './repo.ts'

/** Reads stored summaries through a cache of this process. */
export type StoredSummaries = {
  /** The summary of a subject in this variant; up to five seconds old. `null` when there is none. */
  find: (subject: KnownSubject, variant: string) => Promise<FoundSummary | null>
  /** The same without asking the database: `null` as well for one that is not in the cache. */
  findCached: (subject: KnownSubject, variant: string) => Promise<FoundSummary | null>
  /** The summary with this id. */
  read: (id: string) => Promise<FoundSummary | null>
}

/** A summary never changes; another one may replace it, when its transcript was fetched again. */
const cacheMs = 5000
const maxCached = 200

/**
 * Reads each summary once for all callers that ask for it within some seconds. `onLookup` is called with where a summary was
 * found that would otherwise be made.
 */
export function createStoredSummaries(
  { db, unchanging }: { db: Db; unchanging: UnchangingReads },
  now: () => number,
  onLookup: (outcome: 'memory' | 'database' | 'miss') => void = () => undefined,
): StoredSummaries {
  const cache = new LRUCache<string, Promise<FoundSummary | null>>({
    max: maxCached,
    ttl: cacheMs,
    ttlResolution: 0,
    perf: { now },
  })

  function cached(key: string, read: () => Promise<FoundSummary | null>): Promise<FoundSummary | null> {
    const known = cache.get(key)
    if (known !== undefined) return known
    const found = read()
    cache.set(key, found)
    // Only a found summary stays: a missing one may be made in the next moment.
    const drop = (): void => {
      if (cache.peek(key) === found) cache.delete(key)
    }
    found.then((summary) => summary ?? drop(), drop)
    return found
  }

  return {
    find: async (subject, variant) => {
      const found = await cached(keyOf(subject, variant), () => findSummary(db, subject, variant))
      onLookup(found === null ? 'miss' : 'database')
      return found
    },
    findCached: async (subject, variant) => {
      const found = (await cache.get(keyOf(subject, variant))) ?? null
      if (found !== null) onLookup('memory')
      return found
    },
    read: (id) => cached(id, () => unchanging.read((reached) => readSummary(reached, id))),
  }
}

function keyOf(subject: KnownSubject, variant: string): string {
  return JSON.stringify([subject, variant])
}
