import type { CaptionsPart } from '#contract/problem.ts'
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
  /** Captions that leave most of the video out. */
  captionsPart?: CaptionsPart | null
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
  readonly captionsPart: CaptionsPart | null
  readonly isTimeout: boolean

  constructor(kind: FailureKind, details: Details = {}) {
    super(kind, details.cause === undefined ? {} : { cause: details.cause })
    this.name = 'YoutubeFailure'
    this.kind = kind
    this.title = details.title ?? null
    this.reason = details.reason ?? null
    this.startsAt = details.startsAt ?? null
    this.retryAfterSeconds = details.retryAfterSeconds ?? factsOf(kind).retryAfterSeconds
    this.captionsPart = details.captionsPart ?? null
    this.isTimeout = details.isTimeout ?? false
  }

  /** The same failure, of the video with this title. */
  of(title: string | null): YoutubeFailure {
    const { reason, startsAt, retryAfterSeconds, captionsPart, isTimeout, cause } = this
    const known = { reason, startsAt, retryAfterSeconds, captionsPart, isTimeout, cause }
    return new YoutubeFailure(this.kind, { title, ...known })
  }
}

/**
 * The failure that says most; of equal ones the one that is over first, or came first. That some don't see a video or its
 * captions says nothing while another could not be asked: only that one may have them, and it's worth asking again.
 */
export function mostTelling(failures: readonly [YoutubeFailure, ...YoutubeFailure[]]): YoutubeFailure {
  const isUnheard = failures.some(({ kind }) => kind === 'UNREACHABLE')
  const voices = failures.filter(({ kind }) => !isUnheard || !factsOf(kind).isAbsence)
  return voices.reduce((max, failure) => {
    const difference = factsOf(failure.kind).weight - factsOf(max.kind).weight
    const isSooner = (failure.retryAfterSeconds ?? Infinity) < (max.retryAfterSeconds ?? Infinity)
    return difference > 0 || (difference === 0 && failure.kind === max.kind && isSooner) ? failure : max
  }, voices[0] ?? failures[0])
}
