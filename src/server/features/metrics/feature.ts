import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/app-error.ts'
import type { Feature } from '#server/features/feature.ts'
import { registerRoute } from '#server/http/handle.ts'
import type { Metrics } from '#server/lib/metrics/metrics.ts'
import { setGauges } from './state-gauges.ts'
import type { MeasuredState } from './state-gauges.ts'

/** The counters of the process, for Prometheus. */
export const metricsFeature = {
  probes: registerMetricsRoutes,
} satisfies Feature

/** Dependencies of the metrics. */
type MetricsDeps = {
  metrics: Metrics
  /** Reads the state of the cluster out of the database. */
  status: { read: () => Promise<NonNullable<MeasuredState['status']>> }
  /** The connections of this process. */
  db: Pick<MeasuredState, 'pool'>
  /** Lets other machines read the counters; `null` lets only this one. */
  metricsToken: string | null
}

/** A scrape waits ten seconds by default; metrics without those of the database are better than none. */
const statusTimeoutMs = 4000

/** Registers `/metrics`; callers that may not read it get `NOT_FOUND`. */
function registerMetricsRoutes(app: FastifyInstance, deps: MetricsDeps): void {
  const { metrics, metricsToken, db } = deps
  registerRoute(app, 'GET /metrics', async (request, reply) => {
    const caller = { address: request.socket.remoteAddress, headers: request.headers }
    if (!mayRead(caller, metricsToken)) throw new AppError('NOT_FOUND', "There's nothing at this address.")
    setGauges(metrics, { pool: db.pool, status: await readInTime(deps.status) })
    const { text, type } = await metrics.read()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}

async function readInTime({ read }: MetricsDeps['status']): Promise<MeasuredState['status']> {
  const { promise: over, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), statusTimeoutMs)
  return await Promise.race([read().catch(() => null), over]).finally(() => clearTimeout(timer))
}

type Caller = {
  /** The other end of the connection, which may be a proxy. */
  address: string | undefined
  headers: Readonly<Record<string, unknown>>
}

/** Headers of a proxy on this machine, behind which every caller has a loopback address. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** A caller may read the metrics: with a token set, its bearer; without one, only this machine. */
function mayRead({ address = '', headers }: Caller, token: string | null): boolean {
  if (token !== null) return isSame(headers['authorization'], `Bearer ${token}`)
  return isLoopback(address) && proxyHeaders.every((name) => headers[name] === undefined)
}

/** In constant time; digests, because only texts of one length can be compared so. */
function isSame(given: unknown, expected: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}
