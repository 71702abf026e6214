import type { Schema } from '@cfworker/json-schema'
import { parseJson } from '#core/parse-json.ts'
import { extensionHeader } from '#product/extension.ts'
import { readEvents } from '#web/api/api-events.ts'
import type { Reach } from '#web/api/api.ts'
import { fits } from '../schema/fits.ts'
import { limitBody } from '../schema/limit-body.ts'
import type { Connection } from './connection.ts'
import type { AnswerSchemas } from './panel-calls.ts'

/** In place of an answer that leads to another address, which a browser does not tell. */
export const movedStatus = 308

const maxAnswerBytes = 40_000_000
/** Until there is an answer, or the first event of one; captions of a day take a while to send. */
const timeoutMs = 30_000
const sendingTimeoutMs = 120_000

type World = {
  connection: () => Promise<Connection & { server: string }>
  fetch: Reach
  schemas: AnswerSchemas
}

/**
 * The way to the server of the person: with their key, or as a visitor by the cookie of this browser. What
 * comes back is what the contract says, or a failure: the server is one that somebody typed.
 */
export function reachServer({ connection, fetch, schemas }: World): Reach {
  return async (path, request) => {
    const call = findCall(schemas, request.method ?? 'GET', path)
    const { server, key } = await connection()
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
      if (!response.ok) return await readRefusal(limited, schemas.problem)
      return await readAnswer(limited, call)
    } finally {
      clearTimeout(timer)
    }
  }
}

type Ways = Omit<World, 'connection'> & {
  alone: Reach
  /** A call is about what this browser alone has: its text is given. */
  isOfAlone: (call: string) => boolean
  connection: () => Promise<Connection>
}

/**
 * The way of each call: to the server that a person connected, or else to this browser alone, which also
 * answers what is asked about its own library.
 */
export function reachByConnection({ alone, isOfAlone, connection, ...world }: Ways): Reach {
  return async (path, request) => {
    const { server, key } = await connection()
    const text = typeof request.body === 'string' ? request.body : ''
    if (server === null || isOfAlone(`${path} ${text}`)) return await alone(path, request)
    return await reachServer({ ...world, connection: () => Promise.resolve({ server, key }) })(path, request)
  }
}

type Call = AnswerSchemas['calls'][string]

async function readAnswer(response: Response, call: Call | undefined): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const { events = null, answer = null } = call ?? {}
  if (type.startsWith('text/event-stream') && events !== null && response.body !== null) {
    return new Response(checkEvents(response.body, events), response)
  }
  return await checkAnswer(response, answer)
}

function findCall(schemas: AnswerSchemas, method: string, path: string): Call | undefined {
  const [pathname = ''] = path.split('?')
  const key = Object.keys(schemas.calls).find((known) => {
    const [knownMethod, template = ''] = known.split(' ')
    const form = new RegExp(`^${template.replaceAll(/:\w+/g, '[^/]+')}$`)
    return knownMethod === method && form.test(pathname)
  })
  return key === undefined ? undefined : schemas.calls[key]
}

async function readRefusal(response: Response, schema: Schema): Promise<Response> {
  const problem = parseJson(await response.text())
  return fits(schema, problem)
    ? Response.json(problem, { status: response.status })
    : nonsense(response.status)
}

async function checkAnswer(response: Response, schema: Schema | null): Promise<Response> {
  if (response.status === 204) return response
  const answer = parseJson(await response.text())
  return schema !== null && fits(schema, answer) ? Response.json(answer) : nonsense(502)
}

/** Passes on the events that the contract knows; the first other one ends the answer as broken. */
function checkEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  schema: Schema,
): ReadableStream<Uint8Array> {
  const events = readEvents(body)
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await events.next()
      if (done) return controller.close()
      const { event, data, id } = value
      if (!fits(schema, { event, data: parseJson(data) })) {
        await events.return(undefined)
        return controller.error(new TypeError('The server sent something else than it should'))
      }
      const named = id === '' ? '' : `id: ${id}\n`
      const lines = data.split('\n').map((line) => `data: ${line}\n`)
      return controller.enqueue(encoder.encode(`${named}event: ${event}\n${lines.join('')}\n`))
    },
    cancel: async () => {
      await events.return(undefined)
    },
  })
}

/** In place of an answer that is none of the contract's. */
function nonsense(status: number): Response {
  return new Response('', { status, statusText: 'Unknown answer' })
}
