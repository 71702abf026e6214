import { z } from 'zod'
import type { ProblemCode } from '#contract/problems.ts'
import type { CaptionChoice } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { YoutubeClients, ClientProfile } from '#server/lib/youtube-clients.ts'
import type { SourcedTranscript, TranscriptSource } from '#server/ports/video-sources.ts'
import type { ReadCaptions } from './captions/fetch-captions.ts'
import { factsOf } from './failures/failure-kinds.ts'
import { toAppError, YoutubeFailure } from './failures/youtube-failure.ts'
import { createCaller } from './http/caller.ts'
import type { Fetch, YoutubeLimits } from './http/caller.ts'
import { createYoutubeHosts, askInnertube } from './http/connection.ts'
import type { Connection } from './http/connection.ts'
import { listPageOf, valuesByName } from './lists/read-list-page.ts'
import { fetchTranscript, createVisitorIds } from './strategies/fetch-transcript.ts'
import { createCircuitBreaker } from './strategies/try-strategies.ts'
import type { Attempt } from './strategies/try-strategies.ts'
import type { YtDlp } from './yt-dlp/yt-dlp-strategy.ts'

/** The outcome of one request for a video, for the log and the counters. */
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

/** Player and captions of each profile, one repetition, and the video's page; plus a visit. */
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

/** A failure holds for the video: no profile that could not be asked might have seen it differently. */
function isOfTheVideo({ kind }: YoutubeFailure, attempts: readonly Attempt[]): boolean {
  return (
    factsOf(kind).isFinal ||
    attempts.every(({ outcome }) => outcome !== 'SKIPPED' && outcome !== 'UNREACHABLE')
  )
}

const maxEntries = 10_000

/** Remembers failures for a short while, so that YouTube is not asked again and again. */
type NegativeCache = {
  get: (key: string) => YoutubeFailure | null
  set: (key: string, failure: YoutubeFailure) => void
}

/** A cache of failures; the time depends on the kind, and the oldest entries go when it is full. */
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

const videoId = z.string().regex(/^[\w-]{11}$/)
const watch = z.object({ watchEndpoint: z.object({ videoId }) }).transform((to) => to.watchEndpoint.videoId)
const reel = z
  .object({ reelWatchEndpoint: z.object({ videoId }) })
  .transform((to) => to.reelWatchEndpoint.videoId)
const video = z
  .object({ videoId, isPlayable: z.literal(true).optional() })
  .transform((listed) => listed.videoId)

/** The positions of a playlist's videos, by the object's name; seen from 2024 to September 2026. */
const listPositions = {
  playlistSidebarPrimaryInfoRenderer: z
    .object({ navigationEndpoint: z.union([watch, reel]) })
    .transform((sidebar) => sidebar.navigationEndpoint),
  playlistVideoRenderer: video,
  reelItemRenderer: video,
  shortsLockupViewModel: z
    .object({ onTap: z.object({ innertubeCommand: reel }) })
    .transform((lockup) => lockup.onTap.innertubeCommand),
  lockupViewModel: z
    .object({ contentId: videoId, contentType: z.literal('LOCKUP_CONTENT_TYPE_VIDEO') })
    .transform((lockup) => lockup.contentId),
  // The picture above an empty-looking list, which opens the first of its Shorts.
  heroPlaylistThumbnailRenderer: z
    .object({ onTap: z.union([watch, reel]) })
    .transform((picture) => picture.onTap),
}
/** The page of a mix is full of other videos, so only its own list counts. */
const mixPositions = { playlistPanelVideoRenderer: video }

/**
 * The first video of a playlist. A mix (`RD…`) has no page of its own and is asked for as a video's
 * surroundings.
 * @throws YoutubeFailure `PLAYLIST_NOT_FOUND`, or why YouTube does not say
 */
async function findFirstVideo(
  connection: Connection,
  web: ClientProfile,
  playlistId: string,
  signal: AbortSignal,
): Promise<string> {
  const isMix = playlistId.startsWith('RD')
  const answer = await askInnertube(connection, isMix ? 'next' : 'browse', {
    profile: web,
    visitorData: null,
    subject: isMix ? { playlistId } : { browseId: `VL${playlistId}` },
    timeoutMs: connection.limits.callMs,
    signal,
  })
  const page = listPageOf(answer)
  return firstVideoOf(page, isMix ? mixPositions : listPositions)
}

function firstVideoOf(page: object, positions: Record<string, z.ZodType<string>>): string {
  const valuesNamed = valuesByName(page)
  for (const [name, position] of Object.entries(positions)) {
    const found = valuesNamed(name).flatMap((value) => position.safeParse(value).data ?? [])
    if (found[0] !== undefined) return found[0]
  }
  // An empty playlist and a page in a new form look alike; both have no video to name.
  throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
}
