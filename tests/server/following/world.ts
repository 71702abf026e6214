import { AppError } from '#core/app-error.ts'
import { createFeedReader, defaultFeedLimits } from '#server/adapters/feeds/feed-client.ts'
import { createFeedParser } from '#server/adapters/feeds/feed-parser.ts'
import { workOnFollowing } from '#server/features/following/follow-work.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createGuardedFetch } from '#server/lib/outbound/guarded-fetch.ts'
import type { GuardedFetch } from '#server/lib/outbound/guarded-fetch.ts'
import { isGlobalAddress } from '#server/lib/outbound/guarded-request.ts'
import type { FollowedFeeds } from '#server/ports/feeds.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import { startFeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import type { Published } from '#tests/fakes/feeds/write-feed.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { emptyTables } from '#tests/setup/test-database.ts'
import { jump, takeClock } from '../quota/quota-case.ts'
import type { Person } from '../security/people.ts'

/** The id of the n-th channel of a test. */
export const channelOf = (n: number): string => `UC${String(n).padStart(22, '0')}`

/** The id of the n-th video of a test, of a channel where it is given. */
export const videoOf = (n: number, channel = 0): string =>
  `v${String(channel).padStart(4, '0')}_${String(n).padStart(5, '0')}`

/** A video that was published at this moment. */
export const published = (n: number, at: number, channel = 0): Published => ({
  key: videoOf(n, channel),
  title: `Video ${n}`,
  at: new Date(at).toISOString(),
})

/**
 * The threads of all readers of a test; they end by themselves a second after their last feed. They have time
 * while other programs are busy: the deadline has a test of its own.
 */
const parser = createFeedParser({ deadlineMs: 60_000 })

/** The reader of the product on a stand-in; podcasts are asked for there as well. */
export function readerAt(origin: string, callMs = 60_000): FollowedFeeds {
  const guardedFetch: GuardedFetch = (url, init) => {
    if (url.hostname !== '127.0.0.1') throw new AppError('INVALID_LINK')
    return fetch(url, { ...init, redirect: 'manual' })
  }
  return createFeedReader({
    youtubeFetch: (url, init) => fetch(url, { ...init, redirect: 'manual' }),
    guardedFetch,
    youtubeOrigin: origin,
    limits: { ...defaultFeedLimits, callMs },
    parser,
  })
}

/**
 * The reader of the product for podcasts alone; of this machine it may call the address of the simulator
 * only.
 */
export function podcastReader(
  guard: Partial<Parameters<typeof createGuardedFetch>[0]> = {},
  limits = defaultFeedLimits,
): FollowedFeeds {
  return createFeedReader({
    youtubeFetch: () => Promise.reject(new Error('YouTube is not asked')),
    guardedFetch: createGuardedFetch({
      isAllowed: (address) => address === '127.0.0.1' || isGlobalAddress(address),
      allowsLocal: true,
      ...guard,
    }),
    youtubeOrigin: null,
    limits,
    parser,
  })
}

/** A source that has captions of every video, but for those whose failure is given. */
export function captionsOf(
  failures: ReadonlyMap<string, AppError> = new Map(),
): TranscriptSource & { asked: string[] } {
  const asked: string[] = []
  return {
    name: 'youtube',
    asked,
    fetch: async (videoId) => {
      asked.push(videoId)
      const failure = failures.get(videoId)
      if (failure !== undefined) throw failure
      return {
        videoId,
        title: `Title of ${videoId}`,
        channel: 'A channel',
        durationSeconds: 60,
        publishedOn: null,
        language: 'en',
        captionKind: 'human',
        timings: 'exact',
        credit: null,
        chapters: [],
        tracks: [],
        droppedCues: 0,
        repairedCues: 0,
        cues: [
          `The lighthouse of ${videoId} was built in 1848 by two hundred workers.`,
          'Captain Meyer wrote in 1852 that no ship was lost in the first four winters.',
          'The keepers lit forty lamps every evening and carried the oil up two hundred steps.',
          'A storm in 1871 broke the windows, and the light still burned the whole night.',
          'It guided ships past the rocks for a hundred and thirty years.',
          'Today nobody lives there, and the lamp is switched by a computer.',
        ].map((text, index) => ({ text, start: index * 20, duration: 19, speaker: null })),
      }
    },
  }
}

/**
 * Works on what is followed until nothing is left to do now; summaries take what they take, and turns that
 * find something are few.
 */
export async function workUntilIdle({ deps }: Pick<TestApp, 'deps'>, maxTurns = 200): Promise<void> {
  const work = { ...deps, clock: systemClock }
  const { signal } = new AbortController()
  for (let turns = 0; turns < maxTurns;) {
    const found = await workOnFollowing(work, signal)
    const { rows } = await deps.db.pool.query(`select from followed_items where state = 'working' limit 1`)
    if (found === 0 && rows.length === 0) return
    if (found === 0) await systemClock.wait(20, signal)
    else turns += 1
  }
  throw new Error('What is followed never came to rest')
}

/** An episode of a podcast. */
export const episode = (n: number, transcripts: Published['transcripts'] = []): Published => ({
  key: `episode ${n}`,
  title: `Episode ${n}`,
  at: new Date(Date.now() + n).toISOString(),
  transcripts,
})

/** The application beside a simulator of podcasts, and what its tests do with both. */
export async function startPodcasts(overrides: Parameters<typeof startApp>[0] = {}) {
  const feeds = await startFeedSimulator()
  const app = await startApp({ feeds: podcastReader(), isCounted: true, ...overrides })
  const feedOf = (name = 'show'): string => `${feeds.origin}/podcasts/${name}`
  const follow = ({ headers }: Person, url = feedOf()) =>
    app.call('POST /api/follows', { headers, payload: { url, backlog: 0 } })
  return {
    feeds,
    app,
    feedOf,
    follow,
    followed: async (person: Person, url?: string) => {
      const reply = await follow(person, url)
      if (!reply.ok) throw new Error(reply.problem.detail)
      return reply.body
    },
    itemsOf: async ({ headers }: Person, id: string, query = '') => {
      const path = `/api/follows/${id}/items${query}`
      const reply = await app.call('GET /api/follows/:id/items', { path, headers })
      if (!reply.ok) throw new Error(reply.problem.detail)
      return reply.body.items
    },
    /** Lets an hour, or so many ms, pass, and all work be done. */
    pass: async (ms = 3_600_000): Promise<void> => {
      await jump(app.database, ms)
      await workUntilIdle(app)
    },
    empty: async (): Promise<void> => {
      feeds.published.clear()
      feeds.troubles.clear()
      feeds.files.clear()
      feeds.requests.length = 0
      await emptyTables(app.database)
      await takeClock(app.database)
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await feeds[Symbol.asyncDispose]()
    },
  }
}
