import type { ProblemCode } from '#contract/problem.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { YoutubeClients } from '#server/lib/youtube-clients.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { CaptionChoice } from '#contract/transcripts.ts'
import type { SourcedTranscript, TranscriptSource } from '#server/ports/transcript-source.ts'
import type { ReadCaptions } from './captions/fetch-captions.ts'
import { factsOf } from './failures/failure-kinds.ts'
import { toAppError } from './failures/to-app-error.ts'
import { YoutubeFailure } from './failures/youtube-failure.ts'
import type { Fetch } from './http/call.ts'
import { createCaller } from './http/caller.ts'
import type { YoutubeLimits } from './http/limits.ts'
import { createYoutubeHosts } from './http/youtube-hosts.ts'
import { createNegativeCache } from './negative-cache.ts'
import type { Connection } from './innertube.ts'
import { findFirstVideo } from './playlists/find-first-video.ts'
import { createCircuitBreaker } from './strategies/circuit-breaker.ts'
import { fetchTranscript } from './strategies/fetch-transcript.ts'
import { createVisitorIds } from './visitor-ids.ts'
import type { YtDlp } from './yt-dlp/run-yt-dlp.ts'
import type { Attempt } from './strategies/try-strategies.ts'

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
