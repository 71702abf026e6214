import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startFollowing } from '#server/features/following/service.ts'
import { startFeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import type { FeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createMember } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { captionsOf, channelOf, published, readerAt, videoOf } from './world.ts'

let feeds: FeedSimulator
let app: TestApp
beforeAll(async () => {
  feeds = await startFeedSimulator()
  app = await startApp({
    feeds: readerAt(feeds.origin),
    transcriptSources: [captionsOf(new Map())],
    isCounted: true,
  })
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await feeds[Symbol.asyncDispose]()
})

it('A person who follows a channel does not wait for the next turn: its newest video is ordered at once', async () => {
  const channel = channelOf(1)
  feeds.published.set(channel, [published(1, Date.now())])
  const resting = Promise.withResolvers<void>()
  const following = startFollowing({
    ...app.deps,
    clock: {
      now: () => Date.now(),
      // A turn that found nothing is followed by none until a call wakes the work.
      wait: async (_ms, signal) => {
        resting.resolve()
        if (!signal.aborted) await once(signal, 'abort')
      },
    },
  })
  await resting.promise
  const { headers } = await createMember(app)
  const reply = await app.call('POST /api/follows', {
    headers,
    payload: { url: `https://www.youtube.com/channel/${channel}`, backlog: 1 },
  })
  if (!reply.ok) throw new Error(reply.problem.detail)
  await vi.waitFor(async () => {
    const path = `/api/follows/${reply.body.id}/items`
    const items = await app.call('GET /api/follows/:id/items', { path, headers })
    expect(items.ok ? items.body.items : []).toMatchObject([{ videoId: videoOf(1), state: 'working' }])
  }, 20_000)
  await following.stop()
})

it('An account that follows many sources at once has them read one after another, and another account at once', async () => {
  type Read = { url: string; answer: () => void }
  const reads: Read[] = []
  const feed = { title: 'A show', entries: [], hub: null, movedTo: null, etag: null, lastModified: null }
  await using busy = await startApp({
    feeds: {
      ...readerAt(feeds.origin),
      read: (url) =>
        new Promise((resolve) => {
          reads.push({ url, answer: () => resolve(feed) })
        }),
    },
  })
  const follow = ({ headers }: Person, name: string) =>
    busy.call('POST /api/follows', { headers, payload: { url: `https://show.example/${name}`, backlog: 0 } })
  const [ada, ben] = [await createMember(busy), await createMember(busy)]
  const ofAda = ['one', 'two'].map((name) => follow(ada, name))
  await vi.waitFor(() => expect(reads).toHaveLength(1))
  const ofBen = follow(ben, 'three')
  await vi.waitFor(() => expect(reads.map(({ url }) => url)).toContain('https://show.example/three'))
  expect(reads).toHaveLength(2)
  while (reads.length < 3) {
    for (const { answer } of reads) answer()
    await setImmediate()
  }
  reads.at(-1)?.answer()
  expect((await Promise.all([...ofAda, ofBen])).map(({ status }) => status)).toEqual([201, 201, 201])
})
