import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { z } from 'zod'
import type { Server } from '#client/call-server.ts'
import { PrecisFailure } from '#client/call-server.ts'
import {
  changeDigests,
  changeFollowForm,
  follow,
  listDigests,
  listFollowed,
  listFollows,
  readDigest,
  retryFollowed,
  unfollow,
} from '#client/remote-following.ts'
import type { Digest } from '#client/remote-following.ts'
import { formNote } from '#client/remote-forms.ts'
import type { Follow } from '#contract/follows.ts'
import { atSecond } from '#product/watch-url.ts'
import { accountInputs, accountOutputs } from './account-schemas.ts'
import type { DigestData } from './account-schemas.ts'
import { addressOf } from './results.ts'
import type { AnswerCall } from './tool-results.ts'
import { fence, aboutStates, saidBy } from './tool-results.ts'

/** Adds the tools about what an account follows and about its digests. */
export function addFollowingTools(mcp: McpServer, server: Server, answer: AnswerCall): void {
  mcp.registerTool(
    'read_following',
    {
      title: 'Read what is followed',
      description:
        'The channels, playlists and podcasts that the account follows and how its digests come; of one follow also its videos, each with its state.',
      inputSchema: accountInputs.readFollowing.shape,
      outputSchema: accountOutputs.readFollowing.shape,
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    ({ id }, extra) => answer(extra, ({ signal }) => readFollowing(server, id, signal)),
  )
  mcp.registerTool(
    'change_following',
    {
      title: 'Follow, unfollow, set digests',
      description:
        'Follows a channel, a playlist or a podcast, whose new videos are then summarized, each counting as one; ends a follow; chooses the form of its summaries; tries a failed video again; sets when digests come.',
      inputSchema: accountInputs.changeFollowing.shape,
      outputSchema: accountOutputs.changeFollowing.shape,
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    },
    (wanted, extra) => answer(extra, ({ signal }) => changeFollowing(server, wanted, signal)),
  )
  mcp.registerTool(
    'read_digest',
    {
      title: 'Read a digest',
      description:
        'What is new from what the account follows: of each video the gist and three insights whose words were found, with their seconds, and why others failed.',
      inputSchema: accountInputs.readDigest.shape,
      outputSchema: accountOutputs.readDigest.shape,
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    ({ id }, extra) =>
      answer(extra, async ({ signal }) => {
        const [digest, { items }] = await Promise.all([
          readDigest(server, id, signal),
          listDigests(server, signal),
        ])
        return digestResult(digest, items)
      }),
  )
}

async function readFollowing(server: Server, id: string | undefined, signal: AbortSignal) {
  const [{ follows, max }, { settings }, items] = await Promise.all([
    listFollows(server, signal),
    listDigests(server, signal),
    id === undefined ? [] : listFollowed(server, id, signal),
  ])
  const videos = items.map(({ id: itemId, state, title, url, reason, historyId }) => ({
    id: itemId,
    state,
    title,
    url,
    reason,
    resource: historyId === null ? null : addressOf(historyId),
  }))
  const shownVideos = videos.map(({ title, url, state, reason }) => {
    const why = reason === null ? '' : `, ${reason}`
    return `- ${title ?? url}: ${state}${why}`
  })
  const lines = [...follows.map(describe), ...shownVideos]
  return {
    text: `${follows.length} of ${max} followed.\n\n${fence(lines.join('\n'))}`,
    data: { follows: follows.map(toFollow), max, digests: toSettings(settings), videos },
  }
}

async function changeFollowing(
  server: Server,
  wanted: z.output<typeof accountInputs.changeFollowing>,
  signal: AbortSignal,
) {
  const { follow: url, newest, form, change, unfollow: ended, retry, digest } = wanted
  if ([url, change, ended, retry, digest].every((part) => part === undefined))
    throw new PrecisFailure('INVALID_REQUEST', 'Give follow, change, unfollow, retry or digest.')
  if (url !== undefined) await follow(server, { url, backlog: newest, form, zone: digest?.zone }, signal)
  if (change !== undefined) await changeFollowForm(server, change, signal)
  if (ended !== undefined) await unfollow(server, ended, signal)
  if (retry !== undefined) await retryFollowed(server, retry, signal)
  if (digest !== undefined) await changeDigests(server, digest, signal)
  const { follows, max } = await listFollows(server, signal)
  const lines = follows.map(describe)
  return {
    text: `Done: ${follows.length} of ${max} followed.\n\n${fence(lines.join('\n'))}`,
    data: { follows: follows.map(toFollow), max },
  }
}

function toFollow({ id, kind, title, url, form, isFailing, waiting, leftOut }: Follow) {
  return { id, kind, title, url, form, isFailing, waiting, leftOut }
}

function describe(each: Follow): string {
  return `- ${nameOf(each)} (${each.url})${formNote(each.form)}`
}

function nameOf({ title, url }: Pick<Follow, 'title' | 'url'>): string {
  return title ?? url
}

type Settings = Awaited<ReturnType<typeof listDigests>>['settings']

/** Without the secret address of the feed, which an agent has no use for. */
function toSettings(settings: Settings) {
  if (settings === null) return null
  const { feedUrl: _secret, stoppedBy: _stopped, ...shown } = settings
  return shown
}

function digestResult(digest: Digest | null, others: Awaited<ReturnType<typeof listDigests>>['items']) {
  if (digest === null) return { text: 'There is no digest yet.', data: { digest: null, others } }
  const made = toDigest(digest)
  const lines = made.videos.map(({ title, source, url, gist, reason, state, insights }) => {
    const from = source === null ? '' : `, ${source}`
    const said = insights.map(
      (line) =>
        `  - ${line.text}${saidBy(line)} [${line.state}]${line.link === null ? '' : ` (${line.link})`}`,
    )
    const why = state === 'unpaid' ? 'no summary was left' : reason
    return [`- ${title}${from} (${url}): ${gist ?? why ?? ''}`, ...said].join('\n')
  })
  return {
    text: `${aboutStates}\n\nDigest of ${made.dueOn}.\n\n${fence(lines.join('\n'))}`,
    data: { digest: made, others },
  }
}

function toDigest({ id, dueOn, entries }: Digest): DigestData {
  return {
    id,
    dueOn,
    videos: entries.map(
      ({ title, source, url, videoId, state, reason, form, gist, insights, historyId }) => ({
        title: title ?? url,
        source,
        url,
        state,
        reason,
        form,
        gist,
        // Of an episode there is no address of a second.
        insights: insights.map((line) => ({
          ...line,
          link: videoId === null || line.second === null ? null : atSecond(url, line.second),
        })),
        resource: historyId === null ? null : addressOf(historyId),
      }),
    ),
  }
}
