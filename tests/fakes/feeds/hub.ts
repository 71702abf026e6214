import { createHmac } from 'node:crypto'
import type { FeedHubs, HubRequest } from '#server/ports/feeds.ts'

/** A call that a hub makes of a callback, by its path. */
type HubCall = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: Buffer }
type Answer = { status: number; text: string }

/** A stand-in for hubs of feeds, all in one, which does as a test says. */
export type SimulatedHub = FeedHubs & {
  /** The requests, in their order. */
  asked: (HubRequest & { hubUrl: string })[]
  /** Asks back, with a challenge and these changes to what hubs say. */
  askBack: (request: HubRequest, changes?: Record<string, string>) => Promise<Answer>
  /** Pushes a body, signed as it should be where no headers are given. */
  push: (request: HubRequest, body?: Buffer, headers?: Record<string, string>) => Promise<Answer>
}

/** The challenge that this hub wants to have back. */
export const challenge = 'A challenge of 1 & 2'

/** The header of a signature. */
export function signed(secret: string, body: Buffer, algorithm = 'sha1'): Record<string, string> {
  return { 'x-hub-signature': `${algorithm}=${createHmac(algorithm, secret).update(body).digest('hex')}` }
}

/** Creates it; `reach` makes its calls. */
export function createHub(reach: (call: HubCall) => Promise<Answer>): SimulatedHub {
  const asked: SimulatedHub['asked'] = []
  const pathOf = ({ callback }: HubRequest): string => new URL(callback).pathname
  return {
    callbackOrigin: 'https://precis.example',
    youtubeHub: 'https://hub.example/subscribe',
    asked,
    subscribe: async (hubUrl, request) => void asked.push({ ...request, hubUrl }),
    askBack: async (request, changes = {}) => {
      const query = new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.topic': request.topic,
        'hub.challenge': challenge,
        'hub.lease_seconds': String(request.leaseSeconds),
        ...changes,
      })
      return await reach({ method: 'GET', path: `${pathOf(request)}?${query.toString()}` })
    },
    push: async (request, body = Buffer.from('<feed/>'), headers = signed(request.secret, body)) =>
      await reach({
        method: 'POST',
        path: pathOf(request),
        headers: { 'content-type': 'application/atom+xml', ...headers },
        body,
      }),
  }
}
