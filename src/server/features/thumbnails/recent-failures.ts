import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/ports/clock.ts'

const minuteMs = 60_000
/** A picture that is not there is unlikely to appear; everything else may pass. */
const missingMs = 10 * minuteMs
const mostEntries = 2000

/** Remembers for a while which pictures could not be had, so that nobody is asked for them again and again. */
export type RecentFailures = {
  get: (videoId: string) => AppError | null
  add: (videoId: string, failure: AppError) => void
}

/** The oldest entries go when there are too many. */
export function createRecentFailures(clock: Clock): RecentFailures {
  const entries = new Map<string, { failure: AppError; until: number }>()
  return {
    get: (videoId) => {
      const entry = entries.get(videoId)
      if (entry === undefined || entry.until <= clock.now()) {
        entries.delete(videoId)
        return null
      }
      return entry.failure
    },
    add: (videoId, failure) => {
      const until = clock.now() + (failure.code === 'NOT_FOUND' ? missingMs : minuteMs)
      entries.delete(videoId)
      entries.set(videoId, { failure, until })
      const [oldest] = entries.keys()
      if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest)
    },
  }
}
