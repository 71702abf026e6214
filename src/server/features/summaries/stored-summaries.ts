import type { Orm } from '#server/db/database.ts'
import type { KnownSubject } from '#server/features/transcripts/service.ts'
import { findSummary, readSummary } from './repo.ts'
import type { FoundSummary } from './repo.ts'

/** The summaries of the store, as this process reads them. */
export type StoredSummaries = {
  /** The summary of a subject made in this way; up to five seconds old. `null` when there is none. */
  find: (subject: KnownSubject, variant: string) => Promise<FoundSummary | null>
  /** The summary with this id. */
  read: (id: string) => Promise<FoundSummary | null>
}

type Entry = { found: Promise<FoundSummary | null>; until: number }

/** A summary never changes; another may replace it, when its transcript was fetched again. */
const keptMs = 5000
const maxKept = 200

/** Reads each summary once for all who ask for it within some seconds. */
export function createStoredSummaries(orm: Orm, now: () => number): StoredSummaries {
  const kept = new Map<string, Entry>()

  function keep(name: string, read: () => Promise<FoundSummary | null>): Promise<FoundSummary | null> {
    const known = kept.get(name)
    if (known !== undefined && known.until > now()) return known.found
    const found = read()
    kept.delete(name)
    kept.set(name, { found, until: now() + keptMs })
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break
      kept.delete(oldest)
    }
    // Only what is there is kept: what is not may be made in the next moment.
    const forget = (): void => {
      if (kept.get(name)?.found === found) kept.delete(name)
    }
    found.then((summary) => summary ?? forget(), forget)
    return found
  }

  return {
    find: (subject, variant) =>
      keep(JSON.stringify([subject, variant]), () => findSummary(orm, subject, variant)),
    read: (id) => keep(id, () => readSummary(orm, id)),
  }
}
