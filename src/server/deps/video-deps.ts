import { maxClipTokens } from '#server/adapters/gemini-video/clip-protocol.ts'
import type { ClipTokens } from '#server/adapters/gemini-video/clip-protocol.ts'
import {
  createGeminiVideoSource,
  defaultGeminiVideoLimits,
} from '#server/adapters/gemini-video/gemini-video-source.ts'
import type { GeminiVideoOutcome } from '#server/adapters/gemini-video/gemini-video-source.ts'
import { priceOf } from '#server/adapters/language-model/known-models.ts'
import type { ReadCaptions } from '#server/adapters/youtube/captions/fetch-captions.ts'
import { defaultLimits } from '#server/adapters/youtube/http/caller.ts'
import { createProxiedFetch } from '#server/adapters/youtube/http/connection.ts'
import { createYoutubeLists } from '#server/adapters/youtube/lists/video-lists.ts'
import { createThumbnailSource } from '#server/adapters/youtube/thumbnail-source.ts'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import type { Outcome, YoutubeOptions } from '#server/adapters/youtube/youtube-source.ts'
import { createYtDlp } from '#server/adapters/youtube/yt-dlp/yt-dlp-strategy.ts'
import type { YtDlp } from '#server/adapters/youtube/yt-dlp/yt-dlp-strategy.ts'
import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { ThumbnailSource } from '#server/ports/pictures.ts'
import type { TranscriptSource, VideoLists } from '#server/ports/video-sources.ts'
import type { CommandSettings } from '#server/settings.ts'

/** The settings of YouTube, of either program. */
export type YoutubeSettings = Pick<
  CommandSettings,
  'youtubeOrigin' | 'youtubeProxyUrl' | 'youtubeClients' | 'ytDlpFile'
>

type VideoDepsOptions = { readCaptions: ReadCaptions; onOutcome: (outcome: Outcome) => void }

/** Transcripts from YouTube, as the settings say. */
export function createYoutube(settings: YoutubeSettings, options: VideoDepsOptions): TranscriptSource {
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
function youtubeOptions(settings: YoutubeSettings, options: VideoDepsOptions): YoutubeOptions {
  return {
    ...connectionOptions(settings),
    ...options,
    clients: settings.youtubeClients,
    ytDlp: createSecondSource(settings),
  }
}

function connectionOptions({ youtubeOrigin, youtubeProxyUrl }: YoutubeSettings) {
  return {
    fetch: youtubeProxyUrl === null ? fetch : createProxiedFetch(youtubeProxyUrl),
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

type GeminiOptions = {
  /** Keeps what listening costs below the ceilings of language models; `null` keeps nothing. */
  costs: ModelBudget | null
  onOutcome: (outcome: GeminiVideoOutcome) => void
}

const perMillion = 1_000_000

/** The source that listens to videos; `null` without a key. */
export function createGeminiVideo(
  { gemini }: Pick<CommandSettings, 'gemini'>,
  { costs, onOutcome }: GeminiOptions,
): TranscriptSource | null {
  if (gemini === null) return null
  const { model } = gemini

  function costOf({ inputTokens, outputTokens }: ClipTokens): number | null {
    const price = priceOf(model, systemClock.now())
    if (price === null) return null
    return Math.ceil((inputTokens * price.inputMicroUsd + outputTokens * price.outputMicroUsd) / perMillion)
  }

  return createGeminiVideoSource({
    ...gemini,
    fetch,
    clock: systemClock,
    limits: defaultGeminiVideoLimits,
    mayAsk: async (spent, payers) => {
      const next = { purpose: 'transcript', payers, model, maxMicroUsd: costOf(maxClipTokens) } as const
      const allowed = costs === null || (await costs.allowCall(next, { costMicroUsd: costOf(spent) }))
      if (allowed !== true) return null
      return ({ milliseconds, isAnswered, ...tokens }) => {
        const failure = isAnswered ? null : 'unavailable'
        costs?.onCall({ model, ...tokens, costMicroUsd: costOf(tokens), failure, milliseconds }, next)
      }
    },
    onOutcome,
  })
}
