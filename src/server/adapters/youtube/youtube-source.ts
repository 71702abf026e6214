import type { ProblemCode } from '#contract/problem.ts'
import type { CaptionChoice } from '#contract/transcripts.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { YoutubeClients } from '#server/lib/youtube-clients.ts'
import type { SourcedTranscript, TranscriptSource } from '#server/ports/video-sources.ts'
import type { ReadCaptions } from './captions/fetch-captions.ts'
import { factsOf } from './failures/failure-kinds.ts'
import { toAppError, YoutubeFailure } from './failures/youtube-failure.ts'
import { createCaller } from './http/caller.ts'
import type { Fetch, YoutubeLimits } from './http/caller.ts'
import { createYoutubeHosts } from './http/proxied-fetch.ts'
import type { Connection } from './innertube.ts'
import { findFirstVideo } from './lists/find-first-video.ts'
import { fetchTranscript } from './strategies/fetch-transcript.ts'
import { createVisitorIds } from './strategies/profile-strategy.ts'
import { createCircuitBreaker } from './strategies/try-strategies.ts'
import type { Attempt } from './strategies/try-strategies.ts'
import type { YtDlp } from './yt-dlp/yt-dlp-strategy.ts'

/** How one request for a video went, for the log and the counters. */
export type Outcome = {
  videoId: string
  /** `OK`, or the code of the failure that the caller gets. */
  code: 'OK' | ProblemCode
  /** The path taken; empty when the answer was remembered. */
  attempts: readonly Attempt[]
  ms: number
}

export type YoutubeOptions = {
  fetch: Fetch
  clock: Clock
  random: () => number
  readCaptions: ReadCaptions
  clients: YoutubeClients
  limits: YoutubeLimits
  /** Origin of a stand-in for YouTube; `null` is YouTube itself. */
  origin: string | null
  /** The second source; `null` when it is not installed. */
  ytDlp: YtDlp | null
  onOutcome: (outcome: Outcome) => void
}

/** The player and the captions of each profile, one repetition, and the page around the video; a visit comes on top. */
const maxCallsPerVideo = 8

/** Transcripts of YouTube videos, by its own interface and, where that fails, by `yt-dlp`. */
export function createYoutubeSource(options: YoutubeOptions): TranscriptSource {
  const { clock, limits, clients } = options
  const hosts = createYoutubeHosts(options.origin)
  const connect = (maxCalls = maxCallsPerVideo): Connection => ({
    call: createCaller({ ...options, backOffMs: limits.backOffMs }, maxCalls),
    hosts,
    limits,
  })
  const context = {
    ...options,
    connect,
    visitors: createVisitorIds(() => connect(1), clock),
    breaker: createCircuitBreaker(clock),
  }
  const failures = createNegativeCache(clock)

  async function fetchOrRecall(
    videoId: string,
    choice: CaptionChoice | null,
    signal: AbortSignal,
    attempts: Attempt[],
  ): Promise<SourcedTranscript> {
    const key = [videoId, choice?.language, choice?.kind].join(' ')
    const remembered = failures.get(key)
    if (remembered !== null) throw remembered
    try {
      return await fetchTranscript(context, { videoId, choice, signal, attempts })
    } catch (error) {
      if (error instanceof YoutubeFailure && isOfTheVideo(error, attempts)) failures.set(key, error)
      throw error
    }
  }

  return {
    name: 'youtube',
    fetch: async (videoId, { signal, choice }) => {
      const began = clock.now()
      const attempts: Attempt[] = []
      const report = (code: Outcome['code']): void =>
        options.onOutcome({ videoId, code, attempts, ms: clock.now() - began })
      try {
        const transcript = await fetchOrRecall(videoId, choice, signal, attempts)
        report('OK')
        return transcript
      } catch (error) {
        const failure = toAppError(error, clock.now())
        if (failure instanceof AppError) report(failure.code)
        throw failure
      }
    },
    findFirstVideo: async (playlistId, { signal }) => {
      try {
        return await findFirstVideo(connect(), clients.web, playlistId, signal)
      } catch (error) {
        signal.throwIfAborted()
        throw toAppError(error, clock.now())
      }
    },
  }
}

/** What a profile might have seen differently that could not be asked isn't remembered of a video. */
function isOfTheVideo({ kind }: YoutubeFailure, attempts: readonly Attempt[]): boolean {
  return (
    factsOf(kind).isFinal ||
    attempts.every(({ outcome }) => outcome !== 'SKIPPED' && outcome !== 'UNREACHABLE')
  )
}

const maxEntries = 10_000

/** Remembers for a short while what could not be had, so that YouTube is not asked the same again and again. */
type NegativeCache = {
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
