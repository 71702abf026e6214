import { ApiError } from '#web/api/api-error.ts'
import type { Connection } from './reducer.ts'
import { waitForConnection } from './wait-for-connection.ts'

type Options = {
  signal: AbortSignal
  onConnection: (connection: Connection) => void
  /** Whether the server has answered after all. */
  hasBegun?: () => boolean
}

/**
 * Sends a request, again and again as long as the browser is offline: what failed then has not gone out. Browsers are
 * sometimes wrong about being offline, so it is tried all the same. Throws what `send` throws, or the reason of the signal.
 */
export async function sendWhenOnline<T>(
  send: () => Promise<T>,
  { signal, onConnection, hasBegun = () => false }: Options,
): Promise<T> {
  for (;;) {
    const wasOffline = !navigator.onLine
    try {
      return await send()
    } catch (error) {
      signal.throwIfAborted()
      if (!wasOffline || hasBegun() || !isUnreached(error)) throw error
    }
    onConnection('unsent')
    await waitForConnection(1, { signal, retryAfterSeconds: 0 })
    if (navigator.onLine) onConnection('open')
  }
}

function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && error.problem === null
}
