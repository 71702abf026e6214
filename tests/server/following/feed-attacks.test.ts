import type { LookupAddress } from 'node:dns'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultFeedLimits } from '#server/adapters/feeds/feed-client.ts'
import { createSourceDeps } from '#server/deps/outbound-deps.ts'
import { AppError } from '#server/lib/app-error.ts'
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
  feeds.requests.length = 0
})
afterAll(() => feeds[Symbol.asyncDispose]())

const limits = { ...defaultFeedLimits, feedBytes: 4 * megabyte, transcriptBytes: 4 * megabyte }
const readerWith = (guard?: Parameters<typeof podcastReader>[0], callMs = 60_000): FollowedFeeds =>
  podcastReader(guard, { ...limits, callMs })

/** Of those that never end an answer, the time is what is tried. */
const endsOf = (trouble: FeedTrouble): number =>
  trouble === 'silent' || trouble === 'trickle' ? 100 : 60_000

const podcast = (): string => `${feeds.origin}/podcasts/show`
const failure = async (work: Promise<unknown>): Promise<string> =>
  await work.then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? error.code : `unforeseen: ${String(error)}`),
  )
const read = (reader: FollowedFeeds, url = podcast()) => failure(reader.read(url, { known, signal }))
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

  it('is asked for four times at most, however often it leads on', async () => {
    feeds.troubles.set('show', 'redirect-again')
    await read(readerWith())
    expect(feeds.requests).toHaveLength(4)
  })

  it('is not unpacked: what it packs takes no memory', async () => {
    feeds.troubles.set('show', 'packed')
    const bytes = await readerWith().readTranscript(podcast(), { signal })
    expect(bytes.byteLength).toBeLessThan(megabyte)
  })

  it.each<FeedTrouble>(['endless', 'redirect-inside', 'trickle'])(
    'does with a transcript as little: %s',
    async (trouble) => {
      feeds.troubles.set('show', trouble)
      const outcome = await failure(readerWith({}, endsOf(trouble)).readTranscript(podcast(), { signal }))
      expect(['FEED_UNREADABLE', 'FEED_UNREACHABLE', 'INVALID_LINK']).toContain(outcome)
    },
  )

  it('that never ends is left when its caller stops', async () => {
    feeds.troubles.set('show', 'trickle')
    const stop = new AbortController()
    const outcome = failure(readerWith({}, 60_000).read(podcast(), { known, signal: stop.signal }))
    await expect.poll(() => feeds.requests.length).toBe(1)
    stop.abort(new Error('The process stops'))
    expect(await outcome).toBe('FEED_UNREACHABLE')
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
    const { feeds: reader } = createSourceDeps({ youtubeOrigin: null, youtubeProxyUrl: null })
    expect(await read(reader, url)).toBe('INVALID_LINK')
    expect(await failure(reader.readTranscript(url, { signal }))).toBe('INVALID_LINK')
  })
})
