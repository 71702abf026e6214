import { z } from 'zod'
import { parseJson } from '#server/lib/outside-body.ts'

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

/** Takes out of an answer what the model wrote for itself before it. */
type DraftFilter = {
  /** The part of what came so far that is answer and was not given yet. */
  push: (piece: string) => string
  /** What is left at the end; `isCut` where the text ended inside of a draft. */
  end: () => { rest: string; isCut: boolean }
}

const opening = /^\s*<(?:think|thinking|reasoning)>/i
const closing = /<\/(?:think|thinking|reasoning)>/i
/** The harmony format of gpt-oss: what follows its `final` channel is the answer. */
const channel = /^\s*<\|(?:channel|start|message)\|>/
const finalChannel = /<\|channel\|>\s*final\b[^<]{0,40}(?:<\|constrain\|>[^<]{0,40})?<\|message\|>/
const channelEnd = /<\|(?:end|return|call)\|>\s*$/
/** The beginning of a text that can still become one of the openings. */
const mayOpen = /^\s*(?:<[a-z|]{0,12}>?)?$/i
/** Where JSON begins on a line of its own, prose before it was an introduction and no draft. */
const answerLine = /(?:^|\n)[ \t]*(?:[{[]|```)/
/** Characters in which a mark can stand. */
const markLength = 140

/**
 * A filter for one answer. A draft in tags (`<think>`), in the channels of gpt-oss, or before a lone `</think>` is passed
 * over; an answer that begins as JSON goes through as it comes, prose is held back until it is clear what it is.
 */
export function createDraftFilter(): DraftFilter {
  const held: string[] = []
  let head = ''
  let tail = ''
  let isThrough = false
  let isAfterMark = false

  function release(text: string): string {
    isThrough = true
    return text
  }

  /** The blanks between a draft and the answer belong to neither. */
  function afterBlanks(text: string): string {
    const answer = text.trimStart()
    isAfterMark = answer === ''
    return answer
  }

  /** Marks are looked for in what can hold a new one, so that a long draft is not read again for each piece. */
  function afterMark(mark: RegExp): string | null {
    const found = mark.exec(tail)
    return found === null ? null : tail.slice(found.index + found[0].length)
  }

  return {
    push: (piece) => {
      if (isThrough) return isAfterMark ? afterBlanks(piece) : piece
      held.push(piece)
      head = head.length < markLength ? head + piece : head
      tail = tail.slice(-markLength) + piece
      const rest = afterMark(channel.test(head) ? finalChannel : closing)
      if (rest !== null) return afterBlanks(release(rest))
      if (channel.test(head) || opening.test(head) || mayOpen.test(head)) return ''
      return answerLine.test(tail) ? release(held.join('')) : ''
    },
    end: () => {
      if (isThrough) return { rest: '', isCut: false }
      const isCut = opening.test(head) || channel.test(head)
      return { rest: isCut ? '' : held.join(''), isCut }
    },
  }
}

/** An answer without the mark that ends a channel. */
export function withoutChannelEnd(text: string): string {
  return text.replace(channelEnd, '')
}
