import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#contract/api.ts'
import type { RouteEvent } from '#contract/route.ts'
import { toProblem } from '#core/to-problem.ts'
import { shuttingDown } from './availability.ts'
import { readCall, registerRoute, successStatus } from './handle.ts'
import type { Answer, Call } from './handle.ts'
import { logFailure, toAppError } from './problem-reply.ts'

type EventKey = { [K in keyof Api]: Api[K] extends { events: unknown } ? K : never }[keyof Api]

/**
 * The events of a handler, in order; `done` is the last one. A failure is thrown. A stream can be resumed
 * after an event with an `id`; the same object may go to many callers.
 */
export type StreamEvent<K extends EventKey> = Exclude<RouteEvent<Api[K]>, { event: 'problem' }> & {
  id?: number
}

/** A call that is answered with events. */
export type StreamCall<K extends EventKey> = Call<K> & {
  request: FastifyRequest
  reply: FastifyReply
  /** The number of the last event that the caller received; 0 for none. */
  lastEventId: number
}

type Handler<K extends EventKey> = (call: StreamCall<K>) => AsyncGenerator<StreamEvent<K>>

/**
 * Registers a route that answers with JSON, or, when the caller accepts `text/event-stream`, with events:
 * those of the handler, the last of them `done` with the answer or `problem` with the failure. A failure
 * before the first event is an ordinary HTTP failure in both cases. When the server stops, streams end so
 * that they can be resumed elsewhere.
 */
export function handleWithEvents<K extends EventKey>(
  app: FastifyInstance,
  key: K,
  handler: Handler<K>,
): void {
  const stopping = new AbortController()
  app.addHook('preClose', (done) => {
    stopping.abort()
    done()
  })
  registerRoute(app, key, async (request, reply) => {
    const call = readCall<K>(request, reply)
    const shared = { request, reply, lastEventId: readLastEventId(request) }
    if (!acceptsEvents(request)) {
      const answer = await lastAnswer(handler({ ...call, ...shared }))
      // Written without the schema, which takes three times as long: presenters made it field by field.
      const json = JSON.stringify(answer)
      return reply.status(successStatus(key)).type('application/json; charset=utf-8').send(json)
    }
    const signal = AbortSignal.any([call.signal, stopping.signal])
    const events = handler({ ...call, ...shared, signal })
    await writeEvents(events, { request, reply, lastEventId: shared.lastEventId })
    return reply
  })
}

async function lastAnswer<K extends EventKey>(events: AsyncGenerator<StreamEvent<K>>): Promise<Answer<K>> {
  for await (const event of events) if (isDone(event)) return event.data
  throw shuttingDown()
}

/** The contract gives `done` the data of the route's answer; every route with events has such a one. */
function isDone<K extends EventKey>(
  event: StreamEvent<K>,
): event is StreamEvent<K> & { event: 'done'; data: Answer<K> } {
  return event.event === 'done'
}

async function writeEvents<K extends EventKey>(
  events: AsyncGenerator<StreamEvent<K>>,
  { request, reply, lastEventId }: { request: FastifyRequest; reply: FastifyReply; lastEventId: number },
): Promise<void> {
  const stream = openStream(request, reply)
  let id = lastEventId
  try {
    for await (const event of events) {
      id = event.id ?? id + 1
      if (!(await stream.write(event, id))) break
    }
    // All events were sent before, so the client must not reconnect.
    if (!stream.isOpen()) await reply.status(204).send()
  } catch (error) {
    if (!stream.isOpen()) throw error
    const failure = toAppError(error)
    logFailure(failure, request)
    await stream.write({ event: 'problem', data: toProblem(failure, request.id) }, id + 1)
  } finally {
    stream.end()
  }
}

function acceptsEvents(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').toLowerCase().includes('text/event-stream')
}

function readLastEventId(request: FastifyRequest): number {
  const header = request.headers['last-event-id']
  const id = typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : 0
  return id
}

type Event = { event: string; data: unknown }

/** The response to one call as server-sent events. */
type EventStream = {
  /** The headers are sent, after which no other response is possible. */
  isOpen: () => boolean
  /** Writes an event, waiting for a slow reader; `false` without a reader. The first opens the stream. */
  write: (event: Event, id: number) => Promise<boolean>
  end: () => void
}

const heartbeatMs = 15_000
/** A reader that takes nothing for this long is dropped; it can resume where it was. */
const defaultSlowReaderMs = 10_000
/** The wait of a browser before it reconnects, in ms. */
const retryMs = 1000

/** One event object is serialised once for all its readers. */
const written = new WeakMap<object, string>()

/** Prepares a response with events; nothing is sent before the first one. */
export function openStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { slowReaderMs = defaultSlowReaderMs } = {},
): EventStream {
  const { raw } = reply
  let heartbeat: NodeJS.Timeout | null = null

  function open(): void {
    reply.hijack()
    // A hijacked reply skips the hooks that would send the headers set so far (security headers, request id).
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) raw.setHeader(name, value)
    }
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    raw.write(`retry: ${retryMs}\n`)
    heartbeat = setInterval(() => {
      if (!raw.destroyed && !raw.writableNeedDrain) raw.write(': waiting\n\n')
    }, heartbeatMs)
    raw.once('close', () => clearInterval(heartbeat ?? undefined))
    raw.once('error', (error) => request.log.debug({ err: error }, 'event stream broke'))
  }

  return {
    isOpen: () => heartbeat !== null,
    write: async (event, id) => {
      if (heartbeat === null) open()
      if (raw.destroyed) return false
      if (!raw.write(`id: ${id}\n${textOf(event)}`)) await untilRead(reply, slowReaderMs)
      return !raw.destroyed
    },
    end: () => {
      if (heartbeat === null) return
      clearInterval(heartbeat)
      raw.end()
    },
  }
}

function textOf(event: Event): string {
  const known = written.get(event)
  if (known !== undefined) return known
  const text = `event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`
  written.set(event, text)
  return text
}

/** Resolves when the reader has taken the written data, or is dropped because it does not. */
async function untilRead({ raw }: FastifyReply, timeoutMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const settle = (): void => resolve()
  const drop = setTimeout(() => raw.destroy(), timeoutMs)
  raw.once('drain', settle)
  raw.once('close', settle)
  if (raw.destroyed) settle()
  await promise
  clearTimeout(drop)
  raw.off('drain', settle)
  raw.off('close', settle)
}
