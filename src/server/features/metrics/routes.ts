import type { FastifyInstance } from 'fastify'
import { registerRoute } from '#server/http/handle.ts'
import { AppError } from '#server/lib/app-error.ts'
import { mayRead } from './may-read.ts'
import type { Metrics } from './metrics.ts'

/** Dependencies of the metrics. */
export type MetricsDeps = {
  metrics: Metrics
  /** Lets other machines read the counters; `null` lets only this one. */
  metricsToken: string | null
}

/** Registers `/metrics`; callers that may not read it get `NOT_FOUND`. */
export function registerMetricsRoutes(app: FastifyInstance, { metrics, metricsToken }: MetricsDeps): void {
  registerRoute(app, 'GET /metrics', async (request, reply) => {
    const caller = { address: request.socket.remoteAddress, headers: request.headers }
    if (!mayRead(caller, metricsToken)) throw new AppError('NOT_FOUND', "There's nothing at this address.")
    const { text, type } = await metrics.read()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}
