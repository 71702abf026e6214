import { z } from 'zod'
import type { CaptionChoice, CaptionTrack } from '#contract/transcripts.ts'
import { fetchableTracks, canonicalTag } from '#core/captions/caption-tracks.ts'
import { parseQuickJson } from '#core/parse-json.ts'
import { chaptersOfDescription } from '#core/text/description-chapters.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { YoutubeClients, ClientProfile } from '#server/lib/youtube-clients.ts'
import { userAgentOf } from '#server/lib/youtube-clients.ts'
import type { SourcedTranscript } from '#server/ports/video-sources.ts'
import type { ReadCaptions, CaptionFetcher } from '../captions/fetch-captions.ts'
import { fetchBestTrack } from '../captions/fetch-captions.ts'
import { factsOf } from '../failures/failure-kinds.ts'
import { mostTelling, YoutubeFailure } from '../failures/youtube-failure.ts'
import { textOf } from '../http/caller.ts'
import type { Connection } from '../http/connection.ts'
import { askInnertube } from '../http/connection.ts'
import { askOembed, askSurroundings } from '../metadata/ask-metadata.ts'
import type { Surroundings } from '../metadata/ask-metadata.ts'
import { classifyPlayer, classifyStatus } from '../player/classify.ts'
import { playerAnswerSchema, readPlayableVideo } from '../player/player-answer.ts'
import type { PlayableVideo } from '../player/player-answer.ts'
import type { YtDlp } from '../yt-dlp/yt-dlp-strategy.ts'
import { createYtDlpStrategy, mayYtDlpHelp } from '../yt-dlp/yt-dlp-strategy.ts'
import type { Attempt, CircuitBreaker, Found, Strategy, Trial } from './try-strategies.ts'
import { tryStrategies } from './try-strategies.ts'

type Context = {
  /** A connection for one video: its calls are counted together. */
  connect: () => Connection
  clients: YoutubeClients
  visitors: VisitorIds
  breaker: CircuitBreaker
  clock: Clock
  readCaptions: ReadCaptions
  ytDlp: YtDlp | null
}

type Request = {
  videoId: string
  choice: CaptionChoice | null
  signal: AbortSignal
  /** Filled with the path taken, also when it leads nowhere. */
  attempts: Attempt[]
}

/**
 * The transcript of a video by the profiles of YouTube's applications in order, then by `yt-dlp`.
 * @throws YoutubeFailure the one that says most, within the time for one video
 */
export async function fetchTranscript(context: Context, request: Request): Promise<SourcedTranscript> {
  const { clients, clock, breaker, ytDlp } = context
  const { videoId, choice, signal, attempts } = request
  const connection = context.connect()
  const budget = AbortSignal.any([signal, AbortSignal.timeout(connection.limits.totalMs)])
  const trial: Trial = { clock, breaker, videoId, attempts, signals: { caller: signal, budget } }
  let surroundings: Promise<Surroundings> | null = null
  const askAround = (): Promise<Surroundings> =>
    (surroundings ??= askSurroundings(connection, clients.web, videoId, budget))

  const fetcher = { ...context, connection, hasTriedAnother: false }
  const profiles = clients.players.map((profile) =>
    createProfileStrategy(fetcher, profile, { videoId, choice }),
  )
  const more = ytDlp === null ? null : createYtDlpStrategy({ ...fetcher, ytDlp }, { videoId, choice })
  const found = await tryAll(trial, profiles.map(announcing), more === null ? null : announcing(more))
  return assembleTranscript(connection, found, await askAround(), signal)

  /** The page around a video is asked for as soon as the video is known to be there. */
  function announcing(strategy: Strategy): Strategy {
    const run: Strategy['run'] = (within, onPlayable) =>
      strategy.run(within, () => {
        onPlayable()
        void askAround()
      })
    return { ...strategy, run }
  }
}

/** The profiles, then the other program where it may know more. */
async function tryAll(trial: Trial, profiles: readonly Strategy[], ytDlp: Strategy | null): Promise<Found> {
  try {
    return await tryStrategies(trial, profiles)
  } catch (first) {
    if (!(first instanceof YoutubeFailure) || ytDlp === null) throw first
    if (factsOf(first.kind).isFinal || !mayYtDlpHelp(first.kind)) throw first
    return await tryStrategies(trial, [ytDlp]).catch((second: unknown) => {
      // That the other program came to nothing, which is all it says, says less than what YouTube said.
      if (second instanceof YoutubeFailure && second.kind === 'UNREACHABLE') throw first
      throw second instanceof YoutubeFailure ? mostTelling([first, second]) : second
    })
  }
}

