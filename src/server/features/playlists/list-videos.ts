import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { contract } from '#contract/api.ts'
import type { StoredList } from '#contract/playlists.ts'
import { AppError } from '#core/app-error.ts'
import { maxListedVideos } from '#product/limits.ts'
import { listKeyOf, listUrl, isOwnList, parseListLink } from '#product/list-link.ts'
import type { ListLink } from '#product/list-link.ts'
import { plans } from '#product/plans.ts'
import type { PooledDb } from '#server/db/database.ts'
import { readActor, requireUser } from '#server/features/accounts/service.ts'
import type { Member, AccountDeps } from '#server/features/accounts/service.ts'
import { formToMatch } from '#server/features/forms/service.ts'
import { handle } from '#server/http/handle.ts'
import type { ListedVideo, VideoLists, FirstListPage } from '#server/ports/video-sources.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import { findList, findRecentList, findSummarized, insertList } from './repo.ts'
import type { StoredVideos } from './repo.ts'

const maxLists = 500
const cachedMs = 5 * 60_000
const { network: lookLimit } = contract['GET /api/playlists'].counts

/** The first pages that were looked at lately, by the port they came through. */
const firstPages = new WeakMap<VideoLists, LRUCache<string, FirstListPage>>()

/**
 * The list that a link names.
 * @throws AppError `INVALID_LINK`, `PLAYLIST_NOT_FOUND` for a list that only its owner sees
 */
function readListLink(url: string): ListLink {
  const link = parseListLink(url)
  if (link === null) {
    throw new AppError(
      'INVALID_LINK',
      "That isn't a link to a playlist or a channel. Paste one such as https://www.youtube.com/playlist?list=… or youtube.com/@name.",
    )
  }
  if (!isOwnList(link)) return link
  throw new AppError(
    'PLAYLIST_NOT_FOUND',
    'Only you can see that list on YouTube. Put its videos into a public or unlisted playlist and paste that.',
  )
}

/**
 * The list that a link to many videos names, with its first videos; at most 30 lists a minute for a network,
 * and cached for five minutes.
 * @throws AppError as `readListLink`, `RATE_LIMITED`, or the failure of YouTube
 */
async function lookAtList(deps: ListDeps, url: string, { network, signal }: ListCaller) {
  const link = readListLink(url)
  const { videoLists, callCounter } = deps
  const known = firstPages.get(videoLists) ?? new LRUCache({ max: maxLists, ttl: cachedMs })
  firstPages.set(videoLists, known)
  const key = listKeyOf(link)
  const cached = known.get(key)
  if (cached === undefined) await callCounter.count(`lists/${network}`, lookLimit)
  const { list, videos, next } = cached ?? (await videoLists.open(link, { signal }))
  known.set(key, { list, videos, next }, { noUpdateTTL: true })
  const videoCount = list.videoCount ?? (next === null && list.kind !== 'mix' ? videos.length : null)
  return { list: { ...list, videoCount, url: listUrl(link) }, videos: videos.slice(0, 100) }
}

/** Dependencies of looking at lists of YouTube and storing them. */
export type ListDeps = { db: PooledDb; videoLists: VideoLists; callCounter: CallCounter }

/** The keyed hash of the caller's network, and the signal that ends the lookup. */
export type ListCaller = { network: string; signal: AbortSignal }

/** Long lists come in many pages; what is not there by then is left out, and the answer says so. */
const listingMs = 45_000
const recentMinutes = 10
const shownFirst = 100
const { account: limit } = contract['POST /api/playlists'].counts

/** A part of a list; `form` is the one that a summary has to have for its video to be the caller's. */
type Slice = { from: number; limit: number; form: string }

/**
 * Lists all videos of a playlist or a channel and stores them for a day; a whole list that was stored in the
 * last ten minutes is given again.
 * @throws AppError as `readListLink`, `RATE_LIMITED`, or why YouTube does not say
 */
