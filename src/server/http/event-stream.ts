import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#contract/api.ts'
import type { RouteEvent } from '#contract/route.ts'
import { readCall, registerRoute, successStatus } from './handle.ts'
import type { Answer, Call } from './handle.ts'
import { logFailure, toAppError, toProblem } from './problem-reply.ts'

type EventKey = { [K in keyof Api]: Api[K] extends { events: unknown } ? K : never }[keyof Api]
type Emit<K extends EventKey> = (event: Exclude<RouteEvent<Api[K]>, { event: 'done' | 'problem' }>) => void

const heartbeatMs = 15_000
/** A follower that reads slower than this much behind is dropped; it can ask again. */
const maxQueuedBytes = 1024 * 1024

/**
 * Registers a route that answers with JSON, or, when the caller accepts `text/event-stream`, with events: those the
 * handler emits, then `done` with the answer or `problem` with the failure. A failure before the first event is an
 * ordinary HTTP failure in both cases.
 */
export function handleWithEvents<K extends EventKey>(
  app: FastifyInstance,
  key: K,
  handler: (call: Call<K>, emit: Emit<K>) => Promise<Answer<K>>,
): void {
  registerRoute(app, key, async (request, reply) => {
    const call = readCall<K>(request, reply)
    if (!acceptsEvents(request)) {
      const answer = await handler(call, () => undefined)
      return reply.status(successStatus(key)).send(answer)
    }
    const stream = createStream(request, reply)
    try {
      const answer = await handler(call, (event) => stream.write(event))
      stream.write({ event: 'done', data: answer })
    } catch (error) {
      if (!stream.isOpen()) throw error
      const failure = toAppError(error)
      logFailure(failure, request)
      stream.write({ event: 'problem', data: toProblem(failure, request.id) })
    } finally {
      stream.end()
    }
    return reply
  })
}

function acceptsEvents(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').toLowerCase().includes('text/event-stream')
}

function createStream(request: FastifyRequest, reply: FastifyReply) {
  let sequence = 0
  let heartbeat: NodeJS.Timeout | null = null

  function open(): void {
    reply.hijack()
    // A hijacked reply skips the hooks that would send the headers set so far (security headers, request id).
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    })
    heartbeat = setInterval(() => send(': waiting\n\n'), heartbeatMs)
    reply.raw.once('close', () => clearInterval(heartbeat ?? undefined))
    reply.raw.once('error', (error) => request.log.debug({ err: error }, 'event stream broke'))
  }

  function send(text: string): void {
    if (reply.raw.destroyed) return
    reply.raw.write(text)
    if (reply.raw.writableLength > maxQueuedBytes) reply.raw.destroy()
  }

  return {
    isOpen: () => heartbeat !== null,
    write(event: { event: string; data: unknown }): void {
      if (heartbeat === null) open()
      sequence += 1
      send(`id: ${sequence}\nevent: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`)
    },
    end(): void {
      if (heartbeat === null) return
      clearInterval(heartbeat)
      reply.raw.end()
    },
  }
}
