import { Redis } from 'iovalkey'
import { createListeners } from '#server/ports/between-processes.ts'
import type { Notifications } from '#server/ports/between-processes.ts'

type Log = { warn: (details: object, message: string) => void }

const firstRetryMs = 100
const maxRetryMs = 5000
/** A sender's id, a space and the payload. */
const message = /^(?<sender>[0-9a-f-]{36}) (?<payload>[\w:-]{0,100})$/

/**
 * Notifications over the channels of Redis or Valkey, on two connections: one that listens can do nothing else. Without a
 * server nothing is sent and all processes find by looking what there is to do; listening begins again by itself.
 */
export function openRedisNotifications<Channel extends string>(
  url: string,
  channels: readonly Channel[],
  { log, self, jitter }: { log: Log; self: string; jitter: () => number },
): Notifications<Channel> {
  const { listen, dispatch, announceReady } = createListeners(channels)
  const options = {
    connectTimeout: 5000,
    commandTimeout: 5000,
    enableOfflineQueue: false,
    // With jitter, so that not all processes come back in the same moment.
    retryStrategy: (times: number) => Math.min(maxRetryMs, firstRetryMs * 2 ** times) * (0.5 + jitter() / 2),
  }
  const sender = new Redis(url, options)
  const listener = new Redis(url, { ...options, autoResubscribe: false })
  let isLost = false

  const lose = (): void => {
    if (!isLost) log.warn({}, 'the connection for notifications was lost; polling until it is back')
    isLost = true
  }
  for (const client of [sender, listener]) client.on('error', lose)
  const subscribe = async (): Promise<void> => {
    await listener.subscribe(...channels)
    isLost = false
    announceReady()
  }
  listener.on('ready', () => {
    subscribe().catch(() => {
      lose()
      listener.disconnect(true)
    })
  })
  listener.on('message', (channel, text) => {
    const { sender: from, payload } = message.exec(text)?.groups ?? {}
    // What this process sent was delivered here at once.
    if (payload !== undefined && from !== self) dispatch(channel, payload)
  })
  return {
    listen,
    notify: (channel, payload) => {
      dispatch(channel, payload)
      if (sender.status === 'ready') sender.publish(channel, `${self} ${payload}`).catch(lose)
    },
    close: async () => {
      for (const client of [sender, listener]) client.disconnect()
    },
  }
}
