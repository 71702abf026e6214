import { createParser } from 'eventsource-parser'
import type { ZodType } from 'zod'
import { contract } from '#contract/api.ts'
import { problemSchema } from '#contract/problem.ts'
import type { RouteSpec } from '#contract/route.ts'
import { parseJson } from '#core/parse-json.ts'
import { extensionHeader } from '#product/extension.ts'
import type { Reach } from '#web/api/api.ts'
import { limitBody } from '../schema/limit-body.ts'
import type { Connection } from './connection.ts'

/** In place of an answer that leads to another address, which a browser does not tell. */
export const movedStatus = 308

const maxAnswerBytes = 40_000_000
/** Until there is an answer, or the first event of one; captions of a day take a while to send. */
const timeoutMs = 30_000
const sendingTimeoutMs = 120_000

type Fetch = (address: string, request: RequestInit) => Promise<Response>

/**
 * The way to the server of the person: with their key, or as a visitor by the cookie of this browser. What
 * comes back is what the contract says, or a failure: the server is one that somebody typed.
 */
export function reachServer({ server, key }: { server: string; key: string | null }, fetch: Fetch): Reach {
  return async (path, request, { key: call }) => {
    const late = new AbortController()
    const giveUp = (): void => late.abort(new DOMException('The server does not answer', 'TimeoutError'))
    const timer = setTimeout(giveUp, request.body instanceof Blob ? sendingTimeoutMs : timeoutMs)
    try {
      const response = await fetch(new URL(path, server).href, {
        ...request,
        headers: {
          ...Object.fromEntries(new Headers(request.headers)),
          [extensionHeader]: '1',
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        },
        credentials: key === null ? 'include' : 'omit',
        // A key goes to the server that it is of and nowhere else.
        redirect: 'manual',
        signal: AbortSignal.any([late.signal, ...(request.signal ? [request.signal] : [])]),
      })
      if (response.type === 'opaqueredirect') return nonsense(movedStatus)
      const limited = new Response(limitBody(response.body, maxAnswerBytes), response)
      return await readAnswer(limited, contract[call])
    } finally {
      clearTimeout(timer)
    }
  }
}

type Ways = {
  alone: Reach
  /** A call is about what this browser alone has: its text is given. */
  isOfAlone: (call: string) => boolean
  connection: () => Promise<Connection>
  fetch: Fetch
}

/**
 * The way of each call: to the server that a person connected, or else to this browser alone, which also
 * answers what is asked about its own library.
 */
export function reachByConnection({ alone, isOfAlone, connection, fetch }: Ways): Reach {
  return async (path, request, call) => {
    const { server, key } = await connection()
    const text = typeof request.body === 'string' ? request.body : ''
    if (server === null || isOfAlone(`${path} ${text}`)) return await alone(path, request, call)
    return await reachServer({ server, key }, fetch)(path, request, call)
  }
}

async function readAnswer(response: Response, spec: RouteSpec): Promise<Response> {
  const { ok, status, body, headers } = response
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true
  if (ok && isStream && spec.events !== undefined && body !== null)
    return new Response(checkEvents(body, spec.events), response)
  if (status === 204) return response
  const schema = ok ? spec.response : problemSchema
  const answer = parseJson(await response.text())
  const isKnown = schema !== 'bytes' && schema.safeParse(answer).success
  return isKnown ? Response.json(answer, { status }) : nonsense(ok ? 502 : status)
}

/**
 * Passes on the events that the contract knows, and the signs of life between them; the first other one ends
 * the answer as broken.
 */
function checkEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>, schema: ZodType) {
  const check = (controller: TransformStreamDefaultController<string>) =>
    createParser({
      onComment: (comment) => controller.enqueue(`:${comment}\n\n`),
      onEvent: ({ event = 'message', data, id }) => {
        if (!schema.safeParse({ event, data: parseJson(data) }).success)
          throw new TypeError('The server sent something else than it should')
        const named = id === undefined ? '' : `id: ${id}\n`
        const lines = data.split('\n').map((line) => `data: ${line}\n`)
        controller.enqueue(`${named}event: ${event}\n${lines.join('')}\n`)
      },
    })
  let parser: ReturnType<typeof createParser>
  const checked = new TransformStream<string, string>({
    start: (controller) => void (parser = check(controller)),
    transform: (piece) => parser.feed(piece),
  })
  return body.pipeThrough(new TextDecoderStream()).pipeThrough(checked).pipeThrough(new TextEncoderStream())
}

/** In place of an answer that is none of the contract's. */
function nonsense(status: number): Response {
  return new Response('', { status, statusText: 'Unknown answer' })
}
