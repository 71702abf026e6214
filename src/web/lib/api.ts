import type { Api } from '#contract/api.ts'
import type { RouteEvent, RouteInput, RouteOutput } from '#contract/route.ts'
import { readFailure, toNetworkFailure } from './api-error.ts'
import { readEvents } from './read-events.ts'

type Key = keyof Api
type EventKey = { [K in Key]: Api[K] extends { events: unknown } ? K : never }[Key]
type Args<I, O> = {} extends I ? [input?: I, options?: O] : [input: I, options?: O]

/** Calls the server. The cast holds because the server answers through the schema that the type comes from. */
export async function api<K extends Key>(
  key: K,
  ...[input, options]: Args<RouteInput<Api[K]>, { signal?: AbortSignal }>
): Promise<RouteOutput<Api[K]>> {
  const response = await send(key, input, { accept: 'application/json', signal: options?.signal })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await response.json()) as RouteOutput<Api[K]>
}

/** Calls the server and hands on each event of the answer until it ends. */
export async function apiEvents<K extends EventKey>(
  key: K,
  input: RouteInput<Api[K]>,
  options: { signal?: AbortSignal; onEvent: (event: RouteEvent<Api[K]>) => void },
): Promise<void> {
  const response = await send(key, input, { accept: 'text/event-stream', signal: options.signal })
  if (response.body === null) return
  try {
    for await (const { event, data } of readEvents(response.body)) {
      // The same guarantee as above: the server writes only events that the contract names.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      options.onEvent({ event, data: JSON.parse(data) } as RouteEvent<Api[K]>)
    }
  } catch (error) {
    throw toNetworkFailure(error)
  }
}

async function send(
  key: Key,
  input: unknown,
  { accept, signal }: { accept: string; signal: AbortSignal | undefined },
): Promise<Response> {
  const [method = 'GET', template = ''] = key.split(' ')
  const { params, query, body } = readInput(input)
  const path = template.replaceAll(/:(\w+)/g, (_name, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  const isRaw = typeof body === 'string' || body instanceof Blob
  const contentType = isRaw ? 'application/octet-stream' : 'application/json'
  const request: RequestInit = {
    method,
    credentials: 'include',
    headers: body === undefined ? { accept } : { accept, 'content-type': contentType },
    ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }
  const response = await fetch(search === '' ? path : `${path}?${search}`, request).catch(
    (error: unknown) => {
      throw toNetworkFailure(error)
    },
  )
  if (!response.ok) throw await readFailure(response)
  return response
}

type Input = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown }

function readInput(input: unknown): Input {
  return { params: {}, query: {}, body: undefined, ...(typeof input === 'object' ? input : {}) }
}
