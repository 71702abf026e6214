import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { EventSourceMessage } from 'eventsource-parser/stream'
import { z } from 'zod'
import { problemSchema } from '#contract/problem.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { Method } from '#contract/route.ts'
import { parseJson } from '#core/parse-json.ts'
import { BodyTooLarge, readBoundedBody } from '#server/lib/outside-body.ts'

/** The function that calls a server. */
export type Fetch = (url: URL, init: FetchInit) => Promise<Response>
export type FetchInit = {
  method: string
  headers: Headers
  body: Uint8Array<ArrayBuffer> | string | null
  redirect: 'error'
  signal: AbortSignal
}

/**
 * A server and how it is called. `fetch` is that of the platform, or a stand-in. `idempotencyKey` is sent
 * with the call that counts, of which there may then be one.
 */
export type Server = { origin: string; key: string | null; fetch: Fetch; idempotencyKey?: string }

/** One call. `json` and `bytes` are its body, as the contract names the route. */
export type ServerCall = {
  method: Method
  path: string
  json?: unknown
  bytes?: Uint8Array<ArrayBuffer>
  lastEventId?: string
  /** True where the call counts towards the allowance. */
  isCounted?: boolean
  signal: AbortSignal
}

/** The longest wait for an answer that comes at once, in ms; a model has four minutes for one. */
const answerMs = 300_000
/** The longest silence of an event stream, in ms; the server sends a heartbeat every 15 seconds. */
const silenceMs = 60_000
/** A summary of a day of speech has some megabytes. */
const maxAnswerBytes = 64 * 1024 * 1024

/** Calls the server and gives its answer, checked by `schema`. @throws PrecisFailure */
export async function callServer<S extends z.ZodType>(
  server: Server,
  call: ServerCall,
  schema: S,
): Promise<z.output<S>> {
  const limit = AbortSignal.timeout(answerMs)
  const response = await send(server, call, { accept: 'application/json', limit })
  const parsed = schema.safeParse(parseJson(await readText(response, server.origin)))
  if (!parsed.success) throw notUnderstood(server, parsed.error)
  return parsed.data
}

/**
 * Opens a file of any size, whose pieces come as they arrive.
 * @throws PrecisFailure also in the middle, where the connection breaks
 */
export async function* openFile(server: Server, call: ServerCall): AsyncGenerator<Uint8Array> {
  const { signal: limit, refresh } = limitSilence()
  const response = await send(server, call, { accept: '*/*', limit })
  if (response.body === null) throw notUnderstood(server)
  try {
    for await (const piece of response.body) {
      refresh()
      yield piece
    }
  } catch (cause) {
    call.signal.throwIfAborted()
    throw broken(server.origin, cause)
  }
}

/** Opens the events of an answer. @throws PrecisFailure */
export async function openEvents(
  server: Server,
  call: ServerCall,
): Promise<ReadableStream<EventSourceMessage>> {
  const { signal: limit, refresh } = limitSilence()
  const response = await send(server, call, { accept: 'text/event-stream', limit })
  if (response.body === null || !(response.headers.get('content-type') ?? '').includes('event-stream')) {
    throw notUnderstood(server)
  }
  const listening = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, controller) => {
      refresh()
      controller.enqueue(piece)
    },
  })
  return response.body
    .pipeThrough(listening)
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
}

/** A signal that aborts after a silence; it does not keep the process running. */
function limitSilence() {
  const silent = new AbortController()
  const timer = setTimeout(() => silent.abort(), silenceMs).unref()
  return { signal: silent.signal, refresh: () => void timer.refresh() }
}

async function send(
  { origin, key, fetch, idempotencyKey }: Server,
  { method, path, json, bytes, lastEventId, isCounted = false, signal }: ServerCall,
  { accept, limit }: { accept: string; limit: AbortSignal },
): Promise<Response> {
  const headers = new Headers({ accept })
  if (key !== null) headers.set('authorization', `Bearer ${key}`)
  if (isCounted && idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
  if (lastEventId !== undefined) headers.set('last-event-id', lastEventId)
  if (json !== undefined) headers.set('content-type', 'application/json')
  if (bytes !== undefined) headers.set('content-type', 'application/octet-stream')
  const body = bytes ?? (json === undefined ? null : JSON.stringify(json))
  try {
    const response = await fetch(new URL(path, `${origin}/`), {
      method,
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, limit]),
    })
    if (response.ok) return response
    throw await readFailure(response, origin)
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof PrecisFailure) throw cause
    throw new PrecisFailure('SERVER_UNREACHABLE', `${origin} doesn't answer. Is the address right?`, {
      cause,
    })
  }
}

async function readFailure(response: Response, origin: string): Promise<PrecisFailure> {
  const problem = problemSchema.safeParse(parseJson(await readText(response, origin)))
  if (problem.success) {
    const { code, detail, errors } = problem.data
    return new PrecisFailure(code, errors?.[0]?.reason ?? detail)
  }
  return new PrecisFailure(
    'SERVER_NOT_UNDERSTOOD',
    `${origin} answered ${response.status}, which isn't an answer of Précis. Is the address right?`,
  )
}

async function readText(response: Response, origin: string): Promise<string> {
  try {
    return new TextDecoder().decode(await readBoundedBody(response, maxAnswerBytes))
  } catch (cause) {
    throw cause instanceof BodyTooLarge ? notUnderstood({ origin }, cause) : broken(origin, cause)
  }
}

function broken(origin: string, cause: unknown): PrecisFailure {
  return new PrecisFailure('SERVER_UNREACHABLE', `The connection to ${origin} broke.`, { cause })
}

/** The server is another program, or another version of this one. */
export function notUnderstood({ origin }: Pick<Server, 'origin'>, cause?: unknown): PrecisFailure {
  const detail = `${origin} sent an answer that this version doesn't understand.`
  return new PrecisFailure('SERVER_NOT_UNDERSTOOD', detail, { cause })
}

/** The failure codes that only a program can meet, beside those of the contract. */
export type OwnFailureCode =
  | 'FILE_NOT_READABLE'
  | 'SERVER_UNREACHABLE'
  | 'SERVER_NOT_UNDERSTOOD'
  | 'ALLOWANCE_USED'
  | 'OUTPUT_REFUSED'

export type FailureCode = ProblemCode | OwnFailureCode

/** A failure for the person who asked a program: a code of the closed list and a sentence. */
export class PrecisFailure extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.name = 'PrecisFailure'
    this.code = code
  }
}
