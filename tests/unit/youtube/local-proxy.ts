import { once } from 'node:events'
import http from 'node:http'
import type { Duplex } from 'node:stream'

/** What a proxy was asked for: `GET http://host/path`, or `CONNECT host:443`, and who asked. */
export type ProxiedRequest = { line: string; credentials: string | null }

/** A proxy on this machine that forwards plain requests to one server, whatever host they name, and opens no tunnel. */
export type LocalProxy = AsyncDisposable & {
  port: number
  requests: ProxiedRequest[]
  /** The first bytes that came through each tunnel that was asked for. */
  tunnelled: Buffer[]
}

/** Starts it on a free port. `mayTunnel` says whether it agrees to tunnels, only to hear what comes through. */
export async function startLocalProxy(options: { target: string; mayTunnel?: boolean }): Promise<LocalProxy> {
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
