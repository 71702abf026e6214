import { z } from 'zod'
import { parseJson } from '#server/lib/parse-json.ts'

const eventEnd = /\r?\n\r?\n/
const dataPrefix = /^data: ?/
const pingName = /^event: ?(?:ping|keep-?alive|heartbeat)\b/

const fields = z.record(z.string(), z.unknown())
const choice = z.looseObject({
  index: z.number().catch(0),
  delta: fields.nullish().catch(null),
  message: fields.nullish().catch(null),
})
/** A number in some servers. */
const label = z
  .union([z.string(), z.number().transform((value) => String(value))])
  .optional()
  .catch(undefined)
const chunk = z.looseObject({
  id: label,
  model: label,
  choices: z
    .array(choice.catch({ index: 0 }))
    .nullish()
    .catch(null),
})
/** Tokens as servers count them: some write text, fractions or numbers below 0, which are none. */
const count = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,12}(?:\.\d{1,9})?$/)
      .transform(Number),
  ])
  .refine((value) => Number.isFinite(value) && value >= 0)
  .transform((value) => Math.ceil(value))
const ping = z.object({ type: z.enum(['ping', 'keepalive', 'heartbeat']) })
const usage = z.looseObject({ prompt_tokens: count, completion_tokens: count })

/**
 * A `fetch` whose answers are chat completions as OpenAI streams them, whatever the server makes of that: a list of choices
 * that is `null`, `message` where `delta` belongs, numeric ids, unreadable counts of tokens, or the whole answer at once.
 */
export function normalizeChunks(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (!response.ok || response.body === null) return response
    const { status, statusText, headers } = response
    if (/^application\/json\b/i.test(headers.get('content-type') ?? '')) {
      const body = await response.text()
      const streamed = new Headers(headers)
      streamed.set('content-type', 'text/event-stream')
      streamed.delete('content-length')
      return new Response(asStream(body), { status, statusText, headers: streamed })
    }
    return new Response(response.body.pipeThrough(normalizeEvents()), { status, statusText, headers })
  }
}

/** An answer that came whole as the events that a stream of it would have; any other body as it is. */
function asStream(body: string): string {
  const parsed = chunk.safeParse(parseJson(body)).data
  if (parsed?.choices?.[0] === undefined) return body
  const [first] = parsed.choices
  const { message, delta: _, ...rest } = first
  const whole = { ...parsed, choices: [{ ...rest, delta: message ?? {} }] }
  return `data: ${JSON.stringify(normalized(whole))}\n\ndata: [DONE]\n\n`
}

/** Only events that are whole are touched: one that was cut stays as it came, and counts as a broken connection. */
function normalizeEvents(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let open = ''
  return new TransformStream({
    transform: (bytes, controller) => {
      const events = (open + decoder.decode(bytes, { stream: true })).split(eventEnd)
      open = events.pop() ?? ''
      for (const event of events) {
        if (!isPing(event)) controller.enqueue(encoder.encode(`${normalizeEvent(event)}\n\n`))
      }
    },
    flush: (controller) => {
      const last = open + decoder.decode()
      if (last !== '') controller.enqueue(encoder.encode(normalizeEvent(last)))
    },
  })
}

/** What some servers send so that the connection stays open. */
function isPing(event: string): boolean {
  return pingName.test(event) || ping.safeParse(parseJson(event.replace(dataPrefix, ''))).success
}

function normalizeEvent(event: string): string {
  if (!dataPrefix.test(event)) return event
  const parsed = chunk.safeParse(parseJson(event.replace(dataPrefix, ''))).data
  if (parsed === undefined || !('choices' in parsed)) return event
  return `data: ${JSON.stringify(normalized(parsed))}`
}

function normalized(parsed: z.output<typeof chunk>): unknown {
  const { usage: counted, id, model, ...rest } = parsed
  const tokens = usage.safeParse(counted).data
  return {
    ...rest,
    ...(id === undefined ? {} : { id }),
    ...(model === undefined ? {} : { model }),
    choices: (parsed.choices ?? []).map(({ message, delta, ...other }) => ({
      ...other,
      delta: delta ?? message ?? {},
    })),
    ...(tokens === undefined ? {} : { usage: tokens }),
  }
}
