import type { Api } from '#contract/api.ts'
import type { RouteEvent, RouteInput } from '#contract/route.ts'
import { raiseNetworkFailure, inPageLanguage } from './api-error.ts'
import { send } from './api.ts'
import { within } from './within.ts'

type Key = keyof Api
type EventKey = { [K in Key]: Api[K] extends { events: unknown } ? K : never }[Key]

/**
 * Calls the server and passes on each event of the answer until it ends. Throws as `api` does; what `onEvent`
 * throws ends the call and is thrown unchanged.
 */
export async function apiEvents<K extends EventKey>(
  key: K,
  input: RouteInput<Api[K]>,
  options: {
    signal?: AbortSignal
    /** The id of the last event that is known already. */
    lastEventId?: string
    onEvent: (event: RouteEvent<Api[K]>, id: string) => void
  },
): Promise<void> {
  const response = await send(key, input, {
    accept: 'text/event-stream',
    signal: options.signal,
    ...(options.lastEventId !== undefined && { headers: { 'last-event-id': options.lastEventId } }),
  })
  if (response.body === null) return
  for await (const { event, data, id } of readEvents(response.body)) {
    // The server writes only events that the contract names.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const sent = { event, data: JSON.parse(data) } as RouteEvent<Api[K]>
    options.onEvent(sent.event === 'problem' ? { ...sent, data: await inPageLanguage(sent.data) } : sent, id)
  }
}

/** The server sends a heartbeat every 15 seconds; three that are missing mean that the connection is gone. */
const defaultMaxSilenceMs = 45_000

/** One server-sent event: its name, its data lines joined, and its id; empty when it has none. */
export type ServerEvent = { event: string; data: string; id: string }

/**
 * Reads server-sent events off a response body, however its pieces are cut; an event that the end of the body
 * cuts off is dropped. Throws `ApiError` with status 0 when the connection breaks, or when nothing arrives
 * for `maxSilenceMs`.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxSilenceMs = defaultMaxSilenceMs,
): AsyncGenerator<ServerEvent> {
  let event = ''
  let id = ''
  let data: string[] = []
  for await (const line of readLines(body, maxSilenceMs)) {
    const { field, value } = readField(line)
    if (field === 'event') event = value
    if (field === 'id') id = value
    if (field === 'data') data.push(value)
    if (line !== '') continue
    if (data.length > 0) yield { event: event === '' ? 'message' : event, data: data.join('\n'), id }
    event = ''
    id = ''
    data = []
  }
}

async function* readLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxSilenceMs: number,
): AsyncGenerator<string> {
  // Not `for await`: Safari cannot iterate a stream.
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await within(maxSilenceMs, reader.read()).catch(raiseNetworkFailure)
      if (done) return
      rest += value
      // A return at the very end may be one half of CRLF, so it waits for what follows.
      const lines = rest.split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** A line without a colon is a field without a value; a comment begins with the colon. */
function readField(line: string): { field: string; value: string } {
  const colon = line.indexOf(':')
  if (colon === -1) return { field: line, value: '' }
  return { field: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') }
}
