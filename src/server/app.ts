import fastifyCookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import { randomUUID } from 'node:crypto'
import fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { registerAdminRoutes } from './features/admin/routes.ts'
import { registerAccountRoutes } from './features/accounts/routes.ts'
import { registerPreviewRoutes } from './features/history/preview-routes.ts'
import { registerHistoryRoutes } from './features/history/routes.ts'
import { registerShareRoutes } from './features/history/share-routes.ts'
import { registerBillingRoutes } from './features/billing/routes.ts'
import type { BillingDeps } from './features/billing/routes.ts'
import { registerHealthRoutes } from './features/health/routes.ts'
import { registerMetricsRoutes } from './features/metrics/routes.ts'
import type { MetricsDeps } from './features/metrics/routes.ts'
import type { ProfileNeeds } from './features/profile/profile-needs.ts'
import { registerProfileRoutes } from './features/profile/routes.ts'
import { registerProviderRoutes } from './features/sign-in/provider-routes.ts'
import type { ProviderNeeds } from './features/sign-in/provider-needs.ts'
import { registerSignInRoutes } from './features/sign-in/routes.ts'
import { registerSummaryRoutes } from './features/summaries/routes.ts'
import type { SummaryDeps } from './features/summaries/summarize.ts'
import type { SupportNeeds } from './features/support/needs.ts'
import { registerSupportRoutes } from './features/support/routes.ts'
import { registerThumbnailRoutes } from './features/thumbnails/routes.ts'
import type { ThumbnailDeps } from './features/thumbnails/routes.ts'
import { registerTranscriptRoutes } from './features/transcripts/routes.ts'
import type { TranscriptShelf } from './features/transcripts/service.ts'
import { limitWrites } from './features/usage/limit-writes.ts'
import { registerUsageRoutes } from './features/usage/routes.ts'
import { guardFloods } from './http/guard-floods.ts'
import { refuseWhileStopping } from './http/graceful-stop.ts'
import { noteTls } from './http/is-secure.ts'
import { registerOpenApi } from './http/openapi.ts'
import { registerPages } from './http/pages.ts'
import type { Pages, PageSite, SendPage } from './http/pages.ts'
import { sendProblem } from './http/problem-reply.ts'
import { refuseCrossSite } from './http/refuse-cross-site.ts'
import { logRequests } from './http/request-log.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { takeInBeforeAnswering } from './http/take-in-before-answering.ts'
import { trustProxies } from './http/trust-proxies.ts'
import { AppError } from './lib/app-error.ts'

const defaultBodyLimitBytes = 64 * 1024
const secondsInYear = 365 * 24 * 60 * 60

export type AppDeps = MetricsDeps &
  SummaryDeps &
  SupportNeeds &
  ThumbnailDeps &
  ProviderNeeds &
  BillingDeps &
  ProfileNeeds &
  PageSite & {
    log: FastifyBaseLogger
    isDatabaseReady: () => Promise<boolean>
    /** `false` answers the calls of health only. */
    isWeb: boolean
    transcriptShelf: TranscriptShelf
    /** The built pages; `null` serves the API only. */
    pages: Pages | null
    trustProxy: readonly string[]
    /** Calls a minute that one address may make before it is told to wait; a guard against floods. */
    callsPerMinute: number
    /** Calls a minute that one network may make that fetch or store something; counted on all nodes together. */
    writesPerMinute: number
    /** Delay of the event loop past which calls are refused with 503 rather than answered late; 0 never refuses. */
    maxEventLoopDelayMs: number
    /** Memory of JavaScript past which the same happens, before the process would be ended; 0 never refuses. */
    maxHeapBytes: number
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
    trustProxy: trustProxies(deps.trustProxy),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
  noteTls(app, deps.publicUrl)
  takeInBeforeAnswering(app)
  logRequests(app)
  const stop = refuseWhileStopping(app)
  await registerGuards(app, deps)
  await registerOpenApi(app)
  registerHealthRoutes(app, { isDatabaseReady: deps.isDatabaseReady, isStopping: stop.isStopping })
  registerMetricsRoutes(app, deps)
  if (deps.isWeb) {
    await registerTranscriptRoutes(app, deps)
    registerSummaryRoutes(app, deps)
    registerHistoryRoutes(app, deps)
    registerShareRoutes(app, deps)
    registerSupportRoutes(app, deps)
    await registerAdminRoutes(app, deps)
    registerThumbnailRoutes(app, deps)
    registerUsageRoutes(app, deps)
    registerAccountRoutes(app, deps)
    registerSignInRoutes(app, deps)
    registerProviderRoutes(app, deps)
    registerProfileRoutes(app, deps)
    await registerBillingRoutes(app, deps)
  }
  const sendPage = deps.pages === null ? null : await registerPages(app, deps.pages, deps)
  if (deps.pages !== null) registerPreviewRoutes(app, deps, deps.pages)
  registerNotFound(app, sendPage)
  return app
}

async function registerGuards(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await sendSecurityHeaders(app, {
    // Pages have their own; nothing else is a document.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // On plain http it would be ignored.
    strictTransportSecurity: deps.publicUrl?.startsWith('https:') === true && { maxAge: secondsInYear },
  })
  await app.register(underPressure, {
    maxEventLoopDelay: deps.maxEventLoopDelayMs,
    maxHeapUsedBytes: deps.maxHeapBytes,
    pressureHandler: async (request) => {
      // A file of the pages costs next to nothing, and a page without one of its scripts is broken.
      if (!request.url.startsWith('/api/')) return
      throw new AppError('OVERLOADED', 'The server is busy. Please try again in a moment.', {
        retryAfterSeconds: 5,
      })
    },
  })
  // Read where one is needed, not on every call.
  await app.register(fastifyCookie, { hook: false })
  guardFloods(app, deps.callsPerMinute)
  refuseCrossSite(app, deps)
  limitWrites(app, deps)
}

function registerNotFound(app: FastifyInstance, sendPage: SendPage | null): void {
  app.setNotFoundHandler(async (request, reply) => {
    const sent = sendPage !== null && (await sendPage(request, reply))
    if (!sent) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
    return reply
  })
}
