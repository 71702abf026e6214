import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { waitingTime } from '#product/times.ts'
import { isCallWithin } from '#server/http/call-within.ts'
import { AppError } from '#server/lib/app-error.ts'

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
  return url.startsWith('/assets/') || routeOptions.config.isHealth === true || isCallWithin()
}
