import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'

/** How long requests in flight may take once a stop began. */
const stopGraceMs = 10_000
const idleSweepMs = 100

export type StopState = { isStopping: () => boolean }

/** Refuses new requests with 503 while the server stops. Register before routes. */
export function refuseWhileStopping(app: FastifyInstance): StopState {
  let stopping = false
  /** Connections over which nothing was asked yet, such as browsers open in advance. */
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
    if (stopping) socket.destroy()
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', () => {
    stopping = true
    // Node takes them for busy, so the stop would wait for them to the end of its grace.
    for (const socket of unused) socket.destroy()
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (!stopping) return done()
    reply.header('connection', 'close')
    return done(
      new AppError('SHUTTING_DOWN', 'The server is restarting. Please try again.', { retryAfterSeconds: 5 }),
    )
  })
  return { isStopping: () => stopping }
}

/** Stops listening, lets requests in flight finish for at most `graceMs`, then cuts what is left. */
export async function closeGracefully(app: FastifyInstance, graceMs = stopGraceMs): Promise<void> {
  // Connections that fall idle after the close would otherwise live until their keep-alive ends (72 s).
  const sweep = setInterval(() => app.server.closeIdleConnections(), idleSweepMs)
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
