import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FeedTrouble } from '#tests/fakes/feeds/simulator.ts'
import { createMember } from '../security/people.ts'
import { episode, podcastReader, startPodcasts } from './world.ts'

const hour = 3_600_000
const known = { etag: null, lastModified: null }
const { signal } = new AbortController()
let podcasts: Awaited<ReturnType<typeof startPodcasts>>
beforeAll(async () => {
  podcasts = await startPodcasts()
})
beforeEach(() => podcasts.empty())
afterAll(() => podcasts[Symbol.asyncDispose]())

describe('an episode with transcripts in several languages', () => {
  it('is read from the one that is spoken, whatever comes first', async () => {
    const file = new URL('../../fixtures/reports/podcast-languages-81.xml', import.meta.url)
    const report = await readFile(file, 'utf8')
    const read = async (text: string) => {
      podcasts.feeds.files.set('/podcasts/show', text)
      const feed = await podcastReader().read(podcasts.feedOf(), { known, signal })
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
    const ada = await createMember(podcasts.app)
    const links = ['one', 'two'].map((name) => {
      podcasts.feeds.published.set(name, [])
      return podcasts.feedOf(name)
    })
    for (const url of links) await podcasts.followed(ada, url)
    podcasts.feeds.requests.length = 0
    const refused = await podcasts.follow(ada, podcasts.feedOf('three'))
    expect(refused.ok ? null : refused.problem.code).toBe('FOLLOW_LIMIT')
    expect(podcasts.feeds.requests).toEqual([])
    expect((await podcasts.follow(ada, links[0])).ok).toBe(true)
  })

  it('that has moved is read at its new address from then on, by those who follow it already too', async () => {
    const moved = (name: string, to: string, episodes: string): string =>
      `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${name}</title>
        <itunes:new-feed-url>${podcasts.feedOf(to)}</itunes:new-feed-url>${episodes}</channel></rss>`
    podcasts.feeds.published.set('show', [episode(1)])
    const [ada, ben] = [await createMember(podcasts.app), await createMember(podcasts.app)]
    const { id } = await podcasts.followed(ada)
    podcasts.feeds.files.set('/podcasts/show', moved('Old', 'new', ''))
    podcasts.feeds.published.set('new', [episode(2), episode(1)])
    await podcasts.pass()
    expect((await podcasts.itemsOf(ada, id)).map(({ title }) => title)).toEqual(['Episode 2'])
    podcasts.feeds.requests.length = 0
    await podcasts.pass(25 * hour)
    const asked = () =>
      podcasts.feeds.requests
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path.startsWith('/podcasts'))
    expect(new Set(asked())).toEqual(new Set(['/podcasts/new']))
    podcasts.feeds.files.set('/podcasts/other', moved('Other', 'new', ''))
    podcasts.feeds.requests.length = 0
    await podcasts.followed(ben, podcasts.feedOf('other'))
    expect(asked()).toEqual(['/podcasts/other', '/podcasts/new'])
  })

  it.each([
    ['nothing', ''],
    [
      'a feed that leads on',
      '<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>C</title><itunes:new-feed-url>https://podcast.example/d</itunes:new-feed-url></channel></rss>',
    ],
  ])('that says it has moved to %s is read where it is', async (_name, there) => {
    const ada = await createMember(podcasts.app)
    const itself = `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Still here</title>
      <itunes:new-feed-url>${podcasts.feedOf('there')}</itunes:new-feed-url></channel></rss>`
    podcasts.feeds.files.set('/podcasts/show', itself)
    if (there !== '') podcasts.feeds.files.set('/podcasts/there', there)
    expect((await podcasts.followed(ada)).title).toBe('Still here')
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
    podcasts.feeds.troubles.set('show', trouble)
    const ada = await createMember(podcasts.app)
    const reply = await podcasts.follow(ada)
    expect(reply.ok ? null : reply.problem.code).toBe(code)
    const list = await podcasts.app.call('GET /api/follows', { headers: ada.headers })
    expect(list.ok && list.body.follows).toEqual([])
  })

  it.each(['http://10.0.0.1/feed', 'http://[::1]/feed', 'http://169.254.169.254/feed'])(
    'is not taken where it leads inside: %s',
    async (url) => {
      const reply = await podcasts.follow(await createMember(podcasts.app), url)
      expect(reply.ok ? null : reply.problem.code).toBe('INVALID_LINK')
    },
  )

  it('is refused where it has the entries of a blog', async () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>A blog</title><entry><id>1</id><title>A post</title></entry></feed>'
    podcasts.feeds.files.set('/podcasts/show', atom)
    const reply = await podcasts.follow(await createMember(podcasts.app))
    expect(reply.ok ? null : reply.problem.code).toBe('FEED_UNREADABLE')
  })
})
