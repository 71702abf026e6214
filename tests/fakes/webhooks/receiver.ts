import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The answer of the receiver to a message, by the path that it comes to. */
const behaviours = {
  right: (reply: ServerResponse) => void reply.end('thanks'),
  slow: () => undefined,
  failing: (reply: ServerResponse) => void reply.writeHead(500).end('out of order'),
  gone: (reply: ServerResponse) => void reply.writeHead(410).end(),
  redirect: (reply: ServerResponse) => void reply.writeHead(302, { location: '/right' }).end(),
  closes: (reply: ServerResponse) => void reply.destroy(),
  endless: (reply: ServerResponse) => {
    const more = (): void => {
      while (!reply.destroyed && reply.write('and on '.repeat(1000)));
    }
    reply.on('drain', more)
    more()
  },
  /** One letter, and never the next. */
  trickle: (reply: ServerResponse) => void reply.write('a'),
  /** Right from the third attempt on. */
  recovering: (reply: ServerResponse, before: number) => void reply.writeHead(before < 2 ? 503 : 204).end(),
} as const

export type Behaviour = keyof typeof behaviours

/** A message that came. */
export type Received = { path: string; headers: Record<string, string>; body: string }

/** A program that gets messages of webhooks on this machine. */
export type Receiver = AsyncDisposable & {
  /** The address of a behaviour, the same for every call. */
  url: (behaviour: Behaviour) => string
  port: number
  /** All that came, in its order. */
  received: Received[]
  /** The number of connections were made. */
  connections: () => number
  /** The most messages that were being answered at once. */
  mostAtOnce: () => number
}

/** Starts a receiver. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const counted = { connections: 0, open: 0, most: 0 }
  const server = createServer((request, reply) => {
    counted.open += 1
    counted.most = Math.max(counted.most, counted.open)
    reply.on('close', () => (counted.open -= 1))
    void answer(request, reply, received)
  })
  server.on('connection', () => (counted.connections += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = addressOf(server.address())
  return {
    url: (behaviour) => `http://127.0.0.1:${port}/${behaviour}`,
    port,
    received,
    connections: () => counted.connections,
    mostAtOnce: () => counted.most,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(request: IncomingMessage, reply: ServerResponse, received: Received[]): Promise<void> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(Buffer.from(piece))
  const path = request.url ?? ''
  const before = received.filter((each) => each.path === path).length
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  received.push({ path, headers, body: Buffer.concat(pieces).toString() })
  const behaviour = Object.entries(behaviours).find(([name]) => path.startsWith(`/${name}`))
  if (behaviour === undefined) reply.writeHead(404).end()
  else behaviour[1](reply, before)
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port')
  return address
}
