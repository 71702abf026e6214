import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when people reach the pages over TLS, wherever it ends. */
    isReachedOverTls?: boolean
  }
}

/** Tells the application whether people reach it over TLS, as its public address says. */
export function noteTls(app: FastifyInstance, publicUrl: string | null): void {
  app.decorate('isReachedOverTls', publicUrl?.startsWith('https:') ?? false)
}

/** Whether cookies are only to be sent over TLS: the public address or this call says so. */
export function isSecure(request: FastifyRequest): boolean {
  return request.server.isReachedOverTls === true || request.protocol === 'https'
}
