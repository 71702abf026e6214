import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { atomFeed, rssFeed } from './write-feed.ts'
import type { Published } from './write-feed.ts'

/** The way a feed answers in place of its content. */
export type FeedTrouble =
  | 404
  | 500
  | 'silent'
  | 'endless'
  | 'trickle'
  | 'packed'
  | 'redirect-inside'
  | 'redirect-to-file'
  | 'redirect-again'
  | 'entities'
  | 'one-entity'
  | 'huge'
  | 'deep'
  | 'html'
  | 'cut'

/** A stand-in for the feeds of YouTube and of podcasts on this machine. */
export type FeedSimulator = AsyncDisposable & {
  origin: string
  /**
   * The entries that each source has published, the newest first, by the id of the channel or the playlist or
   * the name of the podcast.
   */
  published: Map<string, Published[]>
  /** Sources that answer with something else. */
  troubles: Map<string, FeedTrouble>
  /** Transcripts of episodes, and documents as they stand, by their path. */
  files: Map<string, string | Buffer>
  /** In the order of their arrival. */
  requests: { url: string; headers: http.IncomingHttpHeaders }[]
}

const megabyte = 'x'.repeat(1024 * 1024)
/** 64 MB of blanks in a few kilobytes. */
const packed = gzipSync(' '.repeat(64 * 1024 * 1024))
const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">
<!ENTITY file SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><title>&c;&file;</title></channel></rss>`

/** No bomb, but no feed needs it either. */
const oneEntity = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha">]><rss version="2.0"><channel><title>A show</title></channel></rss>`

/** Starts it on the loopback address. */
export async function startFeedSimulator(): Promise<FeedSimulator> {
  const published = new Map<string, Published[]>()
  const troubles = new Map<string, FeedTrouble>()
  const files = new Map<string, string | Buffer>()
  const requests: FeedSimulator['requests'] = []
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    requests.push({ url: url.href, headers: request.headers })
    const file = files.get(url.pathname)
    if (file !== undefined) return void response.end(file)
    const { searchParams } = url
    const id =
      searchParams.get('channel_id') ??
      searchParams.get('playlist_id') ??
      url.pathname.slice('/podcasts/'.length)
    const trouble = troubles.get(id)
    if (trouble !== undefined) return answerTrouble(response, trouble)
    const entries = published.get(id)
    if (entries === undefined) return void response.writeHead(404).end()
    const isPodcast = url.pathname.startsWith('/podcasts/')
    const self = `https://www.youtube.com${url.pathname}${url.search}`
    const body = isPodcast ? rssFeed(`Podcast ${id}`, entries) : atomFeed(self, `Source ${id}`, entries)
    const etag = `"${entries.length}-${entries[0]?.key ?? ''}"`
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
    response.writeHead(200, { 'content-type': 'application/xml', etag }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    published,
    troubles,
    files,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answerTrouble(response: http.ServerResponse, trouble: FeedTrouble): void {
  switch (trouble) {
    case 404:
    case 500:
      return void response.writeHead(trouble).end('<html>nothing</html>')
    case 'silent':
      return
    case 'endless':
      return goOn(response)
    case 'trickle':
      return void response.write('<rss version="2.0">')
    case 'packed':
      return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed)
    case 'redirect-inside':
      return void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()
    case 'redirect-to-file':
      return void response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    case 'redirect-again':
      return void response.writeHead(302, { location: '?again' }).end()
    case 'entities':
      return void response.end(bomb)
    case 'one-entity':
      return void response.end(oneEntity)
    case 'huge':
      response.write('<rss version="2.0"><channel><title>')
      for (let written = 0; written < 20; written += 1) response.write(megabyte)
      return void response.end('</title></channel></rss>')
    case 'deep':
      return void response.end(`<rss version="2.0"><channel>${'<a>'.repeat(200_000)}</channel></rss>`)
    case 'html':
      return void response.end('<!doctype html><html><body>Not here</body></html>')
    case 'cut':
  }
  response.end('<?xml version="1.0"?><rss version="2.0"><channel><title>Half')
}

/** Writes until the other side has had enough. */
function goOn(response: http.ServerResponse): void {
  const more = (): void => {
    while (!response.destroyed && response.write(megabyte));
  }
  response.on('drain', more)
  more()
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The simulator has no port')
  return address.port
}
