import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { plans } from '#product/plans.ts'
import { startFeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import type { FeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { emptyTables } from '#tests/setup/test-database.ts'
import { jump, takeClock } from '../quota/quota-case.ts'
import { createMember } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { captionsOf, channelOf, published, readerAt, videoOf, workUntilIdle } from './world.ts'

const failures = new Map<string, AppError>()
const captions = captionsOf(failures)
const hour = 3_600_000
let feeds: FeedSimulator
let app: TestApp
beforeAll(async () => {
  feeds = await startFeedSimulator()
  app = await startApp({ feeds: readerAt(feeds.origin), transcriptSources: [captions], isCounted: true })
})
beforeEach(async () => {
  feeds.published.clear()
  feeds.troubles.clear()
  feeds.requests.length = 0
  failures.clear()
  captions.asked.length = 0
  await emptyTables(app.database)
  await takeClock(app.database)
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await feeds[Symbol.asyncDispose]()
})

const channel = channelOf(1)
const link = `https://www.youtube.com/channel/${channel}`
const publish = (...numbers: number[]): void => {
  const known = feeds.published.get(channel) ?? []
  feeds.published.set(channel, [...numbers.map((n) => published(n, Date.now() + n)).toReversed(), ...known])
}
const follow = ({ headers }: Person, url = link, backlog = 0) =>
  app.call('POST /api/follows', { headers, payload: { url, backlog } })
const followed = async (person: Person, url?: string, backlog?: number) => {
  const reply = await follow(person, url, backlog)
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.body
}
const itemsOf = async ({ headers }: Person, id: string, query = '') => {
  const path = `/api/follows/${id}/items${query}`
  const reply = await app.call('GET /api/follows/:id/items', { path, headers })
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.body.items
}
const statesOf = async (person: Person, id: string) =>
  (await itemsOf(person, id)).map(({ videoId, state }) => `${videoId} ${state}`)
const listOf = async ({ headers }: Person) => {
  const reply = await app.call('GET /api/follows', { headers })
  return reply.ok ? reply.body : null
}

describe('following', () => {
  it('summarizes what is new and nothing that was there before, once for each follower', async () => {
    publish(1, 2)
    const [ada, ben] = [await createMember(app), await createMember(app)]
    const { id } = await followed(ada)
    const other = await followed(ben)
    await workUntilIdle(app)
    expect(await itemsOf(ada, id)).toEqual([])
    publish(3)
    await jump(app.database, hour)
    await workUntilIdle(app)
    expect(await statesOf(ada, id)).toEqual([`${videoOf(3)} done`])
    expect(await statesOf(ben, other.id)).toEqual([`${videoOf(3)} done`])
    // One look at the captions for both of them.
    expect(captions.asked).toEqual([videoOf(3)])
    const [item] = await itemsOf(ada, id)
    expect(item?.gist && item.lineSeconds.length).toBeGreaterThan(0)
    const saved = await app.call('GET /api/summaries/:id', {
      path: `/api/summaries/${item?.historyId}`,
      headers: ada.headers,
    })
    expect(saved.status).toBe(200)
    // The home page of each has it as what is new, and not among what they asked for.
    const brought = [{ id: item?.historyId, videoId: videoOf(3) }]
    expect(await app.call('GET /api/library', ada)).toMatchObject({ body: { videos: [], followed: brought } })
    await jump(app.database, 5 * 24 * hour)
    await workUntilIdle(app)
    expect(await statesOf(ada, id)).toHaveLength(1)
  })

  it('takes the newest of what is there when that is asked for', async () => {
    publish(1, 2, 3, 4)
    const ada = await createMember(app)
    const { id } = await followed(ada, link, 1)
    await workUntilIdle(app)
    expect(await statesOf(ada, id)).toEqual([`${videoOf(4)} done`])
  })

  it('counts each summary as one, and waits where none is left', async () => {
    publish(1)
    const ada = await createMember(app)
    const { id } = await followed(ada)
    publish(2, 3, 4)
    await jump(app.database, hour)
    await workUntilIdle(app)
    const states = (await statesOf(ada, id))
      .map((line) => line.split(' ')[1] ?? '')
      .toSorted((a, b) => a.localeCompare(b))
    expect(states).toEqual(['done', 'done', 'unpaid'])
    await jump(app.database, 25 * hour)
    await workUntilIdle(app)
    expect((await statesOf(ada, id)).map((line) => line.split(' ')[1])).toEqual(['done', 'done', 'done'])
  })

  it('takes nothing of the allowance for a summary that the follower has already', async () => {
    publish(1)
    const ada = await createMember(app)
    const { id } = await followed(ada)
    await app.call('POST /api/summarize', {
      headers: ada.headers,
      payload: { videoUrl: `https://youtu.be/${videoOf(2)}` },
    })
    await jump(app.database, 26 * hour)
    publish(2)
    await workUntilIdle(app)
    expect(await statesOf(ada, id)).toEqual([`${videoOf(2)} done`])
    const usage = await app.call('GET /api/usage-status', { headers: ada.headers })
    expect(usage.ok && usage.body.remainingCount).toBe(2)
  })

  it('waits for captions that come later, and says why', async () => {
    publish(1)
    const ada = await createMember(app)
    const { id } = await followed(ada)
    publish(2)
    failures.set(videoOf(2), new AppError('NO_CAPTIONS', 'This video has no captions.'))
    await jump(app.database, hour)
    await workUntilIdle(app)
    expect(await itemsOf(ada, id)).toMatchObject([
      { state: 'waiting', reason: 'This video has no captions.', reasonCode: 'NO_CAPTIONS' },
    ])
    failures.clear()
    await jump(app.database, hour)
    await workUntilIdle(app)
    expect(await statesOf(ada, id)).toEqual([`${videoOf(2)} done`])
  })

  it('fails what no time changes, with its reason and without a charge, and tries it again when asked', async () => {
    publish(1)
    const ada = await createMember(app)
    const { id } = await followed(ada)
    publish(2)
    failures.set(videoOf(2), new AppError('PRIVATE_VIDEO', 'This video is private.'))
    await jump(app.database, hour)
    await workUntilIdle(app)
    const [item] = await itemsOf(ada, id)
    expect(item).toMatchObject({ state: 'failed', reason: 'This video is private.', historyId: null })
    const usage = await app.call('GET /api/usage-status', { headers: ada.headers })
    expect(usage.ok && usage.body.remainingCount).toBe(2)
    failures.clear()
    const path = `/api/follows/items/${item?.id}/retry`
    const stranger = await createMember(app)
    const retry = (person: Person) =>
      app.call('POST /api/follows/items/:id/retry', { path, headers: person.headers })
    expect((await retry(stranger)).status).toBe(404)
    expect((await retry(ada)).status).toBe(204)
    await workUntilIdle(app)
    expect(await statesOf(ada, id)).toEqual([`${videoOf(2)} done`])
  })
})

describe('the list of what is followed', () => {
  it('names each source, and says when it stops answering', async () => {
    publish(1)
    const ada = await createMember(app)
    const { id } = await followed(ada)
    expect(await listOf(ada)).toMatchObject({
      max: plans.free.follows,
      follows: [{ id, kind: 'channel', title: `Source ${channel}`, url: link, isFailing: false, waiting: 0 }],
    })
    feeds.troubles.set(channel, 500)
    await jump(app.database, hour)
    await workUntilIdle(app)
    expect((await listOf(ada))?.follows).toMatchObject([{ isFailing: true }])
    feeds.troubles.clear()
    publish(2)
    await jump(app.database, hour)
    await workUntilIdle(app)
    expect((await listOf(ada))?.follows).toMatchObject([{ isFailing: false }])
    expect(await statesOf(ada, id)).toEqual([`${videoOf(2)} done`])
  })

  it('holds as many as the plan allows, also of calls at once', async () => {
    const ada = await createMember(app)
    const links = [1, 2, 3, 4].map((n) => {
      feeds.published.set(channelOf(n), [])
      return `https://www.youtube.com/channel/${channelOf(n)}`
    })
    const replies = await Promise.all(links.map((url) => follow(ada, url)))
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, 201, 409, 409])
    expect((await listOf(ada))?.follows).toHaveLength(2)
  })

  it('is the follower’s own: others find nothing of it', async () => {
    publish(1)
    const [ada, eve] = [await createMember(app), await createMember(app)]
    const { id } = await followed(ada)
    const path = `/api/follows/${id}`
    expect((await app.call('DELETE /api/follows/:id', { path, headers: eve.headers })).status).toBe(404)
    const items = { path: `${path}/items`, headers: eve.headers }
    expect((await app.call('GET /api/follows/:id/items', items)).status).toBe(404)
    expect((await app.call('GET /api/follows')).status).toBe(401)
    expect((await listOf(ada))?.follows).toHaveLength(1)
  })

  it('is over with its list when it is unfollowed, and the summaries stay', async () => {
    publish(1)
    const ada = await createMember(app)
    const { id } = await followed(ada, link, 1)
    await workUntilIdle(app)
    const [item] = await itemsOf(ada, id)
    const gone = await app.call('DELETE /api/follows/:id', {
      path: `/api/follows/${id}`,
      headers: ada.headers,
    })
    expect(gone.status).toBe(204)
    expect((await listOf(ada))?.follows).toEqual([])
    const path = `/api/summaries/${item?.historyId}`
    expect((await app.call('GET /api/summaries/:id', { path, headers: ada.headers })).status).toBe(200)
    const before = feeds.requests.length
    await jump(app.database, 25 * hour)
    await workUntilIdle(app)
    expect(feeds.requests).toHaveLength(before)
  })

  it.each([
    'https://example.com/',
    'nonsense',
    'https://youtu.be/WZyRbnpGyzQ',
    'https://www.youtube.com/playlist?list=RDWZyRbnpGyzQ',
  ])('refuses %s with what can be followed', async (url) => {
    const reply = await follow(await createMember(app), url)
    expect(reply.ok ? null : ['INVALID_LINK', 'FEED_UNREACHABLE']).toContain(
      reply.ok ? '' : reply.problem.code,
    )
  })
})
