import path from 'node:path'
import { z } from 'zod'
import { defaultClients, parseYoutubeClients } from '#server/lib/youtube-clients.ts'
import type { YoutubeClients } from '#server/lib/youtube-clients.ts'
import { mayBeUsed, webAddress } from './setting.ts'
import type { SettingRows, Values } from './setting.ts'

/** The settings of YouTube. */
export const youtubeRows = {
  YOUTUBE_BASE_URL: {
    name: 'youtubeOrigin',
    says: 'Another server that speaks as YouTube does, such as the simulator of the tests. Empty is YouTube itself.',
    schema: webAddress(),
  },
  YOUTUBE_PROXY_URL: {
    name: 'youtubeProxyUrl',
    says: 'An HTTP proxy for all requests to YouTube, like http://user:password@host:8080. Helps where YouTube blocks this server.',
    schema: webAddress(),
  },
  YOUTUBE_CLIENTS: {
    says: 'Which of YouTube\'s applications are asked, in order: a JSON list like [{"name":"ANDROID","version":"21.26.364"}]. Empty asks those that Précis names.',
    schema: z.string().transform((text, context) => {
      const parsed = parseYoutubeClients(text)
      if (parsed !== null) return parsed
      context.addIssue({
        code: 'custom',
        message: 'must be a JSON list such as [{"name":"ANDROID","version":"21.26.364"}]',
      })
      return z.NEVER
    }),
  },
  YT_DLP_PATH: {
    says: 'The second source: the absolute path of yt-dlp. Empty looks for it on the PATH; without it there is no second source.',
    schema: z
      .string()
      .refine(
        (file) => path.isAbsolute(file) && mayBeUsed(file, 'run'),
        'must be the absolute path of a program',
      ),
  },
} as const satisfies SettingRows

/** The settings of the Gemini API. */
export const geminiRows = {
  GEMINI_API_KEY: {
    says: "Key of the Gemini API, from https://aistudio.google.com/apikey. With it, or with another model, summaries are written by a language model; without either they are put together from the video's own sentences. With this key a Gemini model also listens to a public video whose captions YouTube does not give.",
    schema: z.string(),
  },
  GEMINI_MODEL: {
    says: 'Model of the Gemini API.',
    default: 'gemini-3.8-flash',
    schema: z.string().regex(/^[\w.-]+$/, 'must be the name of a model such as gemini-3.8-flash'),
  },
  GEMINI_BASE_URL: {
    says: 'Where the Gemini API is.',
    default: 'https://generativelanguage.googleapis.com/v1beta',
    schema: webAddress('https://host/v1beta'),
  },
} as const satisfies SettingRows

/** The Gemini API; `null` without a key. */
export type GeminiSettings = Readonly<{ apiKey: string; model: string; baseUrl: string }> | null

/** Gathers the Gemini API. */
export function toGeminiSettings(values: Values<typeof geminiRows>): GeminiSettings {
  const { GEMINI_API_KEY: apiKey, GEMINI_MODEL: model, GEMINI_BASE_URL: baseUrl } = values
  return apiKey === null ? null : Object.freeze({ apiKey, model, baseUrl })
}

/** The applications of YouTube that are asked, and the program that is the second source. */
export type YoutubeSourceSettings = Readonly<{
  youtubeClients: YoutubeClients
  /** Absolute path of `yt-dlp`; `null` when there is none. */
  ytDlpFile: string | null
  /** Absolute path of `ffmpeg`, which cuts the sound of links; `null` when there is none. */
  ffmpegFile: string | null
}>

/** Gathers the sources of YouTube; programs that are not set are looked for in the folders of `PATH`. */
export function toYoutubeSources(
  values: Values<typeof youtubeRows & { PATH: { schema: z.ZodString } }>,
): YoutubeSourceSettings {
  return {
    youtubeClients: values.YOUTUBE_CLIENTS ?? defaultClients,
    ytDlpFile: values.YT_DLP_PATH ?? findProgram('yt-dlp', values.PATH ?? ''),
    ffmpegFile: findProgram('ffmpeg', values.PATH ?? ''),
  }
}

function findProgram(name: string, searchPath: string): string | null {
  const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  return folders.map((folder) => path.join(folder, name)).find((file) => mayBeUsed(file, 'run')) ?? null
}
