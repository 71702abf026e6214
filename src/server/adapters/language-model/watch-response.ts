import { z } from 'zod'
import { parseJson } from '#server/lib/parse-json.ts'

/** An answer was larger than any answer can be. */
export class ResponseTooLarge extends Error {
  override name = 'ResponseTooLarge'
}

/** The service sent an error with HTTP status 200. `data` is its error object, as it came. */
export class ErrorInResponse extends Error {
  override name = 'ErrorInResponse'
  readonly data: unknown

  constructor(data: unknown) {
    super('The service sent an error inside of a response')
    this.data = data
  }
}

/** One call's way to the service, and how its response ended. */
export type WatchedFetch = {
  fetch: typeof globalThis.fetch
  /** Whether the event stream was closed by the protocol's own `[DONE]`. */
  endedWithDone: () => boolean
}

const errorBody = z.object({
  error: z.unknown().refine((error) => typeof error === 'object' && error !== null),
})
const beginsWithError = /^(?:data: ?)?\{\s*"error"/
const eventEnd = /\r?\n\r?\n/
const doneEvent = 'data: [DONE]'

/**
 * The `fetch` of one call to a model. It ends a response with `ResponseTooLarge` past `maxBytes` and with
 * `ErrorInResponse` where the service reports an error behind a status of success: as an event, as a bare JSON text after
 * the last event (Gemini, also after `STOP`) or as the whole body (llama.cpp). An event that is whole but not ended by a
 * blank line is ended, because the parser of the AI SDK would drop it.
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

type Bytes = Uint8Array<ArrayBuffer>

function limitBytes(maxBytes: number): TransformStream<Bytes, Bytes> {
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

  /** Returns the error object when this event is an error. */
  function readEvent(event: string): unknown {
    onEvent(event)
    const data = event.replace(/^event: ?\w+\r?\n/, '')
    return beginsWithError.test(data) ? parseError(data) : undefined
  }

  return new TransformStream({
    transform: (chunk, controller) => {
      const events = (open + decoder.decode(chunk, { stream: true })).split(eventEnd)
      open = events.pop() ?? ''
      const error = events.map(readEvent).find((found) => found !== undefined)
      if (error === undefined) controller.enqueue(chunk)
      else controller.error(new ErrorInResponse(error))
    },
    flush: (controller) => {
      const last = open.trim()
      if (last === '') return
      const error = readEvent(last)
      if (error !== undefined) controller.error(new ErrorInResponse(error))
      else if (isWholeEvent(last)) controller.enqueue(new TextEncoder().encode('\n\n'))
    },
  })
}

function parseError(event: string): unknown {
  const body = errorBody.safeParse(parseJson(dataOf(event)))
  return body.success ? body.data.error : undefined
}

/** An event that was cut in its middle is left as it is: it counts as a broken connection. */
function isWholeEvent(event: string): boolean {
  return event.startsWith('data:') && (event === doneEvent || parseJson(dataOf(event)) !== undefined)
}

function dataOf(event: string): string {
  return event.replace(/^data: ?/, '')
}
