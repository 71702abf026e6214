import type { FastifyInstance } from 'fastify'

/** Has the routes of a scope take bodies as the bytes that came, under whatever content type. */
export function takeBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
