import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify'
import { isAsset } from '#product/interface-languages.ts'
import { waitingTime } from '#product/times.ts'
import { isCallWithin } from '#server/http/call-within.ts'
import { writeLimitHeaders } from '#server/http/limit-headers.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CallCounter } from './call-counter.ts'

const windowMs = 60_000
/** So many addresses are counted at the same time; the one that called longest ago is dropped. */
const defaultLimits = { maxAddresses: 20_000 }

/**
 * Refuses an address that calls more than `callsPerMinute` times in a minute; of IPv6 the /64 of one connection. Counted in
 * the memory of each process, because it has to be cheap and to work without the database. Register before routes.
 */
export async function guardFloods(
  app: FastifyInstance,
  callsPerMinute: number,
  { maxAddresses } = defaultLimits,
): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: windowMs,
    cache: maxAddresses,

    ipv6Subnet: 64,
    enableDraftSpec: true,
    allowList: isFree,
    errorResponseBuilder: (_request, { ttl }) => {
      const retryAfterSeconds = Math.max(1, Math.ceil(ttl / 1000))
      const detail = `Too many requests. Please try again ${waitingTime(retryAfterSeconds)}.`
      return new AppError('RATE_LIMITED', detail, { retryAfterSeconds })
    },
  })
}

/** A page loads dozens of assets, and machines poll health; both are cheap. A call within another was counted with that. */
function isFree({ url, routeOptions }: FastifyRequest): boolean {
  return isAsset(url) || routeOptions.config.isHealth === true || isCallWithin()
}

/** Counted for each person, and by the network where a caller has no cookie, since such a caller is a new person each time. */
const limitedByPerson = '/api/summarize'

/** The webhook of the payment provider and hubs of feeds, which sign; the tools for agents, whose own calls are counted. */
const unlimited = new Set(['/api/webhooks/razorpay', '/api/hubs/:token', '/mcp'])

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
