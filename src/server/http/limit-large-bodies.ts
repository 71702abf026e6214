import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import { networkPrefix } from './network-prefix.ts'

/** The default maximum body of a call, in bytes; a larger body counts as large. */
export const defaultBodyBytes = 64 * 1024
/** Concurrent large bodies, each of which is in memory until its call is answered. */
const maxBodies = 8
/** The same for one network, so that it cannot block all other networks. */
const maxBodiesPerNetwork = 4

/**
 * Refuses a large body before any of it is read, with 503 and the seconds to wait, when too many are in flight. Applies to
 * routes that accept large bodies. Register before routes, after the rate limits.
 */
export function limitLargeBodies(app: FastifyInstance): void {
  const byNetwork = new Map<string, number>()
  let inFlight = 0

  function change(network: string, by: 1 | -1): void {
    const own = (byNetwork.get(network) ?? 0) + by
    if (own === 0) byNetwork.delete(network)
    else byNetwork.set(network, own)
    inFlight += by
  }

  async function admit(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    if (!isLarge(request) || raw.destroyed) return
    const network = networkPrefix(request.ip)
    if (inFlight >= maxBodies || (byNetwork.get(network) ?? 0) >= maxBodiesPerNetwork) {
      throw new AppError('OVERLOADED', 'Many files are arriving right now. Please try again in a moment.', {
        retryAfterSeconds: 5,
      })
    }
    change(network, 1)
    raw.once('close', () => change(network, -1))
  }

  app.addHook('onRoute', (route) => {
    if ((route.bodyLimit ?? 0) <= defaultBodyBytes) return
    route.onRequest = [...[route.onRequest ?? []].flat(), admit]
  })
}

/** Whether a body is large by its headers; one of unknown length counts as large. */
function isLarge({ headers }: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  return encoding !== undefined || Number(length ?? 0) > defaultBodyBytes
}
