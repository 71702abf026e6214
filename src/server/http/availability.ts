import type { Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '#core/app-error.ts'
import { sendProblem } from './problem-reply.ts'

/** The delays of an event loop, measured from `begin` on. */
type EventLoopDelays = {
  begin: () => void
  /** The mean since the last call, in ms. */
  take: () => number
  end: () => void
}

type PressureLimits = {
  /** Mean delay of the event loop past which calls are refused; 0 never refuses. */
  maxEventLoopDelayMs: number
  /** Memory of JavaScript past which the same happens; 0 never refuses. */
  maxHeapBytes: number
  /** For tests: delays that are not those of this process. */
  delays?: EventLoopDelays
}

/** The period of a measurement, in ms. */
const periodMs = 1000
const resolutionMs = 20
const nanosecondsInMs = 1e6
const retryAfterSeconds = 5

/** The delays of this process's event loop, of which the mean is taken once a period. */
export function measureDelays(): EventLoopDelays {
  const measured = monitorEventLoopDelay({ resolution: resolutionMs })
  let began = 0
  return {
    begin: () => {
      began = performance.now()
      measured.enable()
    },
    take: () => {
      const now = performance.now()
      // Without one measurement the loop stood still for the whole period, and by how much longer it took is
      // what is known of it.
      const delayMs =
        measured.count === 0 ? now - began - periodMs : measured.mean / nanosecondsInMs - resolutionMs
      began = now
      measured.reset()
      return delayMs
    },
    end: () => void measured.disable(),
  }
}

/**
 * Refuses calls of the API with 503 after two periods in a row in which the event loop was late, or with
 * memory nearly full, rather than answering all of them late. One period alone may be a stall that is over.
 * Measuring begins with the first call, so that the start of the process, which keeps the loop busy, does not
 * count. Register before routes.
 */
export function guardPressure(app: FastifyInstance, options: PressureLimits): void {
  const { maxEventLoopDelayMs, maxHeapBytes, delays = measureDelays() } = options
  if (maxEventLoopDelayMs === 0 && maxHeapBytes === 0) return
  let timer: NodeJS.Timeout | null = null
  let wasLate = false
  let isBusy = false

  function judge(): void {
    const isLate = maxEventLoopDelayMs > 0 && delays.take() > maxEventLoopDelayMs
    isBusy = (isLate && wasLate) || (maxHeapBytes > 0 && process.memoryUsage().heapUsed > maxHeapBytes)
    wasLate = isLate
  }

  function begin(): NodeJS.Timeout {
    delays.begin()
    return setInterval(judge, periodMs).unref()
  }

  app.addHook('onClose', async () => {
    if (timer !== null) clearInterval(timer)
    delays.end()
  })
  app.addHook('onRequest', async ({ url, routeOptions }) => {
    timer ??= begin()
    // A file of the pages costs next to nothing, and a page without one of its scripts is broken.
    if (!isBusy || !url.startsWith('/api/') || routeOptions.config.isAlwaysAnswered === true) return
    throw new AppError('OVERLOADED', 'The server is busy. Please try again in a moment.', {
      retryAfterSeconds,
    })
  })
}

/** The longest time for requests in flight after a stop began, in ms. */
const stopGraceMs = 10_000
const idleSweepMs = 100

/** The longest time for sending an answer of the stop before its connection is cut, in ms. */
const sendMs = 500

type StopState = { isStopping: () => boolean }

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers every call that waits, as the server stops. */
    refuseWaiting?: () => void
  }
}

/** Refuses new requests with 503 while the server stops. Register before routes. */
export function refuseWhileStopping(app: FastifyInstance): StopState {
  let stopping = false
  /** Connections over which nothing was asked yet, such as browsers open in advance. */
  const unused = new Set<Socket>()
  const waiting = new Set<FastifyReply>()
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
    if (stopping) return done(refuse(reply))
    waiting.add(reply)
    reply.raw.once('close', () => waiting.delete(reply))
    return done()
  })
  app.decorate('refuseWaiting', () => {
    for (const reply of waiting) if (!reply.sent) sendProblem(refuse(reply), reply.request, reply)
  })
  return { isStopping: () => stopping }
}

function refuse(reply: FastifyReply): AppError {
  reply.header('connection', 'close')
  return shuttingDown()
}

/** The failure of a call that this process does not answer any more, and another one may. */
export function shuttingDown(): AppError {
  return new AppError('SHUTTING_DOWN', 'The server is restarting. Please try again.', {
    retryAfterSeconds: 5,
  })
}

/** Stops listening, gives requests in flight `graceMs`, then answers the rest with 503. */
export async function closeGracefully(app: FastifyInstance, graceMs = stopGraceMs): Promise<void> {
  // Connections that fall idle after the close would otherwise live until their keep-alive ends (72 s).
  const sweep = setInterval(() => app.server.closeIdleConnections(), idleSweepMs)
  const refusal = setTimeout(() => app.refuseWaiting?.(), graceMs)
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs + sendMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(refusal)
    clearTimeout(cut)
  }
}
