import { factsOf } from './failure-kinds.ts'
import type { FailureKind } from './failure-kinds.ts'

type Details = {
  /** Of the video, where YouTube names one that it does not show. */
  title?: string | null
  /** In YouTube's own words. */
  reason?: string | null
  /** When an announced video begins, in seconds since 1970. */
  startsAt?: number | null
  /** What YouTube itself says of how long to wait. */
  retryAfterSeconds?: number | null
  /** It took too long, rather than being refused or cut off. */
  isTimeout?: boolean
  cause?: unknown
}

/** What went wrong in one attempt at YouTube. It never leaves this adapter: the outside gets an `AppError`. */
export class YoutubeFailure extends Error {
  readonly kind: FailureKind
  readonly title: string | null
  readonly reason: string | null
  readonly startsAt: number | null
  readonly retryAfterSeconds: number | null
  readonly isTimeout: boolean

  constructor(kind: FailureKind, details: Details = {}) {
    super(kind, details.cause === undefined ? {} : { cause: details.cause })
    this.name = 'YoutubeFailure'
    this.kind = kind
    this.title = details.title ?? null
    this.reason = details.reason ?? null
    this.startsAt = details.startsAt ?? null
    this.retryAfterSeconds = details.retryAfterSeconds ?? factsOf(kind).retryAfterSeconds
    this.isTimeout = details.isTimeout ?? false
  }

  /** The same failure, of the video with this title. */
  of(title: string | null): YoutubeFailure {
    const { reason, startsAt, retryAfterSeconds, isTimeout, cause } = this
    return new YoutubeFailure(this.kind, { title, reason, startsAt, retryAfterSeconds, isTimeout, cause })
  }
}

/** The failure that says most; of equal ones the one that is over first, or came first. */
export function mostTelling(failures: readonly [YoutubeFailure, ...YoutubeFailure[]]): YoutubeFailure {
  return failures.reduce((max, failure) => {
    const difference = factsOf(failure.kind).weight - factsOf(max.kind).weight
    const isSooner = (failure.retryAfterSeconds ?? Infinity) < (max.retryAfterSeconds ?? Infinity)
    return difference > 0 || (difference === 0 && failure.kind === max.kind && isSooner) ? failure : max
  })
}
