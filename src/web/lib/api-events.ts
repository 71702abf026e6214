import type { Api } from '#contract/api.ts'
import type { RouteEvent, RouteInput } from '#contract/route.ts'
import { send } from './api.ts'
import { readEvents } from './read-events.ts'

type Key = keyof Api
type EventKey = { [K in Key]: Api[K] extends { events: unknown } ? K : never }[Key]

/**
 * Calls the server and passes on each event of the answer until it ends. Throws as `api` does; what `onEvent` throws
 * ends the call and is thrown unchanged.
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
    lastEventId: options.lastEventId,
  })
  if (response.body === null) return
  for await (const { event, data, id } of readEvents(response.body)) {
    // The server writes only events that the contract names.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    options.onEvent({ event, data: JSON.parse(data) } as RouteEvent<Api[K]>, id)
  }
}
