import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { registerAdminRoutes } from './features/admin/routes.ts'
import { registerStatusRoutes } from './features/status/status.ts'
import {
  registerAccountRoutes,
  registerAccountPageRoutes,
  registerKeyRoutes,
} from './features/accounts/routes.ts'
import { registerFormRoutes } from './features/forms/routes.ts'
import { authenticateKeys, createCallLog, networkKey, readVisitorId } from './features/accounts/service.ts'
import type { CallLog } from './features/accounts/service.ts'
import { registerSharedPage, registerShareRoutes } from './features/history/sharing/routes.ts'
import {
  registerHistoryRoutes,
  registerHighlightRoutes,
  registerMomentRoutes,
} from './features/history/routes.ts'
import { registerDigestRoutes } from './features/digests/routes.ts'
import { registerFollowRoutes } from './features/following/routes.ts'
import { registerCollectionPage } from './features/collections/page.ts'
import { registerMomentPage } from './features/history/moments/read-moment.ts'
import { registerQuestionRoutes } from './features/history/questions/routes.ts'
import { registerExtensionRoutes } from './features/extension/routes.ts'
import { registerBillingRoutes } from './features/billing/routes.ts'
import { registerHealthRoutes } from './features/health/routes.ts'
import { registerMcpRoutes } from './features/mcp/routes.ts'
import { registerMetricsRoutes } from './features/metrics/routes.ts'
import { registerCollectionRoutes } from './features/collections/routes.ts'
import { registerPlaylistRoutes } from './features/playlists/list-videos.ts'
import { registerProviderRoutes, registerSignInRoutes } from '#server/features/accounts/routes.ts'
import { registerSummaryRoutes } from './features/summaries/routes.ts'
import { registerHelpRoutes } from './features/help/help-requests.ts'
import { registerWebhookRoutes } from './features/webhooks/routes.ts'
import { registerThumbnailRoutes } from './features/thumbnails/thumbnails.ts'
import { registerTranscriptRoutes } from './features/transcripts/routes.ts'
import { limitWrites, guardFloods } from './rate-limit/guard-floods.ts'
import { registerQuotaRoutes } from './features/quota/routes.ts'
import { answerClientError, dropClosedConnections } from './http/client-error.ts'
import { guardPressure } from './http/guard-pressure.ts'
import { forbidStoring } from './http/caching.ts'
import { refuseWhileStopping } from './http/graceful-stop.ts'
import { setReachedOverTls } from './http/cookies.ts'
import { defaultBodyBytes, limitLargeBodies } from './http/limit-large-bodies.ts'
import { refuseKeysInUrls } from './http/bearer.ts'
import { registerOpenApi } from './http/openapi.ts'
import { registerPages } from './http/pages.ts'
import type { SendPage } from './http/pages.ts'
import { sendProblem } from './http/problem-reply.ts'
import { refuseCrossSite } from './http/refuse-cross-site.ts'
import { logRequests, traceRequests } from './http/request-log.ts'
import { validatorCompiler } from './http/validator-compiler.ts'
import { dropForwardedPorts, trustProxies } from './http/trust-proxies.ts'
import type { AppDeps } from './app-deps.ts'
import { AppError } from './lib/app-error.ts'

const secondsInYear = 365 * 24 * 60 * 60
const defaultRequestTimeoutMs = 30_000
const headersTimeoutMs = 15_000
/** How often Node looks for requests that take longer; its default would double that time. */
const timeoutCheckMs = 1000

/** Builds the whole application on what it is given. It does not listen. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { requestTimeoutMs = defaultRequestTimeoutMs } = deps
  const app: FastifyInstance = fastify({
    loggerInstance: deps.log,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: defaultBodyBytes,
    requestTimeout: requestTimeoutMs,
    // Node takes the longer of the two times for the body, whichever it is given for.
    http: {
      headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
      connectionsCheckingInterval: timeoutCheckMs,
    },
    clientErrorHandler: answerClientError,
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
  setReachedOverTls(app, deps.publicUrl)
  forbidStoring(app)
  if (deps.trustProxy.length > 0) dropForwardedPorts(app)
  if (deps.isTraced) traceRequests(app)
  logRequests(app, deps.metrics)
  const stop = refuseWhileStopping(app)
  const keyCalls = createCallLog(deps)
  await registerGuards(app, deps, keyCalls)
  await registerOpenApi(app)
  registerHealthRoutes(app, { ...deps, isStopping: stop.isStopping })
  registerMetricsRoutes(app, deps)
  if (deps.isWeb) await registerApi(app, deps, keyCalls)
  const sendPage = deps.pages === null ? null : await registerPages(app, deps.pages, deps)
  if (deps.pages !== null) {
    registerSharedPage(app, deps, deps.pages)
    registerMomentPage(app, deps, deps.pages)
    registerCollectionPage(app, deps, deps.pages)
  }
  registerNotFound(app, sendPage)
  return app
}

async function registerApi(app: FastifyInstance, deps: AppDeps, keyCalls: CallLog): Promise<void> {
  await registerTranscriptRoutes(app, deps)
  registerSummaryRoutes(app, deps)
  registerHistoryRoutes(app, deps)
  registerShareRoutes(app, deps)
  registerMomentRoutes(app, deps)
  registerHighlightRoutes(app, deps)
  registerQuestionRoutes(app, deps)
  registerHelpRoutes(app, deps)
  registerFollowRoutes(app, deps)
  await registerDigestRoutes(app, deps)
  await registerAdminRoutes(app, deps)
  registerStatusRoutes(app, deps)
  registerThumbnailRoutes(app, deps)
  registerExtensionRoutes(app, deps)
  registerPlaylistRoutes(app, deps)
  registerCollectionRoutes(app, deps)
  registerQuotaRoutes(app, deps)
  registerAccountRoutes(app, deps)
  registerFormRoutes(app, deps)
  registerKeyRoutes(app, deps, keyCalls)
  registerMcpRoutes(app, deps)
  registerWebhookRoutes(app, deps)
  registerSignInRoutes(app, deps)
  registerProviderRoutes(app, deps)
  registerAccountPageRoutes(app, deps)
  await registerBillingRoutes(app, deps)
}

async function registerGuards(app: FastifyInstance, deps: AppDeps, keyCalls: CallLog): Promise<void> {
  dropClosedConnections(app)
  await app.register(fastifyHelmet, {
    // Pages have their own; nothing else is a document.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // On plain http it would be ignored.
    strictTransportSecurity: deps.publicUrl?.startsWith('https:') === true && { maxAge: secondsInYear },
  })
  guardPressure(app, deps)
  // Read where one is needed, not on every call.
  await app.register(fastifyCookie, { hook: false })
  await guardFloods(app, deps.callsPerMinute)
  refuseKeysInUrls(app)
  refuseCrossSite(app, deps)
  authenticateKeys(app, deps, keyCalls)
  limitWrites(app, {
    ...deps,
    networkKey: (address) => networkKey(deps.secret, address),
    isKnownBrowser: (request) => request.apiKey !== null || readVisitorId(deps, request) !== null,
  })
  limitLargeBodies(app, deps.bodyTimes)
}

function registerNotFound(app: FastifyInstance, sendPage: SendPage | null): void {
  // Pages are sent from here, so that they count like every other call.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const sent = sendPage !== null && (await sendPage(request, reply))
    if (!sent) throw new AppError('NOT_FOUND', "There's nothing at this address.")
    return reply
  })
}
