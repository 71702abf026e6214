import { z } from 'zod'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import type { FetchableTrack } from '#server/domain/captions/rank-tracks.ts'
import type { PlayableVideo } from '../player/playable-video.ts'
import { parseJson } from '#server/lib/parse-json.ts'

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

/** What `yt-dlp` says of a video, in the form that the player's answer has too. @throws YoutubeFailure */
export function readYtDlpInfo(output: string, videoId: string): PlayableVideo {
  const parsed = infoSchema.safeParse(parseJson(output))
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
 * One track a language, in json3. The language is read from the address: the keys have marks such as `en-orig`, which names
 * the same captions as `en`.
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
