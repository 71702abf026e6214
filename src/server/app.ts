import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { randomUUID } from 'node:crypto'
import fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { registerHealthRoutes } from './features/health/routes.ts'
import { registerMetricsRoutes } from './features/metrics/routes.ts'
import type { MetricsDeps } from './features/metrics/routes.ts'
import { registerSummaryRoutes } from './features/summaries/routes.ts'
import type { SummaryDeps } from './features/summaries/summarize.ts'
import { registerThumbnailRoutes } from './features/thumbnails/routes.ts'
import type { ThumbnailDeps } from './features/thumbnails/routes.ts'
import { registerTranscriptRoutes } from './features/transcripts/routes.ts'
import { refuseWhileStopping } from './http/graceful-stop.ts'
import { registerOpenApi } from './http/openapi.ts'
import { pageSecurityDirectives, registerPages, sendPage } from './http/pages.ts'
import type { Pages } from './http/pages.ts'
import { sendProblem } from './http/problem-reply.ts'
import { logRequests } from './http/request-log.ts'
import { AppError } from './lib/app-error.ts'

const defaultBodyLimitBytes = 64 * 1024

export type AppDeps = MetricsDeps &
  SummaryDeps &
  ThumbnailDeps & {
    log: FastifyBaseLogger
    isDatabaseReady: () => Promise<boolean>
    /** `false` answers the calls of health only. */
    isWeb: boolean
    /** The built pages; `null` serves the API only. */
    pages: Pages | null
    trustProxy: readonly string[]
    /** Calls a minute that one address may make before it is told to wait; a guard against floods. */
    callsPerMinute: number
    /** Delay of the event loop past which calls are refused with 503 rather than answered late; 0 never refuses. */
    maxEventLoopDelayMs: number
  }

/** Builds the whole application on what it is given. It does not listen. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: deps.log,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: defaultBodyLimitBytes,
    requestTimeout: 30_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    trustProxy: deps.trustProxy.length === 0 ? false : [...deps.trustProxy],
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
  logRequests(app)
  const stop = refuseWhileStopping(app)
  await registerGuards(app, deps)
  await registerOpenApi(app)
  registerHealthRoutes(app, { isDatabaseReady: deps.isDatabaseReady, isStopping: stop.isStopping })
  registerMetricsRoutes(app, deps)
  if (deps.isWeb) {
    await registerTranscriptRoutes(app, deps)
    registerSummaryRoutes(app, deps)
    registerThumbnailRoutes(app, deps)
  }
  if (deps.pages !== null) await registerPages(app, deps.pages)
  registerNotFound(app, deps.pages)
  return app
}

async function registerGuards(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const directives = deps.pages === null ? {} : pageSecurityDirectives(deps.pages)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], ...directives } },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Set where TLS ends; on plain http it would be ignored.
    strictTransportSecurity: false,
  })
  await app.register(underPressure, {
    maxEventLoopDelay: deps.maxEventLoopDelayMs,
    pressureHandler: async () => {
      throw new AppError('OVERLOADED', 'The server is busy. Please try again in a moment.', {
        retryAfterSeconds: 5,
      })
    },
  })
  await app.register(rateLimit, {
    max: deps.callsPerMinute,
    timeWindow: '1 minute',
    // One page takes dozens of these, and they cost next to nothing.
    allowList: (request) => request.url.startsWith('/assets/'),
    errorResponseBuilder: (_request, context) =>
      new AppError('RATE_LIMITED', 'Too many requests. Please wait a moment.', {
        retryAfterSeconds: Math.ceil(context.ttl / 1000),
      }),
  })
}

function registerNotFound(app: FastifyInstance, pages: Pages | null): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const sent = pages !== null && (await sendPage(pages, request, reply))
    if (!sent) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
    return reply
  })
}
