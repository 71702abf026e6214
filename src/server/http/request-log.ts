import type { FastifyInstance } from 'fastify'
import type { ProblemCode } from '#contract/problem.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the problem that was answered. */
    problemCode?: ProblemCode
  }
}

/** Counts the calls that were answered. */
export type CallObserver = {
  countCall: (call: {
    method: string
    route: string
    status: number
    code: ProblemCode | null
    ms: number
  }) => void
}

/** One line a request: its id, method, route, status and time. Never an address, a query or a body. Counts it as well. */
export function logRequests(app: FastifyInstance, { countCall }: CallObserver): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime: ms, problemCode: code = null } = reply
    const call = { method: request.method, route: request.routeOptions.url ?? 'none', status }
    request.log.info({ ...call, ms: Math.round(ms) }, 'request')
    countCall({ ...call, code, ms })
    done()
  })
}
