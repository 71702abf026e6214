import type { Clock } from '#server/ports/clock.ts'
import { factsOf } from './failures/failure-kinds.ts'
import { YoutubeFailure } from './failures/youtube-failure.ts'

const maxEntries = 10_000

/** Remembers for a short while what could not be had, so that YouTube is not asked the same again and again. */
export type NegativeCache = {
  get: (key: string) => YoutubeFailure | null
  set: (key: string, failure: YoutubeFailure) => void
}

/** How long a failure is stored depends on its kind. The oldest entries go when there are too many. */
export function createNegativeCache(clock: Clock): NegativeCache {
  const entries = new Map<string, { failure: YoutubeFailure; since: number; until: number }>()
  return {
    get: (key) => {
      const entry = entries.get(key)
      if (entry === undefined) return null
      const { failure, since, until } = entry
      const now = clock.now()
      if (until > now) return later(failure, Math.floor((now - since) / 1000))
      entries.delete(key)
      return null
    },
    set: (key, failure) => {
      const now = clock.now()
      const untilStart = failure.startsAt === null ? Infinity : failure.startsAt * 1000 - now
      const keepMs = Math.min(factsOf(failure.kind).keepSeconds * 1000, untilStart)
      if (keepMs <= 0) return
      entries.delete(key)
      entries.set(key, { failure, since: now, until: now + keepMs })
      const [oldest] = entries.keys()
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    },
  }
}

/** The same failure some seconds later: there is that much less to wait. */
function later(failure: YoutubeFailure, seconds: number): YoutubeFailure {
  const { kind, title, reason, startsAt, retryAfterSeconds, captionsPart } = failure
  const left = retryAfterSeconds === null ? null : Math.max(1, retryAfterSeconds - seconds)
  return new YoutubeFailure(kind, { title, reason, startsAt, retryAfterSeconds: left, captionsPart })
}
