import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { writeLimitHeaders } from '#server/http/limit-headers.ts'
import type { CallCounter } from './call-counter.ts'

/** Counted for each person, and by the network where a caller has no cookie, since such a caller is a new person each time. */
const limitedByPerson = '/api/summarize'

/** The webhook of the payment provider, which is signed; the tools for agents, whose own calls are counted. */
const unlimited = new Set(['/api/webhooks/razorpay', '/mcp'])

const readMethods = new Set(['GET', 'HEAD'])

type Deps = {
  callCounter: CallCounter
  writesPerMinute: number
  networkKey: (address: string) => string
  /** Whether a call comes from a browser that has its cookie; without one each call would be another person's. */
  isKnownBrowser: (request: FastifyRequest) => boolean
}

/**
 * Refuses a network that makes more than `writesPerMinute` writing calls, or asks for as many summaries without a cookie,
 * before a body is read. Counted on all nodes together. Register before routes.
 */
export function limitWrites(app: FastifyInstance, deps: Deps): void {
  async function count(kind: 'writes' | 'newcomers', request: FastifyRequest, reply: FastifyReply) {
    const state = await deps.callCounter.count(`${kind}/${deps.networkKey(request.ip)}`, {
      limit: deps.writesPerMinute,
      windowSeconds: 60,
      detail: 'Too many requests.',
    })
    writeLimitHeaders(reply, state)
  }

  async function limit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await count('writes', request, reply)
  }

  async function limitNewcomers(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!deps.isKnownBrowser(request)) await count('newcomers', request, reply)
  }

  app.addHook('onRoute', (route) => {
    const isRead = [route.method].flat().every((method) => readMethods.has(method))
    if (isRead || unlimited.has(route.url)) return
    const hook = route.url === limitedByPerson ? limitNewcomers : limit
    route.onRequest = [...[route.onRequest ?? []].flat(), hook]
  })
}
