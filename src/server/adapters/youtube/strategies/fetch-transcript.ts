import type { CaptionChoice, CaptionTrack } from '#contract/transcripts.ts'
import { fetchableTracks, canonicalTag } from '#server/domain/captions/caption-tracks.ts'
import { chaptersOfDescription } from '#server/domain/text/description-chapters.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { YoutubeClients } from '#server/lib/youtube-clients.ts'
import type { SourcedTranscript } from '#server/ports/video-sources.ts'
import type { ReadCaptions } from '../captions/fetch-captions.ts'
import { factsOf } from '../failures/failure-kinds.ts'
import { mostTelling, YoutubeFailure } from '../failures/youtube-failure.ts'
import type { Connection } from '../http/connection.ts'
import { askOembed, askSurroundings } from '../metadata/ask-metadata.ts'
import type { Surroundings } from '../metadata/ask-metadata.ts'
import type { YtDlp } from '../yt-dlp/yt-dlp-strategy.ts'
import { createYtDlpStrategy, mayYtDlpHelp } from '../yt-dlp/yt-dlp-strategy.ts'
import type { VisitorIds } from './profile-strategy.ts'
import { createProfileStrategy } from './profile-strategy.ts'
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
