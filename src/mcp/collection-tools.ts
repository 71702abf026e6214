import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { z } from 'zod'
import type { Server } from '#client/call-server.ts'
import { PrecisFailure } from '#client/call-server.ts'
import type { WorkOptions } from '#client/precis.ts'
import {
  changeCollection,
  changeItems,
  changeWork,
  getCollection,
  listCollections,
  listItems,
  makeCollection,
  readOverview,
  shareCollection,
} from '#client/remote-collections.ts'
import { formNote } from '#client/remote-forms.ts'
import { listSomeVideos } from '#client/remote-lists.ts'
import type { Collection, CollectionItem } from '#contract/collections.ts'
import type { Overview } from '#contract/overviews.ts'
import type { StoredList } from '#contract/playlists.ts'
import { atSecond, watchUrl } from '#product/watch-url.ts'
import { accountInputs, accountOutputs } from './account-schemas.ts'
import type { CollectionData, ItemData, OverviewData } from './account-schemas.ts'
import { addressOf, idOf } from './results.ts'
import type { AnswerCall } from './tool-results.ts'
import { fence, aboutStates, saidBy } from './tool-results.ts'

const reading = { readOnlyHint: true, openWorldHint: true } as const
const changing = { readOnlyHint: false, destructiveHint: false, openWorldHint: true } as const

/** Adds the tools about playlists and collections, for the account of a server. */
export function addCollectionTools(mcp: McpServer, server: Server, answer: AnswerCall): void {
  addReadingTools(mcp, server, answer)
  addChangingTools(mcp, server, answer)
}

function addReadingTools(mcp: McpServer, server: Server, answer: AnswerCall): void {
  mcp.registerTool(
    'list_videos',
    {
      title: 'List the videos of a playlist or a channel',
      description:
        'The videos that a link to a playlist or a channel names, and which of them the account has a summary of. Counts nothing.',
      inputSchema: accountInputs.listVideos.shape,
      outputSchema: accountOutputs.listVideos.shape,
      annotations: reading,
    },
    ({ link: url, ...slice }, extra) =>
      answer(extra, async ({ signal }) =>
        listResult(await listSomeVideos(server, { url, ...slice }, signal)),
      ),
  )
  mcp.registerTool(
    'read_collections',
    {
      title: 'Read collections',
      description:
        'The collections of the account, or one of them with its overview and its videos: how far each is, why it failed, the first insight of its summary.',
      inputSchema: accountInputs.readCollections.shape,
      outputSchema: accountOutputs.readCollections.shape,
      annotations: reading,
    },
    (wanted, extra) => answer(extra, ({ signal }) => readCollections(server, wanted, signal)),
  )
}

function addChangingTools(mcp: McpServer, server: Server, answer: AnswerCall): void {
  mcp.registerTool(
    'make_collection',
    {
      title: 'Summarize many videos into a collection',
      description:
        'Makes a collection of the videos of a playlist or a channel, of videos or of summaries. Each video without a summary is summarized on the server and counts as one; failed ones do not count. It answers at once: look at it with read_collections, ask it with search_library.',
      inputSchema: accountInputs.makeCollection.shape,
      outputSchema: accountOutputs.makeCollection.shape,
      annotations: changing,
    },
    (wanted, extra) =>
      answer(extra, async (options) => {
        const made = await make(server, wanted, options)
        return { text: describe(server, made), data: toCollection(server, made) }
      }),
  )
  mcp.registerTool(
    'change_collection',
    {
      title: 'Change a collection',
      description:
        'Pauses a collection, goes on with it or tries failed videos again; puts videos in and takes them out; renames, tags and shares it; chooses another form for what is summarized from now on.',
      inputSchema: accountInputs.changeCollection.shape,
      outputSchema: accountOutputs.changeCollection.shape,
      annotations: changing,
    },
    (wanted, extra) =>
      answer(extra, async ({ signal }) => {
        const changed = await change(server, wanted, signal)
        return { text: describe(server, changed), data: toCollection(server, changed) }
      }),
  )
}

async function make(
  server: Server,
  { playlist, first, videos, summaries, ...named }: z.output<typeof accountInputs.makeCollection>,
  { signal, onStage }: WorkOptions,
): Promise<Collection> {
  if (playlist !== undefined && summaries !== undefined)
    throw new PrecisFailure('INVALID_REQUEST', 'Give playlist or summaries, not both; add the others later.')
  if (playlist === undefined && videos === undefined && summaries === undefined)
    throw new PrecisFailure('INVALID_REQUEST', 'Give playlist, videos or summaries.')
  const made = { ...named, videoUrls: videos, historyIds: summaries?.map(idOf) }
  if (playlist === undefined) return await makeCollection(server, made, signal)
  onStage('Listing the videos')
  const { id } = await listSomeVideos(server, { url: playlist, from: 0, limit: 1 }, signal)
  return await makeCollection(server, { ...made, list: { id, first } }, signal)
}

