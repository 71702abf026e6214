import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { defaultClients, parseYoutubeClients } from '#server/lib/youtube-clients.ts'
import type { YoutubeClients } from '#server/lib/youtube-clients.ts'
import { field, optionalAddress } from './field.ts'

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

const fieldsSchema = z.object(youtubeFields)

/** Names the values for the program; `yt-dlp` is looked for in the folders of `searchPath` when it is not set. */
export function toYoutubeSettings(
  values: z.output<typeof fieldsSchema>,
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