async function listVideos(
  deps: ListDeps,
  actor: Member,
  { url, form, signal }: { url: string; form: string; signal: AbortSignal },
): Promise<StoredList> {
  const link = readListLink(url)
  await deps.callCounter.count(`lists/account/${actor.user.id}`, limit)
  const key = listKeyOf(link)
  const stored = (await findRecentList(deps.db, key, recentMinutes)) ?? (await storeList(deps, link, signal))
  return await present(deps, actor, stored, { from: 0, limit: shownFirst, form })
}

/** A part of a stored list. @throws AppError `NOT_FOUND` for a list that is not stored any more */
async function readStoredList(
  deps: Pick<ListDeps, 'db'>,
  actor: Member,
  { id, ...slice }: { id: string } & Slice,
): Promise<StoredList> {
  return await present(deps, actor, await getStoredList(deps, id), slice)
}

/** A stored list with all its videos. @throws AppError `NOT_FOUND` for one that is not stored any more */
export async function getStoredList({ db }: Pick<ListDeps, 'db'>, id: string): Promise<StoredVideos> {
  const stored = await findList(db, id)
  if (stored === null)
    throw new AppError('NOT_FOUND', 'This list is no longer stored. Please paste its link again.')
  return stored
}

async function storeList(deps: ListDeps, link: ListLink, signal: AbortSignal): Promise<StoredVideos> {
  const { list, ...collected } = await collect(deps.videoLists, link, signal)
  const whole = { list: { ...list, url: listUrl(link) }, ...collected }
  return { id: await insertList(deps.db, listKeyOf(link), whole), ...whole }
}

/** All pages of a list, each video once. A failed page ends it, with what was listed so far. */
async function collect(videoLists: VideoLists, link: ListLink, signal: AbortSignal) {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(listingMs)])
  const { list, ...first } = await videoLists.open(link, { signal })
  const videos = new Map<string, ListedVideo>()
  let page = first
  let isWhole = true
  for (;;) {
    const before = videos.size
    for (const video of page.videos) if (!videos.has(video.videoId)) videos.set(video.videoId, video)
    // A page without a new video would lead on for ever.
    if (page.next === null || videos.size === before) break
    if (videos.size >= maxListedVideos) {
      isWhole = false
      break
    }
    try {
      page = await videoLists.more(page.next, { signal: inTime })
    } catch {
      signal.throwIfAborted()
      isWhole = false
      break
    }
  }
  return { list, videos: [...videos.values()].slice(0, maxListedVideos), isWhole }
}

async function present(
  { db }: Pick<ListDeps, 'db'>,
  { user, plan }: Member,
  { id, list, videos, isWhole }: StoredVideos,
  { from, limit: count, form }: Slice,
): Promise<StoredList> {
  const owner = { userId: user.id, windowDays: plans[plan].historyDays, form: formToMatch(form) }
  const summarized = await findSummarized(
    db,
    owner,
    videos.map(({ videoId }) => videoId),
  )
  const shown = videos.slice(from, from + count)
  return {
    id,
    list,
    total: videos.length,
    yours: summarized.size,
    isWhole,
    videos: shown.map((video) => ({ ...video, historyId: summarized.get(video.videoId) ?? null })),
  }
}

/** Registers the calls about playlists and channels of YouTube. */
export function registerPlaylistRoutes(app: FastifyInstance, deps: ListDeps & AccountDeps): void {
  handle(app, 'GET /api/playlists', async ({ query, request, signal }) => {
    const { network } = await readActor(deps, request)
    return await lookAtList(deps, query.url, { network, signal })
  })

  handle(app, 'POST /api/playlists', async ({ body, request, signal }) => {
    return await listVideos(deps, await requireUser(deps, request), { ...body, signal })
  })

  handle(app, 'GET /api/playlists/:id', async ({ params, query, request }) => {
    return await readStoredList(deps, await requireUser(deps, request), { ...params, ...query })
  })
}
