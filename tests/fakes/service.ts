import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A stand-in for a service: what it answers, and the calls that came. */
export type Answers = (request: Request) => Promise<Response>

/** A limit of calls in a window: gives the seconds to wait, or `null` for a call that is let in. */
export function createLimit(max: number, windowMs: number, now: () => number): () => number | null {
  let calls: number[] = []
  return () => {
    calls = calls.filter((at) => at > now() - windowMs)
    const [oldest] = calls
    if (calls.length >= max && oldest !== undefined) return Math.ceil((oldest + windowMs - now()) / 1000)
    calls.push(now())
    return null
  }
}

/** A clock whose waits take no time of the machine. */
export function createJumpingClock() {
  let at = Date.parse('2026-11-30T08:00:00Z')
  return {
    now: () => at,
    wait: async (ms: number): Promise<void> => {
      at += ms
    },
  }
}

/** The function that adapters call, answered without a network. */
export function asFetch(answer: Answers): typeof fetch {
  return async (input, init) => {
    init?.signal?.throwIfAborted()
    return await answer(new Request(input instanceof URL ? input.href : input, init))
  }
}

async function send(answer: Answers, request: Request, outgoing: ServerResponse): Promise<void> {
  const response = await answer(request)
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

/** Serves a stand-in on this machine. */
export async function serve(answer: Answers, port = 0): Promise<AsyncDisposable & { origin: string }> {
  const server = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => {
      const { method = 'GET', url = '/', headers } = incoming
      const body = method === 'GET' ? {} : { body: Buffer.concat(pieces) }
      const authorization = headers.authorization ?? ''
      const version = String(headers['notion-version'] ?? '')
      const request = new Request(`http://localhost${url}`, {
        method,
        headers: { authorization, 'notion-version': version },
        ...body,
      })
      void send(answer, request, outgoing)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has such an address
  const { port: taken } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${taken}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
