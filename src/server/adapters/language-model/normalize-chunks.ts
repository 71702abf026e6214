import { z } from 'zod'
import { parseQuickJson } from '#core/parse-json.ts'
import { readChoice } from './read-choice.ts'
import { createEventReader } from './read-events.ts'
import type { StreamEvent } from './read-events.ts'
import { errorIn } from './response-error.ts'
import { limitBytes } from './watch-response.ts'

type Bytes = Uint8Array<ArrayBuffer>
type JsonObject = Readonly<Record<string, unknown>>

const endMark = /^\[done\]$/i

const sentence = z.object({ error: z.strictObject({ message: z.string() }) })

type NormalizeOptions = {
  maxBytes: number
  /** Called where all that a response says is a sentence. */
  onSentence: () => void
}

/**
 * A `fetch` whose answers are chat completions as OpenAI streams them, where a server has no list of choices,
 * `message` in the place of `delta`, unreadable counts of tokens, or the whole answer at once. An error
 * behind a status of success comes as the one event `{"error": …}`. Ends past `maxBytes`.
 */
export function normalizeChunks(
  fetch: typeof globalThis.fetch,
  { maxBytes, onSentence }: NormalizeOptions,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (!response.ok || response.body === null) return response
    const { status, statusText } = response
    const headers = new Headers(response.headers)
    headers.set('content-type', 'text/event-stream')
    // The body is decoded by now and of another length.
    for (const name of ['content-length', 'content-encoding']) headers.delete(name)
    const body = response.body.pipeThrough(limitBytes(maxBytes)).pipeThrough(normalizeEvents(onSentence))
    return new Response(body, { status, statusText, headers })
  }
}

/** A stream of whole events. An event that was cut is left out, and counts as a broken connection. */
function normalizeEvents(onSentence: () => void): TransformStream<Bytes, Bytes> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const events = createEventReader()

  function normalize(event: StreamEvent): string[] {
    const data = normalizeEvent(event)
    const [first = ''] = data
    if (first.startsWith('{"error"') && sentence.safeParse(parseQuickJson(first)).success) onSentence()
    return data
  }

  function write(controller: TransformStreamDefaultController<Bytes>, data: readonly string[]): void {
    for (const each of data) controller.enqueue(encoder.encode(`data: ${each}\n\n`))
  }

  return new TransformStream({
    transform: (bytes, controller) => {
      for (const event of events.push(decoder.decode(bytes, { stream: true }))) {
        write(controller, normalize(event))
      }
    },
    flush: (controller) => {
      const last = [...events.push(decoder.decode()), ...events.end()]
      for (const event of last) {
        if (isReadable(event)) write(controller, normalize(event))
      }
    },
  })
}

function isReadable({ data, isError }: StreamEvent): boolean {
  return isError || endMark.test(data.trim()) || parseQuickJson(data) !== undefined
}

/** The data of the events that stand for one; none for what only keeps the connection open. */
function normalizeEvent({ data, isError }: StreamEvent): string[] {
  const text = data.trim()
  if (endMark.test(text)) return ['[DONE]']
  const parsed = parseQuickJson(text)
  if (isError) return [errorEvent(isObject(parsed) ? (errorIn(parsed) ?? parsed) : {})]
  // A piece of JSON that is broken breaks the answer; other words are no part of it.
  if (parsed === undefined) return /^[{[]/.test(text) ? [text] : []
  if (!isObject(parsed)) return []
  const error = errorIn(parsed)
  return [error === null ? JSON.stringify(readChoice(parsed)) : errorEvent(error)]
}

function errorEvent(error: JsonObject): string {
  return JSON.stringify({ error })
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
