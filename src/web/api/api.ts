import type { Api } from '#contract/api.ts'
import type { RouteInput, RouteOutput } from '#contract/route.ts'
import { raiseNetworkFailure, readFailure } from './api-error.ts'

/** A call of the contract with what it is given, before it is a request. */
export type Call = { key: Key; params: Values; query: Values; body: unknown }

/** The transport of a call to a path of the server. */
export type Reach = (path: string, request: RequestInit, call: Call) => Promise<Response>

let reach: Reach = (path, request) => fetch(path, request)

/** Has calls travel another way: the panel of the extension is at no server. */
export function reachServerBy(other: Reach): void {
  reach = other
}

type Key = keyof Api
type Args<I, O> = {} extends I ? [input?: I, options?: O] : [input: I, options?: O]

/** With `keepalive` a call goes on when the page is left. */
type CallOptions = { signal?: AbortSignal; keepalive?: boolean; headers?: Readonly<Record<string, string>> }

/**
 * Calls the server and returns its answer, `undefined` where it has none (204). Throws `ApiError`, or the
 * reason of the signal that aborted the call. The cast holds because the server answers through the schema
 * that the type comes from.
 */
export async function api<K extends Key>(
  key: K,
  ...[input, options]: Args<RouteInput<Api[K]>, CallOptions>
): Promise<RouteOutput<Api[K]>> {
  const response = await send(key, input, { accept: 'application/json', ...options })
  const text = await response.text().catch(raiseNetworkFailure)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (text === '' ? undefined : JSON.parse(text)) as RouteOutput<Api[K]>
}

type SendOptions = {
  accept: string
  signal?: AbortSignal | undefined
  headers?: Readonly<Record<string, string>>
  keepalive?: boolean
}

/** Sends a call and returns its answer once the server has accepted it. Throws as `api` does. */
export async function send(
  key: Key,
  input: unknown,
  { accept, signal, headers, keepalive = false }: SendOptions,
): Promise<Response> {
  const [method = 'GET', template = ''] = key.split(' ')
  const call = { key, ...readInput(input) }
  const { params, query, body } = call
  const isRaw = typeof body === 'string' || body instanceof Blob
  const sound = body instanceof Blob && /^(?:audio|application\/offset)/.test(body.type) && body.type
  const contentType = sound || (isRaw ? 'application/octet-stream' : 'application/json')
  const request: RequestInit = {
    method,
    credentials: 'include',
    keepalive,
    headers: {
      accept,
      ...(body === undefined ? {} : { 'content-type': contentType }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }
  const response = await reach(fillAddress(template, params, query), request, call).catch(raiseNetworkFailure)
  if (response.ok) return response
  throw await readFailure(response)
}

type Values = Record<string, string | number | boolean | undefined>

function readInput(input: unknown): Omit<Call, 'key'> {
  return { params: {}, query: {}, body: undefined, ...(typeof input === 'object' ? input : {}) }
}

function fillAddress(template: string, params: Values, query: Values): string {
  const path = template.replaceAll(/:(\w+)/g, (_name, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}
