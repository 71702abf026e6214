import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { AppError } from '#core/app-error.ts'
import {
  authenticateKeys,
  closeDoor,
  createCallLog,
  detourBefore,
  tellCallsApart,
} from '#server/features/accounts/service.ts'
import type { CallLog } from '#server/features/accounts/service.ts'
import { refuseWhileStopping, guardPressure } from '#server/http/availability.ts'
import { refuseKeysInUrls, refuseCrossSite, setReachedOverTls } from '#server/http/call-credentials.ts'
import { compressAnswers } from '#server/http/compress.ts'
import { forbidStoring } from '#server/http/handle.ts'
import { defaultBodyBytes, limitLargeBodies } from '#server/http/limit-large-bodies.ts'
import { registerOpenApi } from '#server/http/openapi.ts'
import { withoutPageLanguage } from '#server/http/page-language.ts'
import { nameBuild, registerPages } from '#server/http/pages.ts'
import type { SendPage } from '#server/http/pages.ts'
import { answerClientError, dropClosedConnections, sendProblem } from '#server/http/problem-reply.ts'
import { dropForwardedPorts, readProxyEmails, trustProxies } from '#server/http/proxies.ts'
import { acceptEmptyBodies } from '#server/http/request-body.ts'
import { logRequests, newRequestId, traceRequests } from '#server/http/request-log.ts'
import { registerShareTarget } from '#server/http/share-target.ts'
import { validatorCompiler } from '#server/http/validator-compiler.ts'
import { limitWrites, guardFloods } from '#server/rate-limit/call-limits.ts'
import type { AppDeps } from './app-deps.ts'
import { closedCalls } from './closed-calls.ts'
import { features } from './features.ts'

const secondsInYear = 365 * 24 * 60 * 60
const defaultRequestTimeoutMs = 30_000
const headersTimeoutMs = 15_000
/** The interval in ms at which Node looks for late requests; its default would double their time. */
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
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  })
  app.decorate('closedCalls', closedCalls(deps.policy))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  acceptEmptyBodies(app)
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
  setReachedOverTls(app, deps.publicUrl)
  forbidStoring(app)
  if (deps.pages !== null) nameBuild(app, deps.pages)
  compressAnswers(app)
  if (deps.trustProxy.length > 0) dropForwardedPorts(app)
  if (deps.isTraced) traceRequests(app)
  logRequests(app, deps.metrics)
  const stop = refuseWhileStopping(app)
  const keyCalls = createCallLog(deps)
  await registerGuards(app, deps, keyCalls)
  await registerOpenApi(app, deps)
  const built = { keyCalls, isStopping: stop.isStopping }
  for (const { probes } of features) probes?.(app, deps, built)
  if (deps.isWeb) for (const { calls } of features) await calls?.(app, deps, built)
  const sendPage =
    deps.pages === null
      ? null
      : await registerPages(app, deps.pages, {
          ...deps,
          detour: (call, page) => detourBefore(deps, call, page),
        })
  if (deps.pages !== null) await registerShareTarget(app)
  if (deps.pages !== null) for (const { pages } of features) pages?.(app, deps, deps.pages)
  registerNotFound(app, sendPage)
  return app
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
  readProxyEmails(app, { header: deps.policy.proxy?.header ?? null, proxies: deps.trustProxy })
  refuseCrossSite(app, deps)
  authenticateKeys(app, deps, keyCalls)
  closeDoor(app, deps)
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
