import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import type { ChannelTab, ListLink } from '#product/list-link.ts'
import type { ClientProfile } from '#server/lib/youtube-clients.ts'
import type { FirstListPage, ListPage, VideoLists } from '#server/ports/video-sources.ts'
import { toAppError, YoutubeFailure } from '../failures/youtube-failure.ts'
import { createCaller } from '../http/caller.ts'
import { createYoutubeHosts, askInnertube } from '../http/connection.ts'
import type { Connection, Endpoint } from '../http/connection.ts'
import type { YoutubeOptions } from '../youtube-source.ts'
import { readListFacts, readListPage, listPageOf } from './read-list-page.ts'

/** The connection for asking about a list. */
type ListConnection = { connection: Connection; web: ClientProfile; signal: AbortSignal }

/** YouTube's own names of the tabs of a channel. */
const tabParams: Readonly<Record<ChannelTab, string>> = {
  videos: 'EgZ2aWRlb3PyBgQKAjoA',
  shorts: 'EgZzaG9ydHPyBgUKA5oBAA==',
  streams: 'EgdzdHJlYW1z8gYECgJ6AA==',
}
const channelId = z.string().regex(/^UC[\w-]{22}$/)
const resolved = z.object({ endpoint: z.object({ browseEndpoint: z.object({ browseId: channelId }) }) })

/** The first page of a list. @throws YoutubeFailure */
async function openList(asked: ListConnection, link: ListLink): Promise<FirstListPage> {
  if (link.kind === 'mix') return await openMix(asked, link)
  const id = link.kind === 'playlist' ? link.playlistId : await findChannel(asked, link.path)
  const subject =
    link.kind === 'playlist' ? { browseId: `VL${id}` } : { browseId: id, params: tabParams[link.tab] }
  const page = await askEndpoint(asked, 'browse', subject)
  const { videos, next } = readListPage(page)
  const { channelId: owner, ...facts } = readListFacts(page)
  if (facts.title === null && videos.length === 0) throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
  return {
    list: { kind: link.kind, id: link.kind === 'channel' ? (owner ?? id) : id, ...facts },
    videos,
    next,
  }
}

/** The page after another one. @throws YoutubeFailure */
async function openNextPage(asked: ListConnection, continuation: string): Promise<ListPage> {
  return readListPage(await askEndpoint(asked, 'browse', { continuation }))
}

const mixSchema = z.object({
  contents: z.object({
    twoColumnWatchNextResults: z.object({
      playlist: z.object({
        playlist: z.object({ title: z.string().optional(), contents: z.array(z.unknown()) }),
      }),
    }),
  }),
})

/** A mix goes on for ever and differs for each visitor, so only its first video counts. */
async function openMix(
  asked: ListConnection,
  { playlistId, videoId }: Extract<ListLink, { kind: 'mix' }>,
): Promise<FirstListPage> {
  const page = await askEndpoint(asked, 'next', { playlistId, ...(videoId === null ? {} : { videoId }) })
  const panel = mixSchema.safeParse(page).data?.contents.twoColumnWatchNextResults.playlist.playlist
  const videos = readListPage(panel?.contents).videos.slice(0, 1)
  if (videos.length === 0) throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
  const list = {
    kind: 'mix',
    id: playlistId,
    title: panel?.title ?? null,
    owner: null,
    videoCount: null,
  } as const
  return { list, videos, next: null }
}

async function findChannel(asked: ListConnection, path: string): Promise<string> {
  const [kind, id] = path.split('/')
  if (kind === 'channel' && id !== undefined) return id
  const url = `https://www.youtube.com/${encodeURI(path)}`
  const { data } = resolved.safeParse(await askEndpoint(asked, 'navigation/resolve_url', { url }))
  if (data === undefined) throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
  return data.endpoint.browseEndpoint.browseId
}

async function askEndpoint(
  { connection, web, signal }: ListConnection,
  endpoint: Endpoint,
  subject: Record<string, unknown>,
): Promise<object> {
  const { callMs } = connection.limits
  const request = { profile: web, visitorData: null, subject, timeoutMs: callMs, signal }
  return listPageOf(await askInnertube(connection, endpoint, request))
}

type VideoListOptions = Pick<YoutubeOptions, 'fetch' | 'clock' | 'random' | 'clients' | 'limits' | 'origin'>

/** The name of a channel is looked up, and one call is repeated. */
const maxCallsPerPage = 3

/** Playlists, mixes and channels by YouTube's own interface. */
export function createYoutubeLists(options: VideoListOptions): VideoLists {
  const { clock, limits, clients, origin } = options
  const hosts = createYoutubeHosts(origin)

  async function ask<T>(signal: AbortSignal, call: (asked: ListConnection) => Promise<T>): Promise<T> {
    const connection = {
      call: createCaller({ ...options, backOffMs: limits.backOffMs }, maxCallsPerPage),
      hosts,
      limits,
    }
    try {
      return await call({ connection, web: clients.web, signal })
    } catch (error) {
      signal.throwIfAborted()
      throw toAppError(error, clock.now())
    }
  }

  return {
    open: async (link, { signal }) => {
      const opened = ask(signal, (asked) => openList(asked, link))
      return await (link.kind === 'channel' ? opened.catch(sayChannel) : opened)
    },
    more: (next, { signal }) => ask(signal, (asked) => openNextPage(asked, next)),
  }
}

function sayChannel(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'PLAYLIST_NOT_FOUND') throw error
  throw new AppError(error.code, "This channel doesn't exist, or has no videos there.", { cause: error })
}
