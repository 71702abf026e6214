import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { parseFeed } from '#server/adapters/feeds/parse-feed.ts'
import { findSound } from '#server/adapters/sound-links/find-sound.ts'
import type { FinderOptions } from '#server/adapters/sound-links/find-sound.ts'

const { signal } = new AbortController()
const feedUrl = 'https://feeds.example/show.xml'
const item = (
  n: number,
  more = '',
): string => `<item><title>Episode ${n}: the lamp</title><guid>guid-${n}</guid>
  <link>https://show.example/episodes/${n}</link>
  <enclosure url="https://cdn.example/${n}.mp3?from=feed" type="audio/mpeg" length="1"/>${more}</item>`
const transcripts = `<podcast:transcript url="https://cdn.example/de.vtt" type="text/vtt" language="de"/>
  <podcast:transcript url="https://cdn.example/en.vtt" type="text/vtt" language="en"/>`
const feed = `<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>The show</title>
  <language>en-us</language>${item(2, transcripts)}${item(1)}</channel></rss>`

const directory = [
  { wrapperType: 'track', feedUrl },
  {
    trackId: 22,
    trackName: 'Episode 2: the lamp',
    episodeGuid: 'guid-2',
    episodeUrl: 'https://cdn.example/2.mp3',
  },
  {
    trackId: 33,
    trackName: 'Not in the feed',
    episodeGuid: 'guid-3',
    episodeUrl: 'https://cdn.example/3.mp3',
  },
]
const found = [{ trackName: 'Episode 1:  THE lamp', episodeGuid: 'guid-1', feedUrl }]
const html = (head: string): string => `<!doctype html><html><head>${head}</head><body>Words</body></html>`
const alternate = `<link href="/show.xml" rel="alternate" type="application/rss+xml">`

/** The web of the test: what each address answers. */
const web: Readonly<Record<string, { type?: string; body?: string; leadsTo?: string }>> = {
  'https://itunes.apple.com/lookup?media=podcast&entity=podcastEpisode&id=1200361736&limit=200': {
    body: JSON.stringify({ results: directory }),
  },
  'https://open.spotify.com/oembed?url=https%3A%2F%2Fopen.spotify.com%2Fepisode%2Fabc': {
    body: JSON.stringify({ title: 'Episode 1: the lamp' }),
  },
  'https://open.spotify.com/oembed?url=https%3A%2F%2Fopen.spotify.com%2Fepisode%2Fown': {
    body: JSON.stringify({ title: 'A show that Spotify alone has' }),
  },
  'https://itunes.apple.com/search?media=podcast&entity=podcastEpisode&term=Episode+1%3A+the+lamp&limit=25': {
    body: JSON.stringify({ results: found }),
  },
  'https://itunes.apple.com/search?media=podcast&entity=podcastEpisode&term=A+show+that+Spotify+alone+has&limit=25':
    { body: JSON.stringify({ results: found }) },
  'https://overcast.fm/+abc': {
    type: 'text/html',
    body: html(
      `<title>Page</title></head><a href="/itunes1200361736/the-show">Show</a><audio><source src="https://cdn.example/1.mp3#t=0" type="audio/mp3"/></audio>`,
    ),
  },
  'https://pca.st/abc': { leadsTo: 'https://pocketcasts.com/podcasts/show/episode' },
  'https://pocketcasts.com/podcasts/show/episode': {
    type: 'text/html',
    body: html(
      `<meta property="og:title" content="Episode &quot;9&quot;"><audio src='https://cdn.example/9.mp3'></audio>`,
    ),
  },
  'https://show.example/episodes/2': {
    type: 'text/html',
    body: html(alternate.replace('/show.xml', feedUrl)),
  },
  'https://show.example/about': { type: 'text/html', body: html(alternate.replace('/show.xml', feedUrl)) },
  'https://show.example/broken': {
    type: 'text/html',
    body: html(`${alternate}<meta property="og:audio" content="/sound.ogg">`),
  },
  [feedUrl]: { type: 'application/rss+xml', body: feed },
  'https://files.example/My%20talk.mp3': { type: 'audio/mpeg', body: 'sound' },
  'https://files.example/plain.mp4': { type: 'application/octet-stream', body: 'sound' },
  'https://inside.example/': { leadsTo: 'http://10.0.0.1/secret.mp3' },
  'https://endless.example/': { leadsTo: 'https://endless.example/' },
}