async function readCollections(
  server: Server,
  { id, tag, ...slice }: z.output<typeof accountInputs.readCollections>,
  signal: AbortSignal,
) {
  if (id === undefined) {
    const found = await listCollections(server, tag, signal)
    const data = {
      collections: found.map((each) => toCollection(server, each)),
      videos: [],
      total: 0,
      overview: [],
    }
    const lines = found.map((each) => `- ${describe(server, each)}`)
    return { text: found.length === 0 ? 'There are no collections.' : fence(lines.join('\n')), data }
  }
  const collection = await getCollection(server, id, signal)
  const { items, total } = await listItems(server, id, slice, signal)
  const overview = toOverview(await readOverview(server, id, signal))
  const videos = items.map(toItem)
  const lines = videos.map(({ title, state, reason, line }) => {
    const said =
      line === null ? (reason ?? state) : `${line.text}${saidBy(line)} [${line.state}]${at(line.link)}`
    return `- ${title}: ${said}`
  })
  const written = overview.map(
    ({ text, state, citations }) =>
      `- ${text}${saidBy(citations[0])} [${state}]${at(citations[0]?.link ?? null)}`,
  )
  const parts = [
    describe(server, collection),
    ...(written.length === 0 ? [] : ['Overview:', ...written, 'Videos:']),
  ]
  const text = `${aboutStates}\n\n${fence([...parts, ...lines].join('\n'))}`
  return { text, data: { collections: [toCollection(server, collection)], videos, total, overview } }
}

async function change(
  server: Server,
  {
    id,
    work,
    title,
    tags,
    form,
    videos,
    summaries,
    remove,
    shared,
  }: z.output<typeof accountInputs.changeCollection>,
  signal: AbortSignal,
): Promise<Collection> {
  if ([title, tags, form].some((given) => given !== undefined))
    await changeCollection(server, id, { title, tags, form }, signal)
  if (videos !== undefined || summaries !== undefined || remove !== undefined) {
    await changeItems(server, id, { add: summaries?.map(idOf), videoUrls: videos, remove }, signal)
  }
  if (work !== undefined) await changeWork(server, id, work, signal)
  if (shared !== undefined) await shareCollection(server, id, shared, signal)
  return await getCollection(server, id, signal)
}

function listResult({ list, total, yours, isWhole, videos }: StoredList) {
  const { kind, title, owner, url } = list
  const shown = videos.map(({ title: name, durationSeconds, state, videoId, historyId }) => ({
    title: name,
    durationSeconds,
    state,
    url: watchUrl(videoId),
    resource: historyId === null ? null : addressOf(historyId),
  }))
  const takes = `${total} videos, ${yours} summarized already; summarizing all counts as ${total - yours}.`
  const lines = shown.map(({ title: name, url: address }) => `- ${name ?? 'A video'} (${address})`)
  return {
    text: `${takes}\n\n${fence([title ?? 'A list of videos', ...lines].join('\n'))}`,
    data: { list: { kind, title, owner, url }, total, yours, isWhole, videos: shown },
  }
}

function toCollection(server: Server, made: Collection): CollectionData {
  const { id, title, tags, form, state, pausedBy, resumesAt, counts, sharePath } = made
  const link = `${server.origin}/collections/${id}`
  const sharedAt = sharePath === null ? null : `${server.origin}${sharePath}`
  return { id, title, tags, form, state, pausedBy, resumesAt, counts, link, sharedAt }
}

function describe(server: Server, made: Collection): string {
  const { title, form, state, pausedBy, counts, link, sharedAt, resumesAt } = toCollection(server, made)
  const why =
    pausedBy === 'quota' ? `: no summaries are left${resumesAt === null ? '' : ` until ${resumesAt}`}` : ''
  const failed = counts.failed === 0 ? '' : `, ${counts.failed} failed`
  const shared = sharedAt === null ? '' : ` Shared at ${sharedAt}`
  return `${title}: ${counts.done + counts.skipped} of ${counts.total} summarized${failed}, ${state}${why}${formNote(form)}. ${link}${shared}`
}

function toItem({ id, title, videoId, state, problem, form, line, historyId }: CollectionItem): ItemData {
  const url = videoId === null ? null : watchUrl(videoId)
  const link = line === null || line.second === null || url === null ? null : atSecond(url, line.second)
  return {
    id,
    title: title ?? videoId ?? 'A video',
    url,
    state,
    reason: problem?.detail ?? null,
    form,
    line: line === null ? null : { ...line, link },
    resource: historyId === null ? null : addressOf(historyId),
  }
}

function toOverview(overview: Overview | null): OverviewData[] {
  if (overview === null) return []
  const { gist, lines } = overview
  return [...(gist === null ? [] : [gist]), ...lines].map(({ text, state, findings, citations }) => ({
    text,
    state,
    differences: findings.differences,
    citations: citations.map(({ title, videoId, quote, second, speaker }) => {
      const url = videoId === null ? null : watchUrl(videoId)
      const link = url === null || second === null ? url : atSecond(url, second)
      return { title: title ?? 'A video', quote, second, ...(speaker === undefined ? {} : { speaker }), link }
    }),
  }))
}

function at(link: string | null): string {
  return link === null ? '' : ` (${link})`
}
