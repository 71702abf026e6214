import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { writeLimitHeaders } from '#server/http/limit-headers.ts'
import type { CallCounter } from './call-counter.ts'

/** Calls with a limit for each person, and the webhook of the payment provider, which is signed. */
const countedElsewhere = new Set(['/api/summarize', '/api/webhooks/razorpay'])

const readMethods = new Set(['GET', 'HEAD'])

/**
 * Refuses a network that makes more than `writesPerMinute` writing calls, before a body is read. Counted on all nodes
 * together. Register before routes.
 */
export function limitWrites(
  app: FastifyInstance,
  deps: { callCounter: CallCounter; writesPerMinute: number; networkKey: (address: string) => string },
): void {
  async function limit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const count = await deps.callCounter.count(`writes/${deps.networkKey(request.ip)}`, {
      limit: deps.writesPerMinute,
      windowSeconds: 60,
      detail: 'Too many requests.',
    })
    writeLimitHeaders(reply, count)
  }

  app.addHook('onRoute', (route) => {
    const isRead = [route.method].flat().every((method) => readMethods.has(method))
    if (!isRead && !countedElsewhere.has(route.url)) {
      route.onRequest = [...[route.onRequest ?? []].flat(), limit]
    }
  })
}
