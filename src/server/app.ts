import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import {
  registerAccountRoutes,
  registerAccountPageRoutes,
  registerKeyRoutes,
  registerProviderRoutes,
  registerSignInRoutes,
} from '#server/features/accounts/routes.ts'
import { authenticateKeys, createCallLog, tellCallsApart } from '#server/features/accounts/service.ts'
import type { CallLog } from '#server/features/accounts/service.ts'
import { registerAdminRoutes } from '#server/features/admin/routes.ts'
import { registerBillingRoutes } from '#server/features/billing/routes.ts'
import { registerCollectionRoutes } from '#server/features/collections/routes.ts'
import { registerCollectionPage } from '#server/features/collections/sharing.ts'
import { registerDigestRoutes } from '#server/features/digests/routes.ts'
import { registerExtensionRoutes } from '#server/features/extension/packages.ts'
import { registerHubRoutes, registerFollowRoutes } from '#server/features/following/routes.ts'
import { registerFormRoutes } from '#server/features/forms/own-forms.ts'
import { registerHealthRoutes } from '#server/features/health/health.ts'
import { registerHelpRoutes } from '#server/features/help/help-requests.ts'
import { registerMomentPage } from '#server/features/history/moments/read-moment.ts'
import { registerQuestionRoutes } from '#server/features/history/questions/questions.ts'
import {
  registerHistoryRoutes,
  registerHighlightRoutes,
  registerMomentRoutes,
} from '#server/features/history/routes.ts'
import { registerSharedPage, registerShareRoutes } from '#server/features/history/sharing/routes.ts'
import { registerMcpRoutes } from '#server/features/mcp/routes.ts'
import { registerMetricsRoutes } from '#server/features/metrics/routes.ts'
import { registerPlaylistRoutes } from '#server/features/playlists/list-videos.ts'
import { registerQuotaRoutes } from '#server/features/quota/quota.ts'
import { registerStatusRoutes } from '#server/features/status/status.ts'
import { registerSummaryRoutes } from '#server/features/summaries/routes.ts'
import { registerThumbnailRoutes } from '#server/features/thumbnails/thumbnails.ts'
import { registerTranscriptRoutes } from '#server/features/transcripts/routes.ts'
import { registerTranslationRoutes } from '#server/features/translations/translations.ts'
import { registerWebhookRoutes } from '#server/features/webhooks/routes.ts'
import { refuseWhileStopping, guardPressure } from '#server/http/availability.ts'
import { refuseKeysInUrls, refuseCrossSite, setReachedOverTls } from '#server/http/call-credentials.ts'
import { forbidStoring } from '#server/http/handle.ts'
import { defaultBodyBytes, limitLargeBodies } from '#server/http/limit-large-bodies.ts'
import { registerOpenApi } from '#server/http/openapi.ts'
import { withoutPageLanguage } from '#server/http/page-language.ts'
import { registerPages } from '#server/http/pages.ts'
import type { SendPage } from '#server/http/pages.ts'
import { answerClientError, dropClosedConnections, sendProblem } from '#server/http/problem-reply.ts'
import { dropForwardedPorts, trustProxies } from '#server/http/proxies.ts'
import { logRequests, newRequestId, traceRequests } from '#server/http/request-log.ts'
import { validatorCompiler } from '#server/http/validator-compiler.ts'
import { AppError } from '#server/lib/app-error.ts'
import { limitWrites, guardFloods } from '#server/rate-limit/call-limits.ts'
import type { AppDeps } from './app-deps.ts'

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
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: defaultBodyBytes,
    requestTimeout: requestTimeoutMs,
    // Node takes the longer of the two times for the body, whichever it is given for.
    http: {
      headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
      connectionsCheckingInterval: timeoutCheckMs,
    },
    rewriteUrl: withoutPageLanguage,
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
  registerTranslationRoutes(app, deps)
  registerSummaryRoutes(app, deps)
  registerHistoryRoutes(app, deps)
  registerShareRoutes(app, deps)
  registerMomentRoutes(app, deps)
  registerHighlightRoutes(app, deps)
  registerQuestionRoutes(app, deps)
  registerHelpRoutes(app, deps)
  registerFollowRoutes(app, deps)
  await registerHubRoutes(app, deps)
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
  limitWrites(app, { ...deps, ...tellCallsApart(deps) })
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
