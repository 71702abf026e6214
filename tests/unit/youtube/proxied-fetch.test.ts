import { once } from 'node:events'
import http from 'node:http'
import type { RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { callOnce } from '#server/adapters/youtube/http/caller.ts'
import { createProxiedFetch } from '#server/adapters/youtube/http/connection.ts'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { youtubeOptions } from '#tests/server/youtube/simulated-youtube.ts'

/** The requests to a proxy: `GET http://host/path`, or `CONNECT host:443`, and who asked. */
type ProxiedRequest = { line: string; credentials: string | null }

/**
 * A proxy on this machine that forwards plain requests to one server, whatever host they name, and opens no
 * tunnel.
 */
type LocalProxy = AsyncDisposable & {
  port: number
  requests: ProxiedRequest[]
  /** The first bytes that came through each tunnel that was asked for. */
  tunnelled: Buffer[]
}

/**
 * Starts it on a free port. `mayTunnel` says whether it agrees to tunnels, only to hear what comes through.
 */
async function startLocalProxy(options: { target: string; mayTunnel?: boolean }): Promise<LocalProxy> {
  const requests: ProxiedRequest[] = []
  const tunnelled: Buffer[] = []
  const note = (request: http.IncomingMessage): void => {
    const header = request.headers['proxy-authorization'] ?? ''
    const credentials = header === '' ? null : Buffer.from(header.split(' ')[1] ?? '', 'base64').toString()
    requests.push({ line: `${request.method} ${request.url}`, credentials })
  }
  const server = http.createServer((request, response) => {
    note(request)
    const { pathname, search } = new URL(request.url ?? '/', options.target)
    const onward = http.request(new URL(pathname + search, options.target), {
      method: request.method ?? 'GET',
      headers: request.headers,
    })
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  server.on('connect', (request: http.IncomingMessage, socket: Duplex) => {
    note(request)
    socket.on('error', () => undefined)
    if (options.mayTunnel !== true) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      return
    }
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
    socket.once('data', (piece: Buffer) => {
      tunnelled.push(piece)
      socket.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.')
  return {
    port: address.port,
    requests,
    tunnelled,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const { signal } = new AbortController()
const get = { method: 'GET', headers: {}, redirect: 'manual', signal } as const
const refuseAll: RequestListener = (_request, response) => void response.writeHead(500).end()

/** A server, a proxy before it, and a `fetch` through the proxy. */
async function through(answer: RequestListener, proxyOptions: { mayTunnel?: boolean } = {}) {
  const server = http.createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  const proxy = await startLocalProxy({ target: `http://127.0.0.1:${address.port}`, ...proxyOptions })
  return {
    proxy,
    fetch: createProxiedFetch(`http://someone:se%40cret@127.0.0.1:${proxy.port}`),
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]()
      server.closeAllConnections()
      server.close()
    },
  }
}

describe('a fetch through a proxy', () => {
  it('sends requests, with credentials for the proxy, to the host that they name', async () => {
    await using way = await through((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => {
        response
          .writeHead(201, { 'x-seen': request.headers['x-mine'] ?? '' })
          .end(`${request.method} ${text}`)
      })
    })
    const answer = await way.fetch(new URL('http://video.test/a?b=c'), {
      ...get,
      method: 'POST',
      headers: { 'x-mine': 'yes' },
      body: 'words',
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('x-seen')).toBe('yes')
    expect(await answer.text()).toBe('POST words')
    expect(way.proxy.requests).toEqual([
      { line: 'POST http://video.test/a?b=c', credentials: 'someone:se@cret' },
    ])
  })

  it('opens a tunnel for encrypted requests and speaks TLS through it', async () => {
    await using way = await through(refuseAll, { mayTunnel: true })
    await expect(way.fetch(new URL('https://www.youtube.com/'), get)).rejects.toThrow(Error)
    expect(way.proxy.requests).toEqual([
      { line: 'CONNECT www.youtube.com:443', credentials: 'someone:se@cret' },
    ])
    const [hello] = way.proxy.tunnelled
    expect(hello?.subarray(0, 2)).toEqual(Buffer.from([0x16, 0x03]))
    expect(hello?.includes('www.youtube.com')).toBe(true)
  })

  it('fails when the proxy opens no tunnel, or is not there', async () => {
    await using way = await through(refuseAll)
    const call = { url: new URL('https://www.youtube.com/'), timeoutMs: 5000, maxBytes: 10, signal }
    await expect(callOnce(way.fetch, call)).rejects.toMatchObject({ kind: 'UNREACHABLE' })
    const { port } = way.proxy
    await way.proxy[Symbol.asyncDispose]()
    const fetch = createProxiedFetch(`http://127.0.0.1:${port}`)
    await expect(callOnce(fetch, call)).rejects.toMatchObject({ kind: 'UNREACHABLE' })
  })

  it('unpacks answers, and notices one that is damaged on its way', async () => {
    const packed = gzipSync('{"words":"many"}')
    await using way = await through((request, response) => {
      const body = request.url === '/whole' ? packed : packed.subarray(0, packed.length - 8)
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(body)
    })
    const whole = await way.fetch(new URL('http://video.test/whole'), get)
    expect(await whole.text()).toBe('{"words":"many"}')
    const cut = await way.fetch(new URL('http://video.test/cut'), get)
    await expect(cut.text()).rejects.toThrow(Error)
  })

  it('follows no redirection and takes answers without a body', async () => {
    await using way = await through((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: 'http://elsewhere.test/' }).end()
      else response.writeHead(204).end()
    })
    const moved = await way.fetch(new URL('http://video.test/moved'), get)
    expect([moved.status, moved.headers.get('location')]).toEqual([302, 'http://elsewhere.test/'])
    expect((await way.fetch(new URL('http://video.test/nothing'), get)).status).toBe(204)
    expect(way.proxy.requests).toHaveLength(2)
  })

  it('ends with its caller', async () => {
    await using way = await through(() => undefined)
    const inTime = AbortSignal.timeout(20)
    await expect(way.fetch(new URL('http://video.test/'), { ...get, signal: inTime })).rejects.toThrow(Error)
  })

  it('brings a whole transcript', async () => {
    await using youtube = await startYoutubeSimulator()
    await using proxy = await startLocalProxy({ target: youtube.origin })
    const fetch = createProxiedFetch(`http://127.0.0.1:${proxy.port}`)
    const source = createYoutubeSource(youtubeOptions('http://youtube.test', { fetch }))
    const transcript = await source.fetch('okManual001', { signal, choice: null })
    expect(transcript).toMatchObject({ videoId: 'okManual001', publishedOn: '2009-02-27' })
    expect(proxy.requests.map(({ line }) => line.split('?')[0])).toContain(
      'GET http://youtube.test/api/timedtext',
    )
    expect(proxy.requests).toHaveLength(youtube.requests.length)
  })
})
