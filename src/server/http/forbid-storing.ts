import type { FastifyInstance } from 'fastify'

/**
 * Tells browsers and proxies to store no answer of the API: nearly all of them are private. A route whose answer is the
 * same for everyone says how long it may be stored. Register before routes.
 */
export function forbidStoring(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
}
