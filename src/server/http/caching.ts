import type { FastifyInstance } from 'fastify'

/**
 * Whether the header `If-None-Match` names this validator; a weak one counts, as RFC 9110 requires for this header.
 */
export function hasValidator(list: string | undefined, etag: string): boolean {
  const tags = (list ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/**
 * Sets `no-store` on all responses of the API: nearly all of them are private. A route with a public response sets its own
 * header. Register before routes.
 */
export function forbidStoring(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
}
