import type { FastifyInstance } from 'fastify'

/** Nobody gets it; the log and the metrics have it, by the number that nginx gave it. */
const clientClosed = 499

/**
 * Drops calls whose connection was closed before they were looked at: they have no address to be counted by, and nobody to
 * answer. Register before everything that reads the address of a caller.
 */
export function dropClosedConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    if (!socket.destroyed || socket.remoteAddress !== undefined) return done()
    reply.code(clientClosed).hijack()
    request.raw.destroy()
    return undefined
  })
}
