import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
} from 'fastify'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import { contract } from '#contract/api.ts'
import type { Api } from '#contract/api.ts'
import type { RouteSpec } from '#contract/route.ts'
import { callSignal } from './call-signal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read by `@fastify/under-pressure`: what this route does instead of refusing when the server is too busy. */
    pressureHandler?: () => void
    /** Health is never counted among the calls of an address. */
    isHealth?: boolean
  }
}

type Parsed<R, K extends string> =
  R extends Record<K, infer S> ? (S extends z.ZodType ? z.output<S> : Uint8Array) : undefined

/** One parsed call of route `K`; `signal` aborts when the caller goes away. */
export type Call<K extends keyof Api> = {
  params: Parsed<Api[K], 'params'>
  query: Parsed<Api[K], 'query'>
  body: Parsed<Api[K], 'body'>
  signal: AbortSignal
}

/** The request and the answer themselves, for cookies and headers. */
export type RawCall = { request: FastifyRequest; reply: FastifyReply }

/** What the handler of route `K` gives; fields that the contract does not name are dropped on the wire. */
export type Answer<K extends keyof Api> = z.input<Extract<Api[K]['response'], z.ZodType>>

/** Registers the handler of a contract route: its input is parsed before it, its answer is parsed after it. */
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

/** Like `handle`, for an answer that is too long to be written at once: the handler gives it as pieces of JSON. */
export function handleInPieces<K extends keyof Api>(
  app: FastifyInstance,
  key: K,
  handler: (call: Call<K> & RawCall) => Promise<AsyncIterable<string>>,
): void {
  registerRoute(app, key, async (request, reply) => {
    const pieces = await handler({ ...readCall<K>(request, reply), request, reply })
    reply.status(successStatus(key)).type('application/json; charset=utf-8')
    return reply.send(Readable.from(pieces))
  })
}

/** Registers a raw handler under a contract route's method, path, schemas and limits. */
export function registerRoute(app: FastifyInstance, key: keyof Api, handler: RouteHandlerMethod): void {
  const spec: RouteSpec = contract[key]
  const [method = '', url = ''] = key.split(' ')
  app.route({
    method,
    url,
    handler,
    ...(spec.bodyLimitBytes === undefined ? {} : { bodyLimit: spec.bodyLimitBytes }),
    config: configOf(url),
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
 * The parsed parts of a request. The cast holds because `registerRoute` gave Fastify the very schemas that `Call<K>`
 * is inferred from, and Fastify refuses the request before the handler when they do not parse.
 */
export function readCall<K extends keyof Api>(request: FastifyRequest, reply: FastifyReply): Call<K> {
  const { params, query, body } = request
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { params, query, body: body ?? new Uint8Array(), signal: callSignal(reply) } as Call<K>
}

function configOf(url: string): FastifyContextConfig {
  if (!url.startsWith('/api/')) return { pressureHandler: ignorePressure, isHealth: true }
  return url.startsWith('/api/auth/') || url === '/api/login' ? { pressureHandler: ignorePressure } : {}
}

/** Health and signing in keep answering when the server is too busy for everything else. */
function ignorePressure(): void {
  return undefined
}
