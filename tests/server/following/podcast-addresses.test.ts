import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import type { FeedSimulator, FeedTrouble } from '#tests/fakes/feeds/simulator.ts'
import type { Published } from '#tests/fakes/feeds/write-feed.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { emptyTables } from '#tests/setup/test-database.ts'
import { jump, takeClock } from '../quota/quota-case.ts'
import { createMember } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { podcastReader, workUntilIdle } from './world.ts'

const hour = 3_600_000
const known = { etag: null, lastModified: null }
const { signal } = new AbortController()
let feeds: FeedSimulator
let app: TestApp
beforeAll(async () => {
  feeds = await startFeedSimulator()
  app = await startApp({ feeds: podcastReader(), isCounted: true })
})
beforeEach(async () => {
  feeds.published.clear()
  feeds.troubles.clear()
  feeds.files.clear()
  feeds.requests.length = 0
  await emptyTables(app.database)
  await takeClock(app.database)
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await feeds[Symbol.asyncDispose]()
})

const feedOf = (name = 'show'): string => `${feeds.origin}/podcasts/${name}`
const episode = (n: number): Published => ({
  key: `episode ${n}`,
  title: `Episode ${n}`,
  at: new Date(Date.now() + n).toISOString(),
})
const follow = ({ headers }: Person, url = feedOf()) =>
  app.call('POST /api/follows', { headers, payload: { url, backlog: 0 } })
const followed = async (person: Person, url?: string) => {
  const reply = await follow(person, url)
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.body
}
const itemsOf = async ({ headers }: Person, id: string) => {
  const path = `/api/follows/${id}/items`
  const reply = await app.call('GET /api/follows/:id/items', { path, headers })
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.body.items
}
async function pass(ms = hour): Promise<void> {
  await jump(app.database, ms)
  await workUntilIdle(app)
}

describe('an episode with transcripts in several languages', () => {
  it('is read from the one that is spoken, whatever comes first', async () => {
    const file = new URL('../../fixtures/reports/podcast-languages-81.xml', import.meta.url)
    const report = await readFile(file, 'utf8')
    const read = async (text: string) => {
      feeds.files.set('/podcasts/show', text)
      const feed = await podcastReader().read(feedOf(), { known, signal })
      return feed?.entries[0]?.transcripts.map(({ url }) => url.replace('https://pod.example/', ''))
    }
    expect(await read(report)).toEqual(['1.en.vtt', '1.es.vtt'])
    expect(await read(report.replace('<language>en<', '<language>es-MX<'))).toEqual(['1.es.vtt', '1.en.vtt'])
    const withoutTimes = report.replace('1.en.vtt" type="text/vtt"', '1.en.txt" type="text/plain"')
    expect(await read(withoutTimes)).toEqual(['1.en.txt', '1.es.vtt'])
    expect(await read(report.replace(' language="en" rel', ' rel'))).toEqual(['1.en.vtt', '1.es.vtt'])
    expect(await read(report.replace('<language>en</language>', ''))).toEqual(['1.es.vtt', '1.en.vtt'])
  })
})

describe('a podcast', () => {
  it('beyond what the plan allows is not asked for, and one that is followed already may be', async () => {
    const ada = await createMember(app)
    const links = ['one', 'two'].map((name) => {
      feeds.published.set(name, [])
      return feedOf(name)
    })
    for (const url of links) await followed(ada, url)
    feeds.requests.length = 0
    const refused = await follow(ada, feedOf('three'))
    expect(refused.ok ? null : refused.problem.code).toBe('FOLLOW_LIMIT')
    expect(feeds.requests).toEqual([])
    expect((await follow(ada, links[0])).ok).toBe(true)
  })

  it('that has moved is read at its new address from then on, by those who follow it already too', async () => {
    const moved = (name: string, to: string, episodes: string): string =>
      `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${name}</title>
        <itunes:new-feed-url>${feedOf(to)}</itunes:new-feed-url>${episodes}</channel></rss>`
    feeds.published.set('show', [episode(1)])
    const [ada, ben] = [await createMember(app), await createMember(app)]
    const { id } = await followed(ada)
    feeds.files.set('/podcasts/show', moved('Old', 'new', ''))
    feeds.published.set('new', [episode(2), episode(1)])
    await pass()
    expect((await itemsOf(ada, id)).map(({ title }) => title)).toEqual(['Episode 2'])
    feeds.requests.length = 0
    await pass(25 * hour)
    const asked = () =>
      feeds.requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/podcasts'))
    expect(new Set(asked())).toEqual(new Set(['/podcasts/new']))
    feeds.files.set('/podcasts/other', moved('Other', 'new', ''))
    feeds.requests.length = 0
    await followed(ben, feedOf('other'))
    expect(asked()).toEqual(['/podcasts/other', '/podcasts/new'])
  })

  it.each([
    ['nothing', ''],
    [
      'a feed that leads on',
      '<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>C</title><itunes:new-feed-url>https://podcast.example/d</itunes:new-feed-url></channel></rss>',
    ],
  ])('that says it has moved to %s is read where it is', async (_name, there) => {
    const ada = await createMember(app)
    const itself = `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Still here</title>
      <itunes:new-feed-url>${feedOf('there')}</itunes:new-feed-url></channel></rss>`
    feeds.files.set('/podcasts/show', itself)
    if (there !== '') feeds.files.set('/podcasts/there', there)
    expect((await followed(ada)).title).toBe('Still here')
  })
})

describe('the address of a podcast', () => {
  it.each<[FeedTrouble, string]>([
    ['html', 'FEED_UNREADABLE'],
    ['entities', 'FEED_UNREADABLE'],
    ['deep', 'FEED_UNREADABLE'],
    ['redirect-inside', 'INVALID_LINK'],
    [500, 'FEED_UNREACHABLE'],
  ])('with what is %s behind it is refused, and nothing is followed', async (trouble, code) => {
    feeds.troubles.set('show', trouble)
    const ada = await createMember(app)
    const reply = await follow(ada)
    expect(reply.ok ? null : reply.problem.code).toBe(code)
    const list = await app.call('GET /api/follows', { headers: ada.headers })
    expect(list.ok && list.body.follows).toEqual([])
  })

  it.each(['http://10.0.0.1/feed', 'http://[::1]/feed', 'http://169.254.169.254/feed'])(
    'is not taken where it leads inside: %s',
    async (url) => {
      const reply = await follow(await createMember(app), url)
      expect(reply.ok ? null : reply.problem.code).toBe('INVALID_LINK')
    },
  )

  it('is refused where it has the entries of a blog', async () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>A blog</title><entry><id>1</id><title>A post</title></entry></feed>'
    feeds.files.set('/podcasts/show', atom)
    const reply = await follow(await createMember(app))
    expect(reply.ok ? null : reply.problem.code).toBe('FEED_UNREADABLE')
  })
})
