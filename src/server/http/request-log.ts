import { randomUUID } from 'node:crypto'
import { context, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Context, Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ProblemCode } from '#contract/problems.ts'
import type { Counting } from '#server/lib/metrics/metrics.ts'
import { startRootSpan } from '#server/lib/tracing.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the problem that was answered. */
    problemCode?: ProblemCode
  }
}

/** The id of a request, by which its answer, its log line and its trace are found. */
export function newRequestId(): string {
  return randomUUID()
}

/** Logs and counts a request: id, method, route, status, time. Never an address, query or body. */
export function logRequests(app: FastifyInstance, { count, observe }: Counting): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime: ms, problemCode: code } = reply
    const call = { method: request.method, route: request.routeOptions.url ?? 'none', status }
    request.log.info({ ...call, ms: Math.round(ms) }, 'request')
    observe('precis_http_request_seconds', { ...call, status: String(status) }, ms)
    if (code !== undefined) count('precis_refusals_total', { code })
    done()
  })
}

const firstServerError = 500

/**
 * A span for each call, around all that it does: its method, route and status, and never its address, query
 * or body. What a caller says of a trace is not believed.
 */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, { span: Span; within: Context }>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const { method, id } = request
    const attributes = { 'http.request.method': method, 'http.route': route, 'precis.request_id': id }
    const begun = startRootSpan(`${method} ${route}`, SpanKind.SERVER, attributes)
    spans.set(request, begun)
    context.with(begun.within, done)
  })
  // The events of a body come in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(spans.get(request)?.within ?? context.active(), done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)?.span
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.problemCode !== undefined) span?.setAttribute('error.type', reply.problemCode)
    if (reply.statusCode >= firstServerError) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
