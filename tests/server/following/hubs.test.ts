import { describe, expect, it } from 'vitest'
import { workOnFollowing } from '#server/features/following/follow-work.ts'
import { systemClock } from '#server/lib/clock.ts'
import { challenge } from '#tests/fakes/feeds/hub.ts'
import { rssFeed } from '#tests/fakes/feeds/write-feed.ts'
import { jump } from '../quota/quota-case.ts'
import {
  app,
  asked,
  channel,
  feeds,
  follow,
  hour,
  hub,
  itemsOf,
  listed,
  openHubCase,
  pass,
  publish,
  subscribed,
} from './hub-case.ts'
import { readerAt, videoOf, workUntilIdle } from './world.ts'

openHubCase()
const day = 24 * hour

describe('the hub of what is followed', () => {
  it('is asked once, on two nodes, and makes a new video come at once when it pushes', async () => {
    publish(1)
    const ada = await follow()
    await follow()
    const request = await asked()
    expect(hub.asked).toEqual([
      {
        hubUrl: hub.youtubeHub,
        topic: `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`,
        callback: expect.stringMatching(/^https:\/\/precis\.example\/api\/hubs\/[\w.-]{70,}$/),
        secret: expect.stringMatching(/^[\w-]{43}$/),
        leaseSeconds: 5 * 86_400,
      },
    ])
    expect(await hub.askBack(request)).toEqual({ status: 200, text: challenge })
    publish(2)
    await pass(0)
    expect(await itemsOf(ada)).toEqual([])
    expect(await hub.push(request)).toEqual({ status: 204, text: '' })
    await pass(0)
    expect(await itemsOf(ada)).toEqual([`${videoOf(2)} done`])
  })

  it('is asked again when three quarters of its lease are over', async () => {
    publish(1)
    await follow()
    await subscribed()
    await pass(3.7 * day)
    expect(hub.asked).toHaveLength(1)
    await pass(0.1 * day)
    expect(hub.asked).toHaveLength(2)
  })

  it('is asked again when it never asks back, less and less often, while its feed is read as ever', async () => {
    publish(1)
    const ada = await follow()
    await asked()
    const times: number[] = []
    for (let quarters = 1; quarters <= 16; quarters += 1) {
      await pass(hour / 4)
      if (hub.asked.length > times.length + 1) times.push(quarters)
    }
    expect(times).toEqual([1, 3, 7, 15])
    publish(2)
    await pass(day)
    expect(await itemsOf(ada)).toEqual([`${videoOf(2)} done`])
  })

  it('is the one that the feed of a podcast names, as long as it does', async () => {
    const url = `${feeds.origin}/podcasts/show`
    const feed = (links: string): void => {
      const written = rssFeed('A show', [{ key: 'episode', title: 'Episode', at: new Date().toISOString() }])
      feeds.files.set('/podcasts/show', written.replace('<channel>', `<channel xmlns:atom="a">${links}`))
    }
    feed(
      '<atom:link rel="hub" href="https://pod.example/"/><atom:link rel="self" href="https://pod.example/show"/>',
    )
    await follow(url)
    const request = await asked()
    expect(request).toMatchObject({ hubUrl: 'https://pod.example/', topic: 'https://pod.example/show' })
    expect((await hub.askBack(request)).status).toBe(200)
    feed('')
    await pass(day)
    expect((await hub.push(request)).status).toBe(404)
  })

  it('brings what its feed does not have yet out of the list of the channel', async () => {
    publish(1)
    // It was asked not long ago, so that nothing but a push has it asked again.
    listed.videos = [videoOf(1)]
    const ada = await follow()
    const request = await subscribed()
    listed.videos = [videoOf(2), videoOf(1)]
    await hub.push(request)
    await pass(0)
    expect(await itemsOf(ada)).toEqual([`${videoOf(2)} done`])
  })

  it('has its source looked at again after a minute when it pushes while that is read', async () => {
    publish(1)
    await follow()
    const request = await subscribed()
    await hub.push(request)
    await pass(0)
    await jump(app.database, hour)
    const held = Promise.withResolvers<void>()
    const reading = Promise.withResolvers<void>()
    const reader = readerAt(feeds.origin)
    const slow = {
      ...reader,
      read: async (...given: Parameters<typeof reader.read>) => {
        const read = await reader.read(...given)
        reading.resolve()
        await held.promise
        return read
      },
    }
    await hub.push(request)
    const { signal } = new AbortController()
    const turn = workOnFollowing({ ...app.deps, feeds: slow, clock: systemClock }, signal)
    await reading.promise
    await jump(app.database, 1000)
    publish(2)
    await hub.push(request)
    held.resolve()
    await turn
    feeds.requests.length = 0
    await workUntilIdle(app)
    expect(feeds.requests).toHaveLength(0)
    await pass(60_000)
    expect(feeds.requests).toHaveLength(1)
  })
})
