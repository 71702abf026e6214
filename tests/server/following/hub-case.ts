import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { workOnFollowing } from '#server/features/following/follow-work.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { HubRequest } from '#server/ports/feeds.ts'
import type { VideoLists } from '#server/ports/video-sources.ts'
import { createHub } from '#tests/fakes/feeds/hub.ts'
import type { SimulatedHub } from '#tests/fakes/feeds/hub.ts'
import { startFeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import type { FeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { TestNode } from '#tests/setup/start-node.ts'
import { emptyTables } from '#tests/setup/test-database.ts'
import { jump, takeClock } from '../quota/quota-case.ts'
import { createMember } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { captionsOf, channelOf, published, readerAt, workUntilIdle } from './world.ts'

/** In ms. */
export const hour = 3_600_000
/** The channel that is followed. */
export const channel = channelOf(1)
/** Two nodes of one application, its feeds and its hub. */
export let app: TestApp
let other: TestNode
/** The feeds. */
export let feeds: FeedSimulator
/** The hub of all feeds. */
export let hub: SimulatedHub
/** YouTube's list of the channel: what it has, where a test gives it one. */
export const listed: { videos: string[] | null } = { videos: null }

const videoLists: VideoLists = {
  open: async () => {
    if (listed.videos === null) throw new AppError('YOUTUBE_UNREACHABLE')
    const videos = listed.videos.map((videoId) => ({
      videoId,
      title: videoId,
      channel: null,
      durationSeconds: null,
      publishedText: null,
      state: 'playable' as const,
    }))
    const list = { kind: 'channel' as const, id: channel, title: 'A channel', owner: null, videoCount: null }
    return { list, videos, next: null }
  },
  more: () => Promise.reject(new AppError('YOUTUBE_UNREACHABLE')),
}

/** Starts both nodes for the tests of a file, with an empty database and the clock of the quotas for each. */
export function openHubCase(): void {
  beforeAll(async () => {
    feeds = await startFeedSimulator()
    hub = createHub(async ({ method, path, headers = {}, body }) => {
      const reply = await app.app.inject({
        method,
        url: path,
        headers,
        ...(body === undefined ? {} : { payload: body }),
      })
      return { status: reply.statusCode, text: reply.body }
    })
    const given = {
      feeds: readerAt(feeds.origin),
      videoLists,
      hubs: hub,
      transcriptSources: [captionsOf()],
      isCounted: true,
    }
    app = await startApp(given)
    other = await startNode(app.database, pino({ level: 'silent' }), given)
  })
  beforeEach(async () => {
    feeds.published.clear()
    feeds.files.clear()
    feeds.requests.length = 0
    hub.asked.length = 0
    listed.videos = null
    await emptyTables(app.database)
    await takeClock(app.database)
  })
  afterAll(async () => {
    await other.close()
    await app[Symbol.asyncDispose]()
    await feeds[Symbol.asyncDispose]()
  })
}

/** Publishes the videos of these numbers. */
export function publish(...numbers: number[]): void {
  const known = feeds.published.get(channel) ?? []
  feeds.published.set(channel, [...numbers.map((n) => published(n, Date.now() + n)).toReversed(), ...known])
}

/** A new account that follows the channel, or what has this address. */
export async function follow(
  url = `https://www.youtube.com/channel/${channel}`,
): Promise<Person & { followId: string }> {
  const person = await createMember(app)
  const reply = await app.call('POST /api/follows', { headers: person.headers, payload: { url, backlog: 0 } })
  if (!reply.ok) throw new Error(reply.problem.detail)
  return { ...person, followId: reply.body.id }
}

/** The videos that a follow brought, each with its state. */
export async function itemsOf({ headers, followId }: Person & { followId: string }): Promise<string[]> {
  const path = `/api/follows/${followId}/items`
  const reply = await app.call('GET /api/follows/:id/items', { path, headers })
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.body.items.map(({ videoId, title, state }) => `${videoId ?? title} ${state}`)
}

/** Lets time pass, and both nodes work until nothing is left to do. */
export async function pass(ms: number): Promise<void> {
  await jump(app.database, ms)
  const signal = new AbortController().signal
  await Promise.all([app, other].map(({ deps }) => workOnFollowing({ ...deps, clock: systemClock }, signal)))
  await workUntilIdle(app)
}

/** Lets the time of a poll pass, after which the hub was asked; gives what for. */
export async function asked(): Promise<HubRequest & { hubUrl: string }> {
  await pass(hour)
  const request = hub.asked.at(-1)
  if (request === undefined) throw new Error('The hub was not asked')
  return request
}

/** A subscription that the hub has confirmed. */
export async function subscribed(): Promise<HubRequest & { hubUrl: string }> {
  const request = await asked()
  const { status } = await hub.askBack(request)
  if (status !== 200) throw new Error(`The hub was answered ${status}`)
  feeds.requests.length = 0
  return request
}
