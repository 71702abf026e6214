import { vi } from 'vitest'
import type { SummaryEvent } from '#contract/summaries.ts'
import type { Problem } from '#contract/problem.ts'

/** One call as the page made it; `body` is parsed where it is JSON. */
export type FakeCall = { key: string; url: URL; body: unknown; signal: AbortSignal | null; headers: Headers }

export type Handler = (call: FakeCall) => Response | Promise<Response>

/** What stands in for the network: the calls it got, and those it had no answer for. */
export type FakeServer = { calls: FakeCall[]; unexpected: string[] }

/** Replaces `fetch`. A call without a handler fails like a broken connection and is kept in `unexpected`. */
export function stubServer(handlers: Record<string, Handler>): FakeServer {
  const server: FakeServer = { calls: [], unexpected: [] }
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost')
    const method = init.method ?? (input instanceof Request ? input.method : 'GET')
    const key = `${method} ${url.pathname}`
    const call = {
      key,
      url,
      body: readBody(init.body),
      signal: init.signal ?? null,
      headers: new Headers(init.headers),
    }
    // Asked for in the background all the time.
    if (key !== 'GET /api/usage-status') server.calls.push(call)
    const handler = handlers[key]
    if (handler === undefined) {
      server.unexpected.push(key)
      throw new TypeError(`No answer for ${key}`)
    }
    return await handler(call)
  })
  return server
}

/** A JSON answer. */
export function jsonReply(data: unknown, status = 200): Response {
  return new Response(JSON.stringify(data), { status, headers: { 'content-type': 'application/json' } })
}

/** A refusal with its problem document. */
export function problemReply(problem: Problem): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  })
}

/** An open stream of server-sent events, told event by event. */
export function eventStream(signal: AbortSignal | null = null) {
  const encoder = new TextEncoder()
  let source: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      source = controller
    },
  })
  signal?.addEventListener('abort', () => source?.error(signal.reason))
  return {
    reply: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    send(event: SummaryEvent, id = ''): void {
      const named = id === '' ? '' : `id: ${id}\n`
      source?.enqueue(
        encoder.encode(`${named}event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`),
      )
    },
    /** The server ends the stream. */
    end: () => source?.close(),
    /** The connection breaks. */
    cut: () => source?.error(new TypeError('network error')),
  }
}

/** A stream that has all its events at once. */
export function eventsReply(events: readonly SummaryEvent[]): Response {
  const stream = eventStream()
  for (const event of events) stream.send(event)
  stream.end()
  return stream.reply
}

function readBody(body: BodyInit | null | undefined): unknown {
  return typeof body === 'string' ? JSON.parse(body) : body
}
