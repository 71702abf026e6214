import type { FastifyBaseLogger } from 'fastify'
import type { ReadCaptions } from '#server/adapters/youtube/captions/fetch-captions.ts'
import { defaultLimits } from '#server/adapters/youtube/http/caller.ts'
import type { Fetch } from '#server/adapters/youtube/http/caller.ts'
import { createProxiedFetch } from '#server/adapters/youtube/http/proxied-fetch.ts'
import { createYoutubeLists } from '#server/adapters/youtube/lists/video-lists.ts'
import { createThumbnailSource } from '#server/adapters/youtube/thumbnail-source.ts'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import type { Outcome, YoutubeOptions } from '#server/adapters/youtube/youtube-source.ts'
import { createYtDlp } from '#server/adapters/youtube/yt-dlp/yt-dlp-strategy.ts'
import type { YtDlp } from '#server/adapters/youtube/yt-dlp/yt-dlp-strategy.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { ThumbnailSource } from '#server/ports/pictures.ts'
import type { TranscriptSource, VideoLists } from '#server/ports/video-sources.ts'
import type { YoutubeSettings } from '#server/settings/video-settings.ts'

const directFetch: Fetch = (url, init) => fetch(url, init)

type Options = { readCaptions: ReadCaptions; onOutcome: (outcome: Outcome) => void }

/** Transcripts from YouTube, as the settings say. */
export function createYoutube(settings: YoutubeSettings, options: Options): TranscriptSource {
  return createYoutubeSource(youtubeOptions(settings, options))
}

/** Pictures of videos from YouTube, by the same way as transcripts. */
export function createYoutubeThumbnails(settings: YoutubeSettings): ThumbnailSource {
  return createThumbnailSource(connectionOptions(settings))
}

/** Playlists and channels of YouTube, by the same way as transcripts. */
export function createYoutubeVideoLists(settings: YoutubeSettings): VideoLists {
  return createYoutubeLists({ ...connectionOptions(settings), clients: settings.youtubeClients })
}

/** All that the YouTube source is made with. */
function youtubeOptions(settings: YoutubeSettings, options: Options): YoutubeOptions {
  return {
    ...connectionOptions(settings),
    ...options,
    clients: settings.youtubeClients,
    ytDlp: createSecondSource(settings),
  }
}

/** Logs the path that a request for a transcript took: who was asked, what came of it, how long it took. */
export function logOutcome(log: FastifyBaseLogger, { videoId, code, attempts, ms }: Outcome): void {
  const path = attempts.map((attempt) => `${attempt.source}:${attempt.outcome} ${Math.round(attempt.ms)} ms`)
  const fields = { videoId, code, path, ms: Math.round(ms) }
  if (code === 'OK') log.info(fields, 'a transcript was fetched')
  else log.warn(fields, 'a transcript could not be fetched')
}

function connectionOptions({ youtubeOrigin, youtubeProxyUrl }: YoutubeSettings) {
  return {
    fetch: youtubeProxyUrl === null ? directFetch : createProxiedFetch(youtubeProxyUrl),
    clock: systemClock,
    random: Math.random,
    limits: defaultLimits,
    origin: youtubeOrigin,
  }
}

/** `yt-dlp` knows only the real YouTube, so a stand-in goes without it. */
function createSecondSource(settings: YoutubeSettings): YtDlp | null {
  const { ytDlpFile: file, youtubeOrigin, youtubeProxyUrl: proxyUrl } = settings
  if (file === null || youtubeOrigin !== null) return null
  return createYtDlp({ file, proxyUrl, timeoutMs: defaultLimits.totalMs })
}
