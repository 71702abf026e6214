import { ApiError } from '#web/api/api-error.ts'
import type { Connection } from './reducer.ts'

type WhenOnlineOptions = {
  signal: AbortSignal
  onConnection: (connection: Connection) => void
  /** The server has answered after all. */
  hasBegun?: () => boolean
}

/**
 * Sends a request, again and again as long as the browser is offline: what failed then has not gone out.
 * Browsers are sometimes wrong about being offline, so it is tried all the same. Throws what `send` throws,
 * or the reason of the signal.
 */
export async function sendWhenOnline<T>(
  send: () => Promise<T>,
  { signal, onConnection, hasBegun = () => false }: WhenOnlineOptions,
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

const firstDelayMs = 1000
const maxDelayMs = 15_000
/** Browsers are sometimes wrong about being offline, so the server is asked now and then all the same. */
const offlineDelayMs = 30_000

type WaitForConnectionOptions = {
  signal: AbortSignal
  /** As the server asked for; 0 when it said nothing. */
  retryAfterSeconds: number
  /** Spreads the clients that lost the same server; from 0 to 1. */
  random?: () => number
}

/**
 * Waits until another attempt makes sense: twice as long each time up to 15 seconds, and until the browser is
 * online. The moment it comes back online ends the wait. Throws the reason of the signal when that aborts.
 */
export async function waitForConnection(
  tries: number,
  { signal, retryAfterSeconds, random = Math.random }: WaitForConnectionOptions,
): Promise<void> {
  const backOffMs = Math.min(firstDelayMs * 2 ** (tries - 1), maxDelayMs) * (0.75 + random() / 2)
  const onlineMs = Math.max(backOffMs, Math.min(retryAfterSeconds * 1000, maxDelayMs))
  const { promise, resolve } = Promise.withResolvers<void>()
  const wake = (): void => resolve()
  const timer = setTimeout(wake, navigator.onLine ? onlineMs : offlineDelayMs)
  window.addEventListener('online', wake)
  signal.addEventListener('abort', wake)
  await promise
  clearTimeout(timer)
  window.removeEventListener('online', wake)
  signal.removeEventListener('abort', wake)
  signal.throwIfAborted()
}
