import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

const entrySchema = z.object({
  file: z.string(),
  endpoint: z.string(),
  status: z.int().default(200),
  contentType: z.string().default('application/json; charset=UTF-8'),
  videoId: z.string().optional(),
  request: z
    .object({
      videoId: z.string().optional(),
      browseId: z.string().optional(),
      playlistId: z.string().optional(),
      playerRequest: z.object({ videoId: z.string() }).optional(),
    })
    .optional(),
})

/** An answer of YouTube as it was recorded; `about` is the video or the list that was asked for. */
export type Recording = {
  name: string
  endpoint: string
  status: number
  contentType: string
  about: string | null
  body: () => string
}

/** The folder of YouTube's answers in the real data. */
export const recordedYoutube = 'recorded/youtube'

/** The files of a folder that have no index beside them. */
const unlisted: Record<string, { endpoint: string; contentType: string }> = {
  json: { endpoint: 'player', contentType: 'application/json; charset=UTF-8' },
  html: { endpoint: 'page', contentType: 'text/html; charset=utf-8' },
}

/** All recorded answers of these endpoints in the folder, by a short name of their file. */
export function recordingsOf(root: string, endpoints: readonly string[]): Map<string, Recording> {
  const all = ['newpipe', 'newpipe-playlists', 'others', 'transcript-api']
    .flatMap((folder) => entriesOf(root, folder).map((entry) => toRecording(path.join(root, folder), entry)))
    .filter(({ endpoint }) => endpoints.includes(endpoint))
  return new Map(all.map((recording) => [recording.name, recording]))
}

function entriesOf(root: string, folder: string): z.infer<typeof entrySchema>[] {
  const files = readdirSync(path.join(root, folder))
  if (files.includes('index.json'))
    return z.array(entrySchema).parse(JSON.parse(read(root, folder, 'index.json')))
  return files.map((file) => {
    const { endpoint = 'page', contentType = '' } = unlisted[/\.(json|html)\./.exec(file)?.[1] ?? ''] ?? {}
    return entrySchema.parse({ file, endpoint, contentType })
  })
}

function toRecording(folder: string, entry: z.infer<typeof entrySchema>): Recording {
  const { file, endpoint, status, contentType, request, videoId } = entry
  const about =
    request?.browseId ?? request?.playlistId ?? request?.playerRequest?.videoId ?? request?.videoId ?? videoId
  return {
    name: file.replace(/(?:\.static)?\.gz$/, '').replace(/\.json$/, ''),
    endpoint,
    status,
    contentType,
    about: about ?? null,
    body: () => read(folder, file),
  }
}

/** The text of a recorded file, unpacked where it is packed. */
export function read(...parts: string[]): string {
  const file = path.join(...parts)
  const bytes = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}
