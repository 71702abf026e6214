import { z } from 'zod'
import type { ChannelTab, ListLink } from '#product/list-link.ts'
import { parseJson } from '#server/lib/parse-json.ts'
import type { ClientProfile } from '#server/lib/youtube-clients.ts'
import type { FirstListPage, ListPage } from '#server/ports/video-lists.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import { textOf } from '../http/call.ts'
import { askInnertube } from '../innertube.ts'
import type { Connection, Endpoint } from '../innertube.ts'
import { classifyStatus } from '../player/classify-status.ts'
import { hasErrorAlert, readListFacts, readListPage } from './read-list-page.ts'

/** What a list is asked with. */
export type ListConnection = { connection: Connection; web: ClientProfile; signal: AbortSignal }

/** YouTube's own names of the tabs of a channel. */
const tabParams: Readonly<Record<ChannelTab, string>> = {
  videos: 'EgZ2aWRlb3PyBgQKAjoA',
  shorts: 'EgZzaG9ydHPyBgUKA5oBAA==',
  streams: 'EgdzdHJlYW1z8gYECgJ6AA==',
}
const channelId = z.string().regex(/^UC[\w-]{22}$/)
const resolved = z.object({ endpoint: z.object({ browseEndpoint: z.object({ browseId: channelId }) }) })

/** The first page of a list. @throws YoutubeFailure */
export async function openList(asked: ListConnection, link: ListLink): Promise<FirstListPage> {
  if (link.kind === 'mix') return await openMix(asked, link)
  const id = link.kind === 'playlist' ? link.playlistId : await findChannel(asked, link.path)
  const subject =
    link.kind === 'playlist' ? { browseId: `VL${id}` } : { browseId: id, params: tabParams[link.tab] }
  const page = await ask(asked, 'browse', subject)
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
export async function openNextPage(asked: ListConnection, continuation: string): Promise<ListPage> {
  return readListPage(await ask(asked, 'browse', { continuation }))
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
  const page = await ask(asked, 'next', { playlistId, ...(videoId === null ? {} : { videoId }) })
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
  const { data } = resolved.safeParse(await ask(asked, 'navigation/resolve_url', { url }))
  if (data === undefined) throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
  return data.endpoint.browseEndpoint.browseId
}

async function ask(
  { connection, web, signal }: ListConnection,
  endpoint: Endpoint,
  subject: Record<string, unknown>,
): Promise<object> {
  const { callMs } = connection.limits
  const request = { profile: web, visitorData: null, subject, timeoutMs: callMs, signal }
  const answer = await askInnertube(connection, endpoint, request)
  if (answer.status === 404) throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
  const refused = classifyStatus(answer)
  if (refused?.kind === 'ID_REFUSED') throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
  if (refused !== null) throw refused
  const page = parseJson(textOf(answer))
  if (typeof page !== 'object' || page === null) throw new YoutubeFailure('ANSWER_CHANGED')
  if (hasErrorAlert(page)) throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
  return page
}
