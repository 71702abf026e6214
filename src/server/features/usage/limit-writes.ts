import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkKey } from '#server/features/accounts/service.ts'
import type { AccountNeeds } from '#server/features/accounts/service.ts'
import { writeLimitHeaders } from '#server/http/limit-headers.ts'
import { countCall } from './count-call.ts'

/** These have their own limit, which is that of a person, or are signed by somebody who calls as often as needed. */
const countedElsewhere = new Set(['/api/summarize', '/api/webhooks/razorpay'])

const readMethods = new Set(['GET', 'HEAD'])

/**
 * Refuses a network that fetches or stores more often than `writesPerMinute`, whatever it says who it is. Counted on
 * all nodes together. Register before routes.
 */
export function limitWrites(app: FastifyInstance, deps: AccountNeeds & { writesPerMinute: number }): void {
  async function limit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const count = await countCall(deps.orm, `writes/${networkKey(deps.secret, request.ip)}`, {
      limit: deps.writesPerMinute,
      windowSeconds: 60,
      detail: 'Too many requests. Please wait a moment.',
    })
    writeLimitHeaders(reply, count)
  }

  app.addHook('onRoute', (route) => {
    const isRead = [route.method].flat().every((method) => readMethods.has(method))
    if (!isRead && !countedElsewhere.has(route.url)) {
      route.preValidation = [limit, ...[route.preValidation ?? []].flat()]
    }
  })
}
