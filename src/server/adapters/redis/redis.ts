import { createHmac } from 'node:crypto'
import { Redis, ReplyError } from 'iovalkey'
import { z } from 'zod'
import type { CallCounts, Notifications } from '#server/ports/between-processes.ts'
import { createListeners } from '#server/ports/between-processes.ts'

type Log = { warn: (details: object, message: string) => void }

type RedisOptions = {
  log: Log
  /** Hashes the keys, so that nobody who reads Redis learns who called. */
  keySecret: Uint8Array
  jitter: () => number
  /** The longest time for an answer, in ms. */
  timeoutMs?: number
}

const firstRetryMs = 100
const maxRetryMs = 5000
const connectTimeoutMs = 5000
/** The longest time for a given-up connection to end, in ms. */
const disconnectTimeoutMs = 200
const defaultTimeoutMs = 1000
const msInSecond = 1000

/** Counts, and lets the first call of a window decide when it ends; nothing comes between the two. */
const script = `
local hits = redis.call('incr', KEYS[1])
local left = redis.call('pttl', KEYS[1])
if left < 0 then
  redis.call('pexpire', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {hits, left}`
/** Takes a call back, unless its window is over. */
const uncountScript = `
if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then redis.call('decr', KEYS[1]) end
return 0`
const answerSchema = z.tuple([z.int(), z.int()])

/**
 * Counts calls in Redis or Valkey, by its clock. Without a connection a call is rejected at once; a
 * connection on which an answer is late is opened again, so that only the first calls wait for a server that
 * hangs.
 */
export function openRedisCallCounts(url: string, options: RedisOptions): CallCounts {
  const { log, keySecret, jitter, timeoutMs = defaultTimeoutMs } = options
  const client = new Redis(url, {
    connectTimeout: connectTimeoutMs,
    disconnectTimeout: disconnectTimeoutMs,
    commandTimeout: timeoutMs,
    enableOfflineQueue: false,
    // What was sent is not sent again: it may have been counted.
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(maxRetryMs, firstRetryMs * 2 ** times) * (0.5 + jitter() / 2),
  })
  let isLost = false
  let isEnding = false

  const lose = ({ message }: Error): void => {
    if (!isLost)
      log.warn({ reason: message }, 'Redis does not count calls; the database does until it is back')
    isLost = true
  }
  client.on('error', lose)
  client.on('close', () => {
    isEnding = false
  })

  async function ask(code: string, key: string, ...given: readonly number[]): Promise<unknown> {
    const name = `precis:calls:${createHmac('sha256', keySecret).update(key).digest('base64url')}`
    try {
      const answer: unknown = await client.eval(code, 1, name, ...given)
      isLost = false
      return answer
    } catch (error) {
      if (error instanceof Error) lose(error)
      if (!(error instanceof ReplyError) && client.status === 'ready' && !isEnding) {
        isEnding = true
        client.disconnect(true)
      }
      throw error
    }
  }

  return {
    count: async (key, windowSeconds) => {
      const answer = await ask(script, key, windowSeconds * msInSecond)
      const [hits, leftMs] = answerSchema.parse(answer)
      return { hits, resetSeconds: Math.max(1, Math.ceil(leftMs / msInSecond)) }
    },
    uncount: async (key) => {
      await ask(uncountScript, key)
    },
    close: () => client.disconnect(),
  }
}

/** A sender's id, a space and the payload. */
const message = /^(?<sender>[0-9a-f-]{36}) (?<payload>[\w:-]{0,100})$/

/**
 * Notifications over the channels of Redis or Valkey, on two connections: one that listens can do nothing
 * else. Without a server nothing is sent and all processes find by looking what there is to do; listening
 * begins again by itself.
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
