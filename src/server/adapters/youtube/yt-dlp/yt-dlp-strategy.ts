import { z } from 'zod'
import type { CaptionChoice } from '#contract/transcripts.ts'
import type { FetchableTrack } from '#core/captions/caption-tracks.ts'
import { parseQuickJson } from '#core/parse-json.ts'
import { watchUrl } from '#product/watch-url.ts'
import { askYtDlp } from '#server/lib/yt-dlp-command.ts'
import type { YtDlpCommand } from '#server/lib/yt-dlp-command.ts'
import { fetchBestTrack } from '../captions/fetch-captions.ts'
import type { CaptionFetcher } from '../captions/fetch-captions.ts'
import type { FailureKind } from '../failures/failure-kinds.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import type { PlayableVideo } from '../player/player-answer.ts'
import type { Strategy } from '../strategies/try-strategies.ts'

type Context = CaptionFetcher & { ytDlp: YtDlp }

/** The failures on which `yt-dlp` agrees with all profiles: it asks the same interface. */
const settled: readonly FailureKind[] = [
  'NO_CAPTIONS',
  'NO_SPEECH',
  'LIVE_PROCESSING',
  'VIDEO_PROCESSING',
  'VIDEO_NOT_FOUND',
]

/** A program such as `yt-dlp` may help after the profiles gave up with this failure. */
export function mayYtDlpHelp(kind: FailureKind): boolean {
  return !settled.includes(kind)
}

/** Lets `yt-dlp` find the captions; they are fetched and checked as all others are. */
export function createYtDlpStrategy(
  context: Context,
  { videoId, choice }: { videoId: string; choice: CaptionChoice | null },
): Strategy {
  return {
    name: 'yt-dlp',
    run: async (signal, onPlayable) => {
      const video = readYtDlpInfo(await context.ytDlp(videoId, signal), videoId)
      onPlayable()
      return {
        video,
        ...(await fetchBestTrack(context, { video, choice, userAgent: 'Mozilla/5.0', signal })),
      }
    },
  }
}

/**
 * The answer of `yt-dlp` about a video, as JSON text.
 * @throws YoutubeFailure `UNREACHABLE` when there is none
 */
export type YtDlp = (videoId: string, signal: AbortSignal) => Promise<string>

/** Each process takes about 60 MB and seconds of a processor. */
const maxConcurrent = 2

/**
 * Asks `yt-dlp` about videos of YouTube, with arguments that never change but for the id, which is eleven
 * safe characters; each run lasts `timeoutMs` at most.
 */
export function createYtDlp({ timeoutMs, ...command }: YtDlpCommand & { timeoutMs: number }): YtDlp {
  let running = 0
  return async (videoId, signal) => {
    if (running >= maxConcurrent) throw new YoutubeFailure('UNREACHABLE')
    running += 1
    try {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      return await askYtDlp(command, [], watchUrl(videoId), inTime)
    } catch (cause) {
      throw new YoutubeFailure('UNREACHABLE', { cause })
    } finally {
      running -= 1
    }
  }
}

const text = z.string().min(1).nullable().catch(null)
const formatSchema = z.object({ ext: z.string(), url: z.string(), name: text })
const subtitlesSchema = z.record(z.string(), z.array(z.unknown())).catch({})

const infoSchema = z.object({
  id: z.string(),
  title: text,
  channel: text,
  duration: z.number().positive().nullable().catch(null),
  description: z.string().catch(''),
  language: text,
  subtitles: subtitlesSchema,
  automatic_captions: subtitlesSchema,
})

/**
 * The answer of `yt-dlp` about a video, in the form that the player's answer has too.
 * @throws YoutubeFailure
 */
export function readYtDlpInfo(output: string, videoId: string): PlayableVideo {
  const parsed = infoSchema.safeParse(parseQuickJson(output))
  if (!parsed.success) throw new YoutubeFailure('ANSWER_CHANGED', { cause: parsed.error })
  const info = parsed.data
  if (info.id !== videoId) throw new YoutubeFailure('ANSWER_CHANGED')
  const automatic = tracksOf(info.automatic_captions, 'automatic')
  return {
    videoId,
    title: info.title,
    channel: info.channel,
    durationSeconds: info.duration,
    description: info.description,
    isFreshRecording: false,
    tracks: [...tracksOf(info.subtitles, 'human'), ...automatic],
    spokenLanguage: info.language ?? automatic.find(isOriginal)?.language ?? null,
    defaultTrack: null,
  }
}

/**
 * One track a language, in json3. The language is read from the address: the keys have marks such as
 * `en-orig`, which names the same captions as `en`.
 */
function tracksOf(
  subtitles: z.infer<typeof subtitlesSchema>,
  kind: FetchableTrack['kind'],
): FetchableTrack[] {
  const tracks = Object.values(subtitles)
    .flatMap((formats) => formats.flatMap((format) => formatSchema.safeParse(format).data ?? []))
    .filter(({ ext }) => ext === 'json3')
    .flatMap(({ url, name }) => {
      const language = URL.canParse(url) ? new URL(url).searchParams.get('lang') : null
      return language === null ? [] : [{ language, kind, name: name ?? language, address: url }]
    })
  return [...new Map(tracks.toReversed().map((track) => [identity(track), track])).values()].toReversed()
}

/** The same for two names of the same captions. */
function identity({ address, language }: FetchableTrack): string {
  const query = new URL(address).searchParams
  return JSON.stringify([language, query.get('name'), query.get('tlang')])
}

function isOriginal({ address }: FetchableTrack): boolean {
  return !new URL(address).searchParams.has('tlang')
}
