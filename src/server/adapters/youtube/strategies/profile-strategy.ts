import { z } from 'zod'
import type { CaptionChoice } from '#contract/transcripts.ts'
import type { Clock } from '#server/lib/clock.ts'
import { parseJson } from '#server/lib/outside-body.ts'
import { userAgentOf } from '#server/lib/youtube-clients.ts'
import type { ClientProfile } from '#server/lib/youtube-clients.ts'
import { fetchBestTrack } from '../captions/fetch-captions.ts'
import type { CaptionFetcher } from '../captions/fetch-captions.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import { textOf } from '../http/caller.ts'
import { askInnertube } from '../http/connection.ts'
import type { Connection } from '../http/connection.ts'
import { classifyPlayer, classifyStatus } from '../player/classify.ts'
import { playerAnswerSchema, readPlayableVideo } from '../player/player-answer.ts'
import type { PlayableVideo } from '../player/player-answer.ts'
import type { Strategy } from './try-strategies.ts'

type ProfileContext = CaptionFetcher & { visitors: VisitorIds }

/** Asks YouTube as one of its applications: the player first, then the captions that it names. */
export function createProfileStrategy(
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

/** Visits that last an hour, whatever the profile. Requests that come while one is being fetched wait for the same answer. */
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
    const { data } = answerSchema.safeParse(parseJson(textOf(answer)))
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

/** What YouTube tells one of its applications about a video. @throws YoutubeFailure */
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
  const parsed = playerAnswerSchema.safeParse(parseJson(textOf(answer)))
  if (!parsed.success) throw new YoutubeFailure('ANSWER_CHANGED', { cause: parsed.error })
  const video = await readPlayableVideo(parsed.data, videoId)
  const failure = classifyPlayer(parsed.data, videoId)
  if (failure === null) return video
  throw parsed.data.videoDetails?.videoId === videoId ? failure.of(video.title) : failure
}
