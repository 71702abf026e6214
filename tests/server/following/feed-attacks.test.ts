import type { LookupAddress } from 'node:dns'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { defaultFeedLimits } from '#server/adapters/feeds/feed-client.ts'
import { createFeedParser } from '#server/adapters/feeds/feed-parser.ts'
import { isWithinMarkupLimits } from '#server/adapters/feeds/markup-limits.ts'
import { createFollowingDeps } from '#server/deps/outbound-deps.ts'
import type { FollowedFeeds } from '#server/ports/feeds.ts'
import { startFeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import type { FeedSimulator, FeedTrouble } from '#tests/fakes/feeds/simulator.ts'
import { podcastReader } from './world.ts'

const megabyte = 1024 * 1024
const known = { etag: null, lastModified: null }
const { signal } = new AbortController()
let feeds: FeedSimulator
beforeAll(async () => {
  feeds = await startFeedSimulator()
})
beforeEach(() => {
  feeds.troubles.clear()
  feeds.files.clear()
  feeds.requests.length = 0
})
afterAll(() => feeds[Symbol.asyncDispose]())

const limits = { ...defaultFeedLimits, transcriptBytes: 4 * megabyte }
const readerWith = (guard?: Parameters<typeof podcastReader>[0], callMs = 60_000): FollowedFeeds =>
  podcastReader(guard, { ...limits, callMs })

/** The servers that never end an answer: of them, the time is what is tried. */
const endsOf = (trouble: FeedTrouble): number =>
  trouble === 'silent' || trouble === 'trickle' ? 100 : 60_000

const podcast = (): string => `${feeds.origin}/podcasts/show`
const failure = async (work: Promise<unknown>): Promise<string> =>
  await work.then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? error.code : `unforeseen: ${String(error)}`),
  )
