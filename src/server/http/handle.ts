import { createHash } from 'node:crypto'
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
} from 'fastify'
import type { z } from 'zod'
import { contract } from '#contract/api.ts'
import type { Api } from '#contract/api.ts'
import type { RouteCall, RouteSpec } from '#contract/route.ts'
import { AppError } from '#core/app-error.ts'
import type { KeyScope } from '#product/key-scopes.ts'
import { sendCompressed } from './compress.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls that are answered when the server is too busy for everything else: health and signing in. */
    isAlwaysAnswered?: boolean
    /** Calls of health are not counted by the flood guard. */
    isHealth?: boolean
    /**
     * The permission that an API key needs for the call: `null` closes it to keys; missing for requests that
     * are no call of the API.
     */
    keyScope?: KeyScope | 'any' | null
  }
  interface FastifyInstance {
    /** Calls of the contract that this server does not offer, by their keys, with what answers them. */
    closedCalls: ReadonlyMap<string, string>
  }
}

/** One parsed call of route `K`; `signal` aborts when the caller disconnects. */
export type Call<K extends keyof Api> = RouteCall<Api[K], Uint8Array<ArrayBuffer>> & { signal: AbortSignal }

/** The request and the reply, for cookies and headers. */
type RawCall = { request: FastifyRequest; reply: FastifyReply }

/** The answer of route `K`; fields that the contract does not name are dropped. */
export type Answer<K extends keyof Api> = z.input<Extract<Api[K]['response'], z.ZodType>>

/** Registers the handler of a contract route, whose input and answer are parsed. */
export function handle<K extends keyof Api>(
  app: FastifyInstance,
  key: K,
  handler: (call: Call<K> & RawCall) => Promise<Answer<K>>,
): void {
  registerRoute(app, key, async (request, reply) => {
    const answer = await handler({ ...readCall<K>(request, reply), request, reply })
    return reply.status(successStatus(key)).send(answer)
  })
}

/** Like `handle`, for a large answer: the handler gives it as pieces of JSON. */
export function handleInPieces<K extends keyof Api>(
  app: FastifyInstance,
  key: K,
  handler: (call: Call<K> & RawCall) => Promise<AsyncIterable<string>>,
): void {
  registerRoute(app, key, async (request, reply) => {
    const pieces = await handler({ ...readCall<K>(request, reply), request, reply })
    reply.status(successStatus(key)).type('application/json; charset=utf-8')
    return sendCompressed(request, reply, pieces)
  })
}

/** Registers a raw handler under a contract route's method, path, schemas and limits, unless it is closed. */
export function registerRoute(app: FastifyInstance, key: keyof Api, handler: RouteHandlerMethod): void {
  const spec: RouteSpec = contract[key]
  const [method = '', url = ''] = key.split(' ')
  const closed = app.closedCalls.get(key)
  if (closed !== undefined) {
    const refuse = (): never => {
      throw new AppError('NOT_FOUND', closed)
    }
    app.route({ method, url, handler: refuse, schema: { hide: true } })
    return
  }
  app.route({
    method,
    url,
    handler,
    ...(spec.bodyLimitBytes === undefined ? {} : { bodyLimit: spec.bodyLimitBytes }),
    config: configOf(url, spec),
    schema: {
      summary: spec.summary,
      ...(spec.response === 'bytes' ? {} : { response: { [successStatus(key)]: spec.response } }),
      ...(spec.params === undefined ? {} : { params: spec.params }),
      ...(spec.query === undefined ? {} : { querystring: spec.query }),
      ...(spec.body === undefined || spec.body === 'bytes' ? {} : { body: spec.body }),
    },
  })
}

/** The status of a good answer of the route. */
export function successStatus(key: keyof Api): number {
  const spec: RouteSpec = contract[key]
  return spec.status ?? 200
}

/**
 * The parsed parts of a request. The cast holds because `registerRoute` gave Fastify the very schemas that
 * `Call<K>` is inferred from, and Fastify refuses the request before the handler when they do not parse.
 */
export function readCall<K extends keyof Api>(request: FastifyRequest, reply: FastifyReply): Call<K> {
  const { params, query, body } = request
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { params, query, body: body ?? new Uint8Array(), signal: callSignal(reply) } as Call<K>
}

function configOf(url: string, { scope }: RouteSpec): FastifyContextConfig {
  if (scope === undefined && !url.startsWith('/api/')) return { isAlwaysAnswered: true, isHealth: true }
  const isAlwaysAnswered = url.startsWith('/api/auth/') || url === '/api/login'
  return { keyScope: scope ?? null, ...(isAlwaysAnswered ? { isAlwaysAnswered } : {}) }
}

/** A signal that aborts when the connection closes early, at once for a closed one. */
export function callSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const abort = (): void => {
    if (!raw.writableFinished) controller.abort(new DOMException('The caller went away', 'AbortError'))
  }
  if (raw.destroyed) abort()
  else raw.once('close', abort)
  return controller.signal
}

/**
 * Sets `no-store` on all responses of the API: nearly all of them are private. A route with a public response
 * sets its own header. Register before routes.
 */
export function forbidStoring(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
}

type BytesKey = { [K in keyof Api]: Api[K] extends { response: 'bytes' } ? K : never }[keyof Api]

/** The answer of a route with `response: 'bytes'`. */
type BytesAnswer = {
  bytes: Uint8Array
  /** The media type. */
  type: string
  /** The seconds for which caches may store it without asking again; `null` for the caller's alone. */
  maxAgeSeconds: number | null
  /** True where search engines must not list it. */
  isUnlisted?: boolean
}

/**
 * Registers the handler of a contract route that gives bytes. They have a validator, so that a cached copy is
 * answered with 304.
 */
export function handleBytes<K extends BytesKey>(
  app: FastifyInstance,
  key: K,
  handler: (call: Call<K> & { request: FastifyRequest }) => Promise<BytesAnswer>,
): void {
  registerRoute(app, key, async (request, reply) =>
    sendBytes(await handler({ ...readCall<K>(request, reply), request }), request, reply),
  )
}

function sendBytes(
  { bytes, type, maxAgeSeconds, isUnlisted = false }: BytesAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  const caching = maxAgeSeconds === null ? 'private, no-cache' : `public, max-age=${maxAgeSeconds}`
  reply.header('etag', etag).header('cache-control', caching)
  if (isUnlisted) reply.header('x-robots-tag', 'noindex, nofollow')
  if (hasValidator(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.type(type).send(bytes)
}

/** The header `If-None-Match` names this validator; a weak one counts, by RFC 9110. */
export function hasValidator(list: string | undefined, etag: string): boolean {
  const tags = (list ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