/** The transcript that goes out, from all that was found. */
async function assembleTranscript(
  connection: Connection,
  { video, track, captions }: Found,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<SourcedTranscript> {
  const named =
    video.title === null ? await askOembed(connection, video.videoId, signal) : { title: null, channel: null }
  const written = chaptersOfDescription(video.description, video.durationSeconds)
  return {
    videoId: video.videoId,
    title: video.title ?? named.title,
    channel: video.channel ?? named.channel,
    durationSeconds: video.durationSeconds,
    publishedOn: surroundings.publishedOn,
    language: canonicalTag(track.language),
    captionKind: track.kind,
    timings: captions.timings,
    credit: null,
    chapters: surroundings.chapters.length > 0 ? surroundings.chapters : written,
    tracks: fetchableTracks(video.tracks).map(toCaptionTrack),
    cues: captions.cues,
    droppedCues: captions.droppedCues,
    repairedCues: captions.repairedCues,
  }
}

function toCaptionTrack({ language, kind, name }: CaptionTrack): CaptionTrack {
  return { language: canonicalTag(language) ?? language, kind, name }
}

type ProfileContext = CaptionFetcher & { visitors: VisitorIds }

/** Asks YouTube as one of its applications: the player first, then the captions that it names. */
function createProfileStrategy(
  context: ProfileContext,
  profile: ClientProfile,
  { videoId, choice }: { videoId: string; choice: CaptionChoice | null },
): Strategy {
  return {
    name: profile.name,
    run: async (signal, onPlayable) => {
      const video = await askWithVisit(context, profile, videoId, signal)
      const request = { video, choice, userAgent: userAgentOf(profile), signal }
      const found = fetchBestTrack(context, request).catch((error: unknown) => {
        throw error instanceof YoutubeFailure ? error.of(video.title) : error
      })
      // After the call for the captions, which most depends on: sending another takes a millisecond.
      onPlayable()
      return { video, ...(await found) }
    },
  }
}

/** Asks the player; when this visit has asked too often, once more with a new one. */
async function askWithVisit(
  { connection, visitors }: ProfileContext,
  profile: ClientProfile,
  videoId: string,
  signal: AbortSignal,
): Promise<PlayableVideo> {
  const ask = async (): Promise<PlayableVideo> =>
    askPlayer(connection, { videoId, profile, visitorData: await visitors.get(profile), signal })
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof YoutubeFailure) || error.kind !== 'SESSION_LIMITED') throw error
    if (!connection.call.takeRepeat()) throw error
    visitors.forget()
    return await ask()
  }
}

const answerSchema = z.object({ responseContext: z.object({ visitorData: z.string().min(1).max(2000) }) })
const keepMs = 60 * 60 * 1000
const keepFailureMs = 60 * 1000

/** The anonymous visit to YouTube that all requests belong to. */
export type VisitorIds = {
  /** The id of the present visit, `null` when YouTube gives none; requests then go out without it. */
  get: (profile: ClientProfile) => Promise<string | null>
  /** Ends the visit, so that the next request begins another. */
  forget: () => void
}

type Visit = { id: Promise<string | null>; until: number }

/** Visits that last an hour, for all profiles. Simultaneous requests wait for one answer. */
export function createVisitorIds(connect: () => Connection, clock: Clock): VisitorIds {
  let current: Visit | null = null

  async function begin(profile: ClientProfile): Promise<string | null> {
    const visit: Visit = { id: fetchVisitorId(connect(), profile), until: clock.now() + keepMs }
    current = visit
    const id = await visit.id
    if (id === null) visit.until = clock.now() + keepFailureMs
    return id
  }

  return {
    get: (profile) => (current !== null && current.until > clock.now() ? current.id : begin(profile)),
    forget: () => {
      current = null
    },
  }
}

/** Shared by all requests that wait for it, so it doesn't end with one of them. */
async function fetchVisitorId(connection: Connection, profile: ClientProfile): Promise<string | null> {
  try {
    const answer = await askInnertube(connection, 'visitor_id', {
      profile,
      visitorData: null,
      subject: {},
      timeoutMs: connection.limits.extraCallMs,
      signal: AbortSignal.timeout(connection.limits.extraCallMs),
    })
    const { data } = answerSchema.safeParse(parseQuickJson(textOf(answer)))
    return data?.responseContext.visitorData ?? null
  } catch {
    return null
  }
}

type Question = {
  videoId: string
  profile: ClientProfile
  visitorData: string | null
  signal: AbortSignal
}

/** YouTube's answer to one of its applications about a video. @throws YoutubeFailure */
async function askPlayer(connection: Connection, question: Question): Promise<PlayableVideo> {
  const { videoId, profile, visitorData, signal } = question
  const answer = await askInnertube(connection, 'player', {
    profile,
    visitorData,
    // The two promises keep a question for the viewer away that a program cannot answer.
    subject: { videoId, contentCheckOk: true, racyCheckOk: true },
    timeoutMs: connection.limits.callMs,
    signal,
  })
  const refused = classifyStatus(answer)
  if (refused !== null) throw refused
  const parsed = playerAnswerSchema.safeParse(parseQuickJson(textOf(answer)))
  if (!parsed.success) throw new YoutubeFailure('ANSWER_CHANGED', { cause: parsed.error })
  const video = await readPlayableVideo(parsed.data, videoId)
  const failure = classifyPlayer(parsed.data, videoId)
  if (failure === null) return video
  throw parsed.data.videoDetails?.videoId === videoId ? failure.of(video.title) : failure
}