const read = (reader: FollowedFeeds, url = podcast()) => failure(reader.read(url, { known, signal }))
const transcriptAt = (url = podcast()) => ({ url, type: 'text/vtt' })
const leadingTo =
  (...addresses: string[]) =>
  async (): Promise<LookupAddress[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

describe('a hostile feed', () => {
  it.each<[FeedTrouble, string]>([
    ['entities', 'FEED_UNREADABLE'],
    ['one-entity', 'FEED_UNREADABLE'],
    ['deep', 'FEED_UNREADABLE'],
    ['huge', 'FEED_UNREADABLE'],
    ['endless', 'FEED_UNREADABLE'],
    ['packed', 'FEED_UNREADABLE'],
    ['html', 'FEED_UNREADABLE'],
    ['cut', 'FEED_UNREADABLE'],
    ['silent', 'FEED_UNREACHABLE'],
    ['trickle', 'FEED_UNREACHABLE'],
    ['redirect-inside', 'INVALID_LINK'],
    ['redirect-to-file', 'INVALID_LINK'],
    ['redirect-again', 'FEED_UNREACHABLE'],
    [404, 'FEED_UNREACHABLE'],
    [500, 'FEED_UNREACHABLE'],
  ])('that is %s is refused: %s', async (trouble, code) => {
    feeds.troubles.set('show', trouble)
    expect(await read(readerWith({}, endsOf(trouble)))).toBe(code)
  })

  const megabytes = 2 * megabyte
  const rss = (inside: string): string =>
    `<rss version="2.0"><channel><title>A show</title>${inside}</channel></rss>`
  it.each([
    [
      'one element with attributes without end',
      `<rss version="2.0"><channel ${Array.from({ length: 150_000 }, (_, n) => `a${n}=""`).join(' ')}/></rss>`,
    ],
    ['elements without end', rss('<item/>'.repeat(megabytes / 8))],
    ['elements in each other', rss(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`)],
    [
      'JSON',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1',
        items: Array.from({ length: 90_000 }, (_, n) => ({ id: n })),
      }),
    ],
    ['tags that never end', rss('<'.repeat(megabytes - 100))],
    ['a comment that never ends', rss('<!--'.repeat(megabytes / 5))],
  ])('of %s is refused before it is parsed', (_name, text) => {
    expect(isWithinMarkupLimits(text)).toBe(false)
  })

  it('with a day of pages as texts and comments is none: they are passed over', () => {
    const page = `<![CDATA[${'<p>'.repeat(300)}]]>`
    expect(
      isWithinMarkupLimits(rss(`<!--${'<p>'.repeat(300)}--><item><description>${page}</description></item>`)),
    ).toBe(true)
  })

  it('that takes its thread too long is left, and said to take too long', async () => {
    const parser = createFeedParser({ deadlineMs: 1 })
    onTestFinished(() => parser.close())
    const bytes = new TextEncoder().encode(rss('<item><guid>1</guid></item>'))
    const outcome = await parser.parse({ bytes, isCut: false }, { signal }).catch((error: unknown) => error)
    expect(outcome).toMatchObject({ code: 'FEED_UNREADABLE', detail: 'This feed takes too long to read.' })
  })

  it('is asked for four times at most, however often it leads on', async () => {
    feeds.troubles.set('show', 'redirect-again')
    await read(readerWith())
    expect(feeds.requests).toHaveLength(4)
  })

  it('is not unpacked: what it packs takes no memory', async () => {
    feeds.troubles.set('show', 'packed')
    const bytes = await readerWith().readTranscript(transcriptAt(), { signal })
    expect(bytes.byteLength).toBeLessThan(megabyte)
  })

  it.each<FeedTrouble>(['endless', 'redirect-inside', 'trickle'])(
    'does with a transcript as little: %s',
    async (trouble) => {
      feeds.troubles.set('show', trouble)
      const outcome = await failure(
        readerWith({}, endsOf(trouble)).readTranscript(transcriptAt(), { signal }),
      )
      expect(['FEED_UNREADABLE', 'FEED_UNREACHABLE', 'INVALID_LINK']).toContain(outcome)
    },
  )

  it('of an episode in HTML with more tags than a day of speech has is refused', async () => {
    feeds.files.set('/podcasts/show', '<p>a'.repeat(600_000))
    const transcript = { url: podcast(), type: 'text/html' }
    expect(await failure(readerWith().readTranscript(transcript, { signal }))).toBe('FEED_UNREADABLE')
    feeds.files.set('/podcasts/show', '<p>a'.repeat(400_000))
    expect(await failure(readerWith().readTranscript(transcript, { signal }))).toBe('answered')
  })

  it('that never ends is left when its caller stops', async () => {
    feeds.troubles.set('show', 'trickle')
    const stop = new AbortController()
    const outcome = failure(readerWith({}, 60_000).read(podcast(), { known, signal: stop.signal }))
    await expect.poll(() => feeds.requests.length).toBe(1)
    stop.abort(new Error('The process stops'))
    expect(await outcome).toBe('FEED_UNREACHABLE')
  })
})

describe('a feed of more than two megabytes', () => {
  const notes = 'x'.repeat(1000)
  const large = (ages: readonly number[]): string => {
    const items = ages.map(
      (n) =>
        `<item><guid>${n}</guid><link>https://podcast.example/${n}</link><description>${notes}</description><pubDate>${new Date(n * 86_400_000).toUTCString()}</pubDate></item>`,
    )
    return `<rss version="2.0"><channel><title>A long show</title>${items.join('')}</channel></rss>`
  }
  const days = Array.from({ length: 3000 }, (_, n) => n + 1)

  it('is read as far as it may be, with every episode that came whole', async () => {
    feeds.files.set('/podcasts/show', large(days.toReversed()))
    const feed = await readerWith().read(podcast(), { known, signal })
    const count = feed?.entries.length
    expect(feed?.entries.slice(0, 2).map(({ key }) => key)).toEqual(['3000', '2999'])
    expect(count).toBeGreaterThan(1000)
    expect(count).toBeLessThan(2000)
  })

  it('is refused where its news would stand in what is not read', async () => {
    feeds.files.set('/podcasts/show', large(days))
    expect(await read(readerWith())).toBe('FEED_UNREADABLE')
  })
})

describe('a name', () => {
  const named = (): string => podcast().replace('127.0.0.1', 'localhost')

  it('that leads to this machine where that is allowed is read', async () => {
    feeds.published.set('show', [])
    expect(await read(readerWith({ resolve: leadingTo('127.0.0.1') }), named())).toBe('answered')
  })

  it.each([
    ['a private address', ['10.0.0.7']],
    ['the metadata of a cloud', ['169.254.169.254']],
    ['this machine, as IPv6', ['::ffff:127.0.0.1']],
    ['a public address and a private one', ['8.8.8.8', '192.168.0.1']],
    ['nothing', []],
  ])('that leads to %s is never called', async (_name, addresses) => {
    expect(await read(readerWith({ resolve: leadingTo(...addresses) }), named())).toBe('INVALID_LINK')
    expect(feeds.requests).toEqual([])
  })

  it('whose connection leads inside after all is left before anything is written', async () => {
    let checks = 0
    const isAllowed = (): boolean => (checks += 1) === 1
    expect(await read(readerWith({ isAllowed, resolve: leadingTo('127.0.0.1') }), named())).toBe(
      'INVALID_LINK',
    )
    expect([checks, feeds.requests]).toEqual([2, []])
  })

  it('that is never answered is given up in time', async () => {
    const resolve = (): Promise<never> => new Promise(() => undefined)
    expect(await read(readerWith({ resolve }, 100), named())).toBe('FEED_UNREACHABLE')
  })
})

describe('the reader that the server has', () => {
  it.each([
    'http://127.0.0.1/feed',
    'https://[::1]/feed',
    'http://2130706433/feed',
    'http://169.254.169.254/latest/meta-data/',
    'https://localhost/feed',
    'http://metadata.google.internal/',
    'http://intranet/feed',
    'https://me:secret@podcast.example/feed',
    'ftp://podcast.example/feed',
  ])('asks %s for nothing', async (url) => {
    const { feeds: reader } = createFollowingDeps(
      { youtubeOrigin: null, youtubeProxyUrl: null },
      createFeedParser(),
    )
    expect(await read(reader, url)).toBe('INVALID_LINK')
    expect(await failure(reader.readTranscript(transcriptAt(url), { signal }))).toBe('INVALID_LINK')
  })
})
