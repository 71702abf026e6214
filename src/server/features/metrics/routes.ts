import type { FastifyInstance } from 'fastify'
import { registerRoute } from '#server/http/handle.ts'
import { AppError } from '#server/lib/app-error.ts'
import { mayRead } from './may-read.ts'
import type { Metrics } from './metrics.ts'
import type { MeasuredState, PoolState } from './state-gauges.ts'

/** Dependencies of the metrics. */
export type MetricsDeps = {
  metrics: Metrics
  /** Reads the state of the cluster out of the database. */
  status: { read: () => Promise<NonNullable<MeasuredState['status']>> }
  /** The connections of this process. */
  orm: { pool: { totalCount: number; idleCount: number; waitingCount: number } }
  /** Lets other machines read the counters; `null` lets only this one. */
  metricsToken: string | null
}

/** A scrape waits ten seconds by default; metrics without those of the database are better than none. */
const statusTimeoutMs = 4000

/** Registers `/metrics`; callers that may not read it get `NOT_FOUND`. */
export function registerMetricsRoutes(app: FastifyInstance, deps: MetricsDeps): void {
  const { metrics, metricsToken, orm } = deps
  registerRoute(app, 'GET /metrics', async (request, reply) => {
    const caller = { address: request.socket.remoteAddress, headers: request.headers }
    if (!mayRead(caller, metricsToken)) throw new AppError('NOT_FOUND', "There's nothing at this address.")
    const status = await readInTime(deps.status)
    const { text, type } = await metrics.read({ pool: poolState(orm.pool), status })
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}

function poolState(pool: MetricsDeps['orm']['pool']): PoolState {
  return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

async function readInTime({ read }: MetricsDeps['status']): Promise<MeasuredState['status']> {
  const { promise: over, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), statusTimeoutMs)
  return await Promise.race([read().catch(() => null), over]).finally(() => clearTimeout(timer))
}