const options: FinderOptions = {
  get: async (url) => {
    if (url.hostname === '10.0.0.1') throw new AppError('INVALID_LINK')
    const answer = web[url.href]
    if (answer === undefined) return new Response(null, { status: 404 })
    const { type = 'application/json', body = '', leadsTo } = answer
    if (leadsTo !== undefined) return new Response(null, { status: 302, headers: { location: leadsTo } })
    return new Response(body, { headers: { 'content-type': type } })
  },
  feeds: {
    read: async (url) => {
      if (url !== feedUrl) throw new AppError('FEED_UNREACHABLE')
      const parsed = parseFeed({ bytes: new TextEncoder().encode(feed), isCut: false })
      return { ...parsed, etag: null, lastModified: null }
    },
    readTranscript: () => Promise.reject(new AppError('FEED_UNREACHABLE')),
    readList: () => Promise.resolve([]),
  },
  ytDlp: null,
}
const find = (link: string, more: Partial<FinderOptions> = {}) =>
  findSound({ ...options, ...more }, link, { signal })
const failure = async (link: string) =>
  await find(link).then(
    () => 'found',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const http = (url: string) => ({ url, by: 'http' })

const second = {
  title: 'Episode 2: the lamp',
  transcripts: [
    { url: 'https://cdn.example/en.vtt', type: 'text/vtt' },
    { url: 'https://cdn.example/de.vtt', type: 'text/vtt' },
  ],
  sound: http('https://cdn.example/2.mp3?from=feed'),
}
const first = {
  title: 'Episode 1: the lamp',
  transcripts: [],
  sound: http('https://cdn.example/1.mp3?from=feed'),
}

describe('the sound of a link', () => {
  it.each([
    ['an episode at Apple', 'https://podcasts.apple.com/us/podcast/the-show/id1200361736?i=22', second],
    ['a show at Apple, whose newest it is', 'https://podcasts.apple.com/us/podcast/id1200361736', second],
    [
      'an episode at Apple that is not in its feed',
      'https://podcasts.apple.com/us/podcast/id1200361736?i=33',
      { title: 'Not in the feed', transcripts: [], sound: http('https://cdn.example/3.mp3') },
    ],
    ['an episode at Spotify that a public feed has', 'https://open.spotify.com/episode/abc', first],
    ['a page of Overcast', 'https://overcast.fm/+abc', first],
    [
      'a page of Pocket Casts',
      'https://pca.st/abc',
      { title: 'Episode "9"', transcripts: [], sound: http('https://cdn.example/9.mp3') },
    ],
    ['a page that names its feed', 'show.example/episodes/2', second],
    [
      'a page whose feed does not answer, by its player',
      'https://show.example/broken',
      { transcripts: [], sound: http('https://show.example/sound.ogg') },
    ],
    ['a feed, whose newest it is', feedUrl, second],
    [
      'a sound file',
      'https://files.example/My%20talk.mp3',
      { title: 'My talk', transcripts: [], sound: http('https://files.example/My%20talk.mp3') },
    ],
    [
      'a video file without a type of its own',
      'https://files.example/plain.mp4',
      { title: 'plain', transcripts: [], sound: http('https://files.example/plain.mp4') },
    ],
  ])('is found of %s', async (_what, link, expected) => {
    expect(await find(link)).toMatchObject(expected)
  })

  it.each([
    ['SOUND_NOT_FOUND', 'an episode that Spotify alone has', 'https://open.spotify.com/episode/own'],
    ['SOUND_NOT_FOUND', 'a page of a show that is no episode', 'https://show.example/about'],
    [
      'SOUND_NOT_FOUND',
      'an episode that Apple does not know',
      'https://podcasts.apple.com/us/podcast/id1200361736?i=44',
    ],
    ['SOUND_NOT_FOUND', 'a video of YouTube without yt-dlp', 'https://youtu.be/WZyRbnpGyzQ'],
    ['SOUND_UNREACHABLE', 'a page that is not there', 'https://show.example/nowhere'],
    ['SOUND_UNREACHABLE', 'a page that leads to itself', 'https://endless.example/'],
    ['INVALID_LINK', 'a page that leads inside', 'https://inside.example/'],
    ['INVALID_LINK', 'words that are no link', 'https://'],
  ])('is refused with %s of %s', async (code, _what, link) => {
    expect(await failure(link)).toBe(code)
  })

  it('is asked of yt-dlp where it is a video of YouTube, or nothing else is found', async () => {
    const asked: string[] = []
    const program = { title: 'A video', transcripts: [], sound: { url: '', by: 'yt-dlp' as const } }
    const ytDlp = {
      describe: async (url: string) => {
        asked.push(url)
        return program
      },
      async *stream() {},
    }
    expect(await find('https://youtu.be/WZyRbnpGyzQ', { ytDlp })).toEqual(program)
    expect(await find('https://show.example/about', { ytDlp })).toEqual(program)
    expect(await find('https://files.example/plain.mp4', { ytDlp })).toMatchObject({
      title: 'plain',
    })
    expect(asked).toEqual(['https://youtu.be/WZyRbnpGyzQ', 'https://show.example/about'])
  })
})
