import type { AppDeps } from '#server/app-deps.ts'
import type { FeedEntry } from '#server/ports/feeds.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import type { Overrides } from '#tests/setup/start-node.ts'
import { captionsOf, published, videoOf, workUntilIdle } from '../following/world.ts'
import { jump, takeClockAtNoon } from '../quota/quota-case.ts'

/** A playlist of three videos, and a channel that has published them. */
export const playlistLink = 'https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf'
export const channelLink = 'https://www.youtube.com/channel/UCLA_DiR1FfKNvjuUpBHmylQ'

const numbers = [1, 2, 3]

/** Every link to a list names the same three videos. */
const videoLists: AppDeps['videoLists'] = {
  open: async ({ kind }) => ({
    list: {
      kind,
      id: 'PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
      title: 'Lighthouses',
      owner: 'NASA',
      videoCount: 3,
    },
    videos: numbers.map((n) => ({
      videoId: videoOf(n),
      title: `Lighthouse ${n}`,
      channel: 'NASA',
      durationSeconds: 60,
      publishedText: null,
      state: 'playable',
    })),
    next: null,
  }),
  more: () => Promise.reject(new Error('There is one page')),
}

/** And every feed. */
const feeds: AppDeps['feeds'] = {
  read: async () => ({
    title: 'NASA',
    hub: null,
    movedTo: null,
    etag: null,
    lastModified: null,
    entries: numbers.toReversed().map((n): FeedEntry => {
      const { key, title, at } = published(n, Date.now() - n * 1000)
      const url = `https://www.youtube.com/watch?v=${key}`
      return { key, videoId: key, url, title, publishedAt: at, soundUrl: null, transcripts: [] }
    }),
  }),
  readTranscript: () => Promise.reject(new Error('There are no episodes')),
  readList: () => Promise.resolve([]),
}

/** A server on which lists and feeds have three videos with captions; it listens at `origin`. */
export async function startAccountWorld(overrides: Overrides = {}): Promise<TestApp & { origin: string }> {
  const server = await startApp({
    videoLists,
    feeds,
    transcriptSources: [captionsOf()],
    worksOnCollections: true,
    ...overrides,
  })
  await takeClockAtNoon(server.database)
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  return Object.assign(server, { origin })
}

/** Has the work on what is followed done, and the digest of the next day made. */
export async function passDay(server: TestApp): Promise<void> {
  await workUntilIdle(server)
  await jump(server.database, 86_400_000)
  await workUntilIdle(server)
}
