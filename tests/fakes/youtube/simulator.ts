import { createHash } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { answerRequest, readRequest } from './answer.ts'
import type { Endpoint, Request } from './answer.ts'
import { cutOff, plain, truncated } from './reply.ts'
import type { Reply } from './reply.ts'

/** The number of times that a request goes wrong by chance, and which chance it is. */
type Chance = { failureRate: number; seed: number }

/** Ways in which an answer goes wrong by chance. */
const faults: readonly ((ordinary: Reply) => Reply)[] = [
  () => plain(500),
  () => plain(503),
  () => plain(429),
  () => cutOff,
  (ordinary) => truncated(ordinary),
  () => plain(200),
]

/**
 * The answer, or what chance makes of it. Chance depends on the seed and on the request alone, never on the
 * order in which requests arrive: the same seed always fails the same ones.
 */
function withChance({ failureRate, seed }: Chance, request: string, ordinary: Reply): Reply {
  const dice = createHash('sha256').update(`${seed} ${request}`).digest()
  if (dice.readUInt32BE(0) / 2 ** 32 >= failureRate) return ordinary
  const fault = faults[dice.readUInt32BE(4) % faults.length]
  return fault === undefined ? ordinary : fault(ordinary)
}

/** A request that the simulator has seen. */
export type SeenRequest = Omit<Request, 'query'> & { url: string; headers: http.IncomingHttpHeaders }

/** A stand-in for YouTube on this machine. The id of a video decides what happens. */
export type YoutubeSimulator = AsyncDisposable & {
  origin: string
  /** In the order of their arrival. */
  requests: SeenRequest[]
  /** The number of requests of a kind have come, such as `player`, for this video or for all. */
  count: (endpoint: Endpoint, videoId?: string) => number
}

type Options = {
  /** 0 takes a free one. */
  port?: number
  /** The time that each answer takes to begin, in ms. */
  latencyMs?: number
  /** Share of requests that go wrong by chance, from 0 to 1. */
  failureRate?: number
  /** Chooses which ones do. */
  seed?: number
}

const hugeBytes = 64 * 1024 * 1024
const hugePiece = Buffer.alloc(64 * 1024, ' ')

/** Starts the simulator on the loopback address. */
export async function startYoutubeSimulator(options: Options = {}): Promise<YoutubeSimulator> {
  const { port = 0, latencyMs = 0, failureRate = 0, seed = 1 } = options
  const requests: SeenRequest[] = []
  const times = new Map<string, number>()

  async function answer(request: http.IncomingMessage): Promise<Reply> {
    const body = await text(request)
    const understood = readRequest(new URL(request.url ?? '/', 'http://localhost'), body)
    if (understood === null) return plain(400)
    const { query, ...seen } = understood
    requests.push({ ...seen, url: request.url ?? '', headers: request.headers })
    const name = [
      seen.endpoint,
      seen.videoId,
      seen.client,
      seen.playlistId,
      seen.continuation,
      query.get('lang'),
    ].join(' ')
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    const reply = answerRequest(understood, time)
    return failureRate === 0 ? reply : withChance({ failureRate, seed }, `${name} ${time}`, reply)
  }

  const server = http.createServer((request, response) => {
    const handle = async (): Promise<void> => {
      const reply = await answer(request)
      const pauseMs = latencyMs + (reply.delayMs ?? 0)
      if (pauseMs > 0) await delay(pauseMs)
      send(reply, response)
    }
    handle().catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    requests,
    count: (endpoint, videoId) =>
      requests.filter(
        (seen) => seen.endpoint === endpoint && (videoId === undefined || seen.videoId === videoId),
      ).length,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function portOf(server: http.Server): number {
  const address: AddressInfo | string | null = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The simulator has no port.')
  return address.port
}

function send({ status, headers, body, fault }: Reply, response: ServerResponse): void {
  switch (fault) {
    case 'hang':
      return
    case 'cut':
      response.writeHead(status, { ...headers, 'content-length': String(body.length + 1) })
      response.write(body, () => response.destroy())
      return
    case 'huge':
      response.writeHead(status, headers)
      sendHuge(response)
      return
    case undefined:
      response.writeHead(status, headers).end(body)
  }
}

function sendHuge(response: ServerResponse): void {
  let sent = 0
  function more(): void {
    while (sent < hugeBytes && !response.destroyed) {
      sent += hugePiece.byteLength
      if (!response.write(hugePiece)) {
        response.once('drain', more)
        return
      }
    }
    response.end()
  }
  more()
}
