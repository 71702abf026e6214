import { z } from 'zod'
import { parseQuickJson } from '#core/parse-json.ts'
import type { Clock } from '#server/lib/clock.ts'

/** An answer was larger than any answer can be. */
export class ResponseTooLarge extends Error {
  override name = 'ResponseTooLarge'
}

/** The service sent an error with HTTP status 200. `data` is its error object, as it came. */
export class ErrorInResponse extends Error {
  override name = 'ErrorInResponse'
  readonly data: unknown
  /** True where it is all that came. */
  readonly isWhole: boolean

  constructor(data: unknown, isWhole: boolean) {
    super('The service sent an error inside of a response')
    this.data = data
    this.isWhole = isWhole
  }
}

/** One call's way to the service, and how its response ended. */
type WatchedFetch = {
  fetch: typeof globalThis.fetch
  /** The event stream was closed by the protocol's own `[DONE]`. */
  endedWithDone: () => boolean
}

/** An object as OpenAI has it, a sentence (LM Studio), or the event itself (vLLM). */
const errorBody = z.union([
  z.object({ error: z.looseObject({}) }).transform(({ error }) => error),
  z.object({ error: z.string() }).transform(() => ({})),
  z.looseObject({ object: z.literal('error') }),
])
const beginsWithError = /^(?:data: ?)?\{\s*(?:"error"|"object"\s*:\s*"error")/
const eventEnd = /\r?\n\r?\n/
const doneEvent = 'data: [DONE]'

/**
 * The `fetch` of one call to a model. It ends a response with `ResponseTooLarge` past `maxBytes` and with
 * `ErrorInResponse` where the service reports an error behind a status of success: as an event, as a bare
 * JSON text after the last event (Gemini, also after `STOP`) or as the whole body (llama.cpp). An event that
 * is whole but not ended by a blank line is ended, because the parser of the AI SDK would drop it.
 */
export function watchResponse(fetch: typeof globalThis.fetch, maxBytes: number): WatchedFetch {
  let endedWithDone = false
  return {
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      if (response.body === null) return response
      const counted = response.body.pipeThrough(limitBytes(maxBytes))
      const watched = response.ok
        ? counted.pipeThrough(
            watchEvents((event) => {
              endedWithDone = event === doneEvent
            }),
          )
        : counted
      const { status, statusText, headers } = response
      return new Response(watched, { status, statusText, headers })
    },
    endedWithDone: () => endedWithDone,
  }
}

/** An event is a piece of an answer, or a whole one. */
export const maxEventCharacters = 2 * 1024 * 1024

type Bytes = Uint8Array<ArrayBuffer>

/** Ends what comes with `ResponseTooLarge` past so many bytes. */
export function limitBytes(maxBytes: number): TransformStream<Bytes, Bytes> {
  let bytes = 0
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(new ResponseTooLarge(`more than ${maxBytes} bytes`))
      else controller.enqueue(chunk)
    },
  })
}

function watchEvents(onEvent: (event: string) => void): TransformStream<Bytes, Bytes> {
  const decoder = new TextDecoder()
  let open = ''
  let events = 0

  /** Returns the failure when this event is an error. */
  function readEvent(event: string): ErrorInResponse | undefined {
    onEvent(event)
    events += 1
    const data = event.replace(/^event: ?\w+\r?\n/, '')
    const error = beginsWithError.test(data) ? parseError(data) : undefined
    return error === undefined ? undefined : new ErrorInResponse(error, events === 1)
  }

  return new TransformStream({
    transform: (chunk, controller) => {
      const complete = (open + decoder.decode(chunk, { stream: true })).split(eventEnd)
      open = complete.pop() ?? ''
      if (open.length > maxEventCharacters) throw new ResponseTooLarge('An event without end')
      const error = complete.map(readEvent).find((found) => found !== undefined)
      if (error === undefined) controller.enqueue(chunk)
      else controller.error(error)
    },
    flush: (controller) => {
      const last = open.trim()
      if (last === '') return
      const error = readEvent(last)
      if (error !== undefined) controller.error(error)
      else if (isWholeEvent(last)) controller.enqueue(new TextEncoder().encode('\n\n'))
    },
  })
}

function parseError(event: string): unknown {
  return errorBody.safeParse(parseQuickJson(dataOf(event))).data
}

/** An event that was cut in its middle is left as it is: it counts as a broken connection. */
function isWholeEvent(event: string): boolean {
  return event.startsWith('data:') && (event === doneEvent || parseQuickJson(dataOf(event)) !== undefined)
}

function dataOf(event: string): string {
  return event.replace(/^data: ?/, '')
}

/** Milliseconds that a model may take: to its first word, between words, and altogether. */
export type CallTimeouts = { firstTokenMs: number; betweenTokensMs: number; totalMs: number }

/** Ends a call that takes too long. */
export type TimeLimit = {
  /** Aborts when the time is up. */
  signal: AbortSignal
  /** Something came: the wait for the next piece begins. */
  restart: () => void
}

/** Begins to watch a call until `done` aborts. */
export function startTimeLimit(clock: Clock, timeouts: CallTimeouts, done: AbortSignal): TimeLimit {
  const { firstTokenMs, betweenTokensMs, totalMs } = timeouts
  const started = clock.now()
  const expiry = new AbortController()
  let lastPieceAt: number | null = null

  async function watch(): Promise<void> {
    while (!done.aborted) {
      const silent = lastPieceAt === null ? started + firstTokenMs : lastPieceAt + betweenTokensMs
      const left = Math.min(silent, started + totalMs) - clock.now()
      if (left <= 0) {
        expiry.abort()
        return
      }
      await clock.wait(left, done)
    }
  }

  void watch()
  return {
    signal: expiry.signal,
    restart: () => {
      lastPieceAt = clock.now()
    },
  }
}
