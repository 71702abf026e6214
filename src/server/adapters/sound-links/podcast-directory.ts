import { z } from 'zod'
import { parseQuickJson } from '#core/parse-json.ts'
import { readFirstBytes } from '#server/lib/outside-body.ts'

const text = z.string().max(2048).optional().catch(undefined)
const answerSchema = z.object({
  results: z.array(
    z.object({
      trackId: z.number().optional().catch(undefined),
      feedUrl: text,
      trackName: text,
      episodeGuid: text,
      episodeUrl: text,
    }),
  ),
})

/** An episode as Apple's directory of podcasts has it; of a show alone the feed. */
export type DirectoryEntry = z.output<typeof answerSchema>['results'][number]

const origin = 'https://itunes.apple.com'
const maxBytes = 4 * 1024 * 1024

/** Asks Apple's public directory of podcasts, which needs no key. */
export type PodcastDirectory = {
  /** A show with its newest episodes. */
  show: (id: string) => Promise<DirectoryEntry[]>
  /** The episodes with such a title. */
  search: (title: string) => Promise<DirectoryEntry[]>
}

/** Reads the directory through the given way to the outside; what it does not understand is nothing found. */
export function createDirectory(get: (url: string) => Promise<Response>): PodcastDirectory {
  const ask = async (path: string, query: Record<string, string>): Promise<DirectoryEntry[]> => {
    const asked = new URLSearchParams({ media: 'podcast', entity: 'podcastEpisode', ...query })
    const { bytes } = await readFirstBytes(await get(`${origin}/${path}?${asked.toString()}`), maxBytes)
    return answerSchema.safeParse(parseQuickJson(new TextDecoder().decode(bytes))).data?.results ?? []
  }
  return {
    show: async (id) => await ask('lookup', { id, limit: '200' }),
    search: async (title) => await ask('search', { term: title.slice(0, 200), limit: '25' }),
  }
}
