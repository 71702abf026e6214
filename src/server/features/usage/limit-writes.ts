import type { FastifyInstance } from 'fastify'
import { networkKey } from '#server/features/accounts/service.ts'
import type { AccountNeeds } from '#server/features/accounts/service.ts'
import { writeLimitHeaders } from '#server/http/limit-headers.ts'
import { countCall } from './count-call.ts'

/** These have their own limit, which is that of a person. */
const countedElsewhere = new Set(['/api/summarize'])

/**
 * Refuses a network that fetches or stores more often than `writesPerMinute`, whatever it says who it is. Counted on
 * all nodes together.
 */
export function limitWrites(app: FastifyInstance, deps: AccountNeeds & { writesPerMinute: number }): void {
  app.addHook('preValidation', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    const { url } = request.routeOptions
    if (url === undefined || countedElsewhere.has(url)) return
    const count = await countCall(deps.orm, `writes/${networkKey(deps.secret, request.ip)}`, {
      limit: deps.writesPerMinute,
      windowSeconds: 60,
      detail: 'Too many requests. Please wait a moment.',
    })
    writeLimitHeaders(reply, count)
  })
}
