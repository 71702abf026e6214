import { expect, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { contract } from '#contract/api.ts'
import type { Api } from '#contract/api.ts'
import { problemSchema } from '#contract/problem.ts'
import type { Problem } from '#contract/problem.ts'
import { questionRoutes } from '#contract/questions.ts'
import type { RouteSpec } from '#contract/route.ts'
import { summaryEventSchema } from '#contract/summaries.ts'
import { refuseEarlierTests } from '../current-test.ts'
import { transcript } from './factories.ts'

type Call = { key: string; url: URL; body: unknown }

const routes = Object.entries<RouteSpec>(contract).map(([key, spec]) => ({
  key,
  spec,
  pattern: new RegExp(`^${key.replaceAll(/:\w+/g, '[^/ ]+')}$`),
}))

/**
 * The description of a call by its method and path, its parameters filled in; `null` when the contract has
 * none.
 */
function findRoute(key: string): RouteSpec | null {
  const literal = routes.find((route) => route.key === key)
  return (literal ?? routes.find(({ pattern }) => pattern.test(key)))?.spec ?? null
}

/** The parts of a request that its description does not allow; empty when it is right. */
function findWrongRequest({ key, url, body }: Call): string[] {
  const route = findRoute(key)
  const query = Object.fromEntries(url.searchParams)
  return [...wrongIn(`${key} body`, route?.body, body), ...wrongIn(`${key} query`, route?.query, query)]
}

/**
 * The parts of a JSON answer that its description does not allow; empty when it is right, or a stream, or
 * bytes.
 */
async function findWrongReply(key: string, reply: Response): Promise<string[]> {
  const route = findRoute(key)
  const type = reply.headers.get('content-type') ?? ''
  if (route === null || !/^application\/(?:problem\+)?json/.test(type)) return []
  const body: unknown = await reply.clone().json()
  if (!reply.ok) return wrongIn(`${key} problem`, problemSchema, body)
  return wrongIn(`${key} answer`, route.response, body)
}

function wrongIn(what: string, schema: RouteSpec['body'], value: unknown): string[] {
  if (schema === undefined || schema === 'bytes') return []
  const parsed = schema.safeParse(value)
  return parsed.success ? [] : [`${what}: ${z.prettifyError(parsed.error)}`]
}

/** One call as the page made it; `body` is parsed where it is JSON. */
export type FakeCall = { key: string; url: URL; body: unknown; signal: AbortSignal | null; headers: Headers }

export type Handler = (call: FakeCall) => Response | Promise<Response>

/** A key of the contract with its parameters filled in. */
type Filled<K extends string> = K extends `${infer Start}:${infer Rest}`
  ? Rest extends `${string}/${infer End}`
    ? `${Start}${string}/${Filled<End>}`
    : `${Start}${string}`
  : K

/** An answer for each call of the contract that a test expects. */
export type Handlers = { [K in Filled<keyof Api>]?: Handler }

/** The stand-in for the network: the calls it got, and those it had no answer for. */
export type FakeServer = { calls: FakeCall[]; unexpected: string[] }

/** The questions of a person who has asked none, of the plan with the fewest. */
export const noneAsked = { remaining: 5, resetTime: null }

/** The calls that the home page makes by itself, and how that is answered unless a test says otherwise. */
const inBackground: Record<string, Handler> = {
  'GET /api/usage-status': () =>
    jsonReply({
      remainingCount: 2,
      resetTime: null,
      canSummarize: true,
      showPaywall: false,
      questions: noneAsked,
    }),
  'GET /api/runs': () => jsonReply({ runs: [] }),
  'GET /api/recent': () => jsonReply({ items: [], nextCursor: null, total: 0, unseenCount: 0, ended: [] }),
  'GET /api/library': () => jsonReply({ videos: [], followed: [], highlights: [] }),
  'GET /api/recordings': () => jsonReply({ recordings: [], remainingMinutes: null, resetTime: null }),
  // The downloads of a result name the reader's destinations.
  'GET /api/destinations': () => jsonReply({ destinations: [], kinds: ['readwise', 'notion'], max: 10 }),
  'GET /api/engine': () => jsonReply({ kind: 'model' }),
  // Where YouTube blocks the server, the page looks for what the reader's browser sent.
  'GET /api/browser-transcripts/dQw4w9WgXcQ': () => jsonReply({ transcriptId: null }),
  // The evidence of a line stands between the sentences around it.
  [`GET /api/transcripts/${transcript().id}`]: () => jsonReply(transcript()),
  // The downloads of a result name its translations.
  [`GET /api/transcripts/${transcript().id}/translations`]: () =>
    jsonReply({ isPossible: 'yes', translations: [], perDay: 1, remaining: 1, resetTime: null }),
}

/** Every result asks for its highlights and for the questions about it, and says that it is shown. */
const ofResult = /^(?:GET \/api\/history\/[^/]+\/(?:highlights|questions)|POST \/api\/recent\/[^/]+\/seen)$/
const isOfResult = (key: string): boolean => ofResult.test(key)
const nothingYet: Handler = ({ url }) =>
  jsonReply({ highlights: [], questions: [], id: url.pathname.split('/')[3] })

/**
 * Replaces `fetch` by answers that the contract allows: an answer that does not parse fails the test, and so
 * does a request that does not, unless it is refused. A call
 * without a handler fails like a broken connection and is recorded in `unexpected`.
 */
export function stubServer(handlers: Handlers): FakeServer {
  const server: FakeServer = { calls: [], unexpected: [] }
  const wrong: string[] = []
  onTestFinished(() => expect(wrong, 'what the contract does not allow').toEqual([]))
  const known = new Map<string, Handler | undefined>(Object.entries(handlers))
  for (const key of known.keys()) if (findRoute(key) === null) wrong.push(`${key} is no call of the contract`)
  const answer: typeof fetch = async (input, init = {}) => {
    // As the browser does: what was left before it was sent is never sent.
    init.signal?.throwIfAborted()
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
    if (!(key in inBackground) && (known.has(key) || !isOfResult(key))) server.calls.push(call)
    const handler = known.get(key) ?? inBackground[key] ?? (isOfResult(key) ? nothingYet : undefined)
    if (handler === undefined) {
      server.unexpected.push(key)
      throw new TypeError(`No answer for ${key}`)
    }
    const reply = await handler(call)
    if (reply.ok) wrong.push(...findWrongRequest(call))
    wrong.push(...(await findWrongReply(key, reply)))
    return breakOnAbort(reply, init.signal ?? null)
  }
  vi.stubGlobal('fetch', refuseEarlierTests(answer))
  return server
}

/** The reply of a call that may be given up, whose body breaks then, as a connection does. */
function breakOnAbort(reply: Response, signal: AbortSignal | null): Response {
  if (signal === null || reply.body === null) return reply
  const body = reply.body.pipeThrough(new TransformStream(), { signal })
  return new Response(body, { status: reply.status, headers: reply.headers })
}

/** A JSON answer. */
export function jsonReply(data: unknown, status = 200): Response {
  return new Response(JSON.stringify(data), { status, headers: { 'content-type': 'application/json' } })
}

/** An answer without a body. */
export function emptyReply(): Response {
  return new Response(null, { status: 204 })
}

/** A refusal with its problem document. */
export function problemReply(problem: Problem): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  })
}

const sentSchema = z.union([summaryEventSchema, questionRoutes['POST /api/ask'].events])
/** An event of a summary or of an answer. */
type SentEvent = z.input<typeof sentSchema>

/** An open stream of server-sent events, written event by event. */
export function eventStream() {
  const encoder = new TextEncoder()
  let source: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      source = controller
    },
  })
  return {
    reply: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    send(event: SentEvent, id = ''): void {
      sentSchema.parse(event)
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
export function eventsReply(events: readonly SentEvent[]): Response {
  const stream = eventStream()
  for (const event of events) stream.send(event)
  stream.end()
  return stream.reply
}

function readBody(body: BodyInit | null | undefined): unknown {
  return typeof body === 'string' ? JSON.parse(body) : body
}
