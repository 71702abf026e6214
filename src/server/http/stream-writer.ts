import type { FastifyReply, FastifyRequest } from 'fastify'

type Event = { event: string; data: unknown }

/** The response to one call as server-sent events. */
export type EventStream = {
  /** Whether the headers are sent, after which no other response is possible. */
  isOpen: () => boolean
  /** Writes an event and waits for a slow reader; `false` when the reader is gone. The first one opens the stream. */
  write: (event: Event, id: number) => Promise<boolean>
  end: () => void
}

const heartbeatMs = 15_000
/** A reader that takes nothing for this long is dropped; it can resume where it was. */
const defaultSlowReaderMs = 10_000
/** How long a browser waits before it reconnects, in ms. */
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
