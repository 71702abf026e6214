import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { defaultClients, parseYoutubeClients } from '#server/lib/youtube-clients.ts'
import type { YoutubeClients } from '#server/lib/youtube-clients.ts'
import { field, optionalAddress, optionalText } from './field.ts'

/** The variables about the Gemini API. */
export const geminiFields = {
  GEMINI_API_KEY: optionalText,
  GEMINI_MODEL: field(
    z
      .string()
      .regex(/^[\w.-]+$/, 'must be the name of a model such as gemini-3.8-flash')
      .default('gemini-3.8-flash'),
  ),
  GEMINI_BASE_URL: field(
    z
      .url({ protocol: /^https?$/, error: 'must look like https://host/v1beta' })
      .transform((address) => address.replace(/\/+$/, ''))
      .default('https://generativelanguage.googleapis.com/v1beta'),
  ),
}

const geminiFieldsSchema = z.object(geminiFields)

/** The Gemini API; `null` without a key. */
export type GeminiSettings = Readonly<{
  gemini: Readonly<{ apiKey: string; model: string; baseUrl: string }> | null
}>

/** Names the values for the program. */
export function toGeminiSettings(values: z.output<typeof geminiFieldsSchema>): GeminiSettings {
  const { GEMINI_API_KEY: apiKey, GEMINI_MODEL: model, GEMINI_BASE_URL: baseUrl } = values
  return { gemini: apiKey === null ? null : Object.freeze({ apiKey, model, baseUrl }) }
}

const clients = field(
  z
    .string()
    .transform((text, context) => {
      const parsed = parseYoutubeClients(text)
      if (parsed !== null) return parsed
      context.addIssue({
        code: 'custom',
        message: 'must be a JSON list such as [{"name":"ANDROID","version":"21.26.364"}]',
      })
      return z.NEVER
    })
    .default(defaultClients),
)

const ytDlpPath = field(
  z
    .string()
    .refine((file) => path.isAbsolute(file) && isProgram(file), 'must be the absolute path of a program')
    .nullable()
    .default(null),
)

/** The variables about YouTube. */
export const youtubeFields = {
  YOUTUBE_BASE_URL: optionalAddress,
  YOUTUBE_PROXY_URL: optionalAddress,
  YOUTUBE_CLIENTS: clients,
  YT_DLP_PATH: ytDlpPath,
}

const youtubeFieldsSchema = z.object(youtubeFields)

/** How transcripts are fetched. */
export type YoutubeSettings = Readonly<{
  /** Origin of a stand-in for YouTube; `null` is YouTube itself. */
  youtubeOrigin: string | null
  /** An HTTP proxy for all requests to YouTube. May hold a password. */
  youtubeProxyUrl: string | null
  youtubeClients: YoutubeClients
  /** Absolute path of `yt-dlp`; `null` when there is none. */
  ytDlpFile: string | null
}>

/** Names the values for the program; `yt-dlp` is looked for in the folders of `searchPath` when it is not set. */
export function toYoutubeSettings(
  values: z.output<typeof youtubeFieldsSchema>,
  searchPath: string,
): YoutubeSettings {
  return {
    youtubeOrigin: values.YOUTUBE_BASE_URL,
    youtubeProxyUrl: values.YOUTUBE_PROXY_URL,
    youtubeClients: values.YOUTUBE_CLIENTS,
    ytDlpFile: values.YT_DLP_PATH ?? findProgram('yt-dlp', searchPath),
  }
}

function findProgram(name: string, searchPath: string): string | null {
  const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  return folders.map((folder) => path.join(folder, name)).find(isProgram) ?? null
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
