import type { CaptionsPart } from '#contract/problem.ts'
import { AppError } from '#core/app-error.ts'
import { cutText } from '#core/storable-text.ts'
import { clockTime } from '#product/times.ts'
import { factsOf } from './failure-kinds.ts'
import type { FailureKind } from './failure-kinds.ts'

type Details = {
  /** The title of the video, where YouTube names one that it does not show. */
  title?: string | null
  /** In YouTube's own words. */
  reason?: string | null
  /** The start of an announced video, in seconds since 1970. */
  startsAt?: number | null
  /** The seconds that YouTube itself asks to wait. */
  retryAfterSeconds?: number | null
  /** Captions that leave most of the video out. */
  captionsPart?: CaptionsPart | null
  /** It took too long, rather than being refused or cut off. */
  isTimeout?: boolean
  cause?: unknown
}

/** A failure of one attempt at YouTube. It never leaves this adapter: the outside gets an `AppError`. */
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
 * The failure that says most; of equal ones the one that is over first, or came first. That some don't see a
 * video or its captions says nothing while another could not be asked: only that one may have them, and it's
 * worth asking again.
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

const withheld = "YouTube currently withholds this video's captions. Try again later or paste the transcript."
const blocked =
  "YouTube is blocking requests from this server's network, as it often does with cloud servers. Paste the transcript, or try again later."
const changed =
  'YouTube has changed, and this server needs an update to keep up. Paste the transcript instead.'

const sentences: Record<Exclude<FailureKind, 'UPCOMING' | 'LOGIN_REQUIRED' | 'UNPLAYABLE'>, string> = {
  PRIVATE_VIDEO:
    "This video is private, so its transcript can't be read. Ask the owner to make it public or unlisted, or paste the transcript.",
  AGE_RESTRICTED:
    'This video is age-restricted; YouTube only shows it to signed-in adults. Paste the transcript instead.',
  MEMBERS_ONLY: 'This video is for channel members only. Paste the transcript if you have it.',
  PAYMENT_NEEDED:
    'This video has to be bought, or needs YouTube Premium. Paste the transcript if you can see the video.',
  GEO_BLOCKED: "This video isn't available in the server's country. Paste the transcript instead.",
  LIVE_NOW: 'This is a live stream. A transcript appears a few hours after it ends.',
  LIVE_PROCESSING:
    'This stream has only just ended and YouTube is still preparing its captions. Try again in a few hours.',
  VIDEO_PROCESSING: 'YouTube is still processing this video. Try again in a while.',
  NO_CAPTIONS: 'This video has no captions. Paste a transcript if you have one.',
  NO_SPEECH:
    'The captions of this video have no speech, only music or sounds. Paste a transcript if you have one.',
  VIDEO_NOT_FOUND: "This video doesn't exist or has been removed.",
  PLAYLIST_NOT_FOUND: "This playlist doesn't exist, is private or is empty. Paste a link to one video.",
  ID_REFUSED:
    'YouTube has no video at that link. Paste a link such as https://www.youtube.com/watch?v=… or youtu.be/…',
  PAUSED:
    "YouTube isn't answering this server properly, so we're pausing for a moment. Wait for the countdown, or paste the transcript.",
  CAPTIONS_GATED: withheld,
  CAPTIONS_EMPTY: withheld,
  CAPTIONS_CUT:
    "YouTube gives only a part of this video's captions. Try again later or paste the transcript.",
  ADDRESS_BLOCKED: blocked,
  ADDRESS_LIMITED: blocked,
  CAPTIONS_LIMITED: blocked,
  SESSION_LIMITED:
    'This server has asked YouTube too often. That can last up to an hour; until then, paste the transcript.',
  CLIENT_REJECTED: changed,
  ANSWER_CHANGED: changed,
  UNREACHABLE: "YouTube couldn't be reached or took too long to answer. Please try again in a moment.",
}

const maxReasonLength = 200

/** The sentence for a user about a failure; `now` in milliseconds since 1970. */
function failureSentence(failure: YoutubeFailure, now: number): string {
  const { kind, reason, startsAt, captionsPart } = failure
  if (kind === 'UPCOMING') return upcomingSentence(startsAt, now)
  if (kind === 'CAPTIONS_CUT' && captionsPart !== null) return partSentence(captionsPart)
  if (kind === 'LOGIN_REQUIRED' || kind === 'UNPLAYABLE') return unavailableSentence(reason)
  if (kind === 'VIDEO_NOT_FOUND' && reason !== null)
    return `${sentences[kind]} YouTube says: ${quoted(reason)}`
  return sentences[kind]
}

function partSentence({ endSeconds, durationSeconds }: CaptionsPart): string {
  const end = `${clockTime(endSeconds)} of ${clockTime(durationSeconds)}`
  return `This video's captions end at ${end}. Summarize that part, paste the transcript, or try again later.`
}

/** The moment itself is given beside the sentence: only the reader's device knows their zone and language. */
function upcomingSentence(startsAt: number | null, now: number): string {
  const isLate = startsAt !== null && startsAt * 1000 <= now
  const fact = isLate ? 'is late: it should have started by now' : "hasn't started yet"
  return `This premiere or stream ${fact}. Try again after it has ended.`
}

function unavailableSentence(reason: string | null): string {
  if (reason === null) return "YouTube doesn't show this video. Paste the transcript if you have it."
  return `YouTube doesn't show this video and says: ${quoted(reason)} Paste the transcript if you have it.`
}

/** YouTube's own words, as far as they fit into a sentence. */
function quoted(reason: string): string {
  const words = reason.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  const short = words.length > maxReasonLength ? `${cutText(words, maxReasonLength).trimEnd()}…` : words
  return /[.!?…]$/.test(short) ? `“${short}”` : `“${short}.”`
}

const lateStartRetrySeconds = 10 * 60

/** A failure in the words of the product, as of `now` in milliseconds since 1970; anything else as it is. */
export function toAppError(error: unknown, now: number): unknown {
  if (!(error instanceof YoutubeFailure)) return error
  const retryAfterSeconds = secondsToWait(error, now)
  return new AppError(factsOf(error.kind).code, failureSentence(error, now), {
    cause: error,
    ...(error.title === null ? {} : { videoTitle: error.title }),
    ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
    ...(error.captionsPart === null ? {} : { captionsPart: error.captionsPart }),
    ...(error.startsAt === null ? {} : { startsAt: new Date(error.startsAt * 1000).toISOString() }),
  })
}

/** An announced video is worth another try when it begins; one that is late, in a few minutes. */
function secondsToWait({ startsAt, retryAfterSeconds }: YoutubeFailure, now: number): number | null {
  if (startsAt === null) return retryAfterSeconds
  const left = Math.ceil(startsAt - now / 1000)
  return left > 0 ? left : lateStartRetrySeconds
}
