import { Client, DatabaseError } from 'pg'
import type { ClientConfig } from 'pg'
import { z } from 'zod'
import { keepAlive } from '#server/db/pool.ts'
import type { Log } from '#server/lib/log.ts'
import { createListeners } from '#server/ports/between-processes.ts'
import type { Notifications } from '#server/ports/between-processes.ts'

type Notification = { channel: string; payload: string }

const backendRows = z.tuple([z.object({ pid: z.int() })])

const publish = `select pg_notify(channel, payload) from jsonb_to_recordset($1::jsonb) as unsent (channel text, payload text)`

/**
 * Opens a connection of its own: LISTEN belongs to a session, and a pool closes sessions. Notifications are
 * sent over it too, in commits of their own: commits with a NOTIFY wait for each other, so they must not wait
 * for the disk.
 */
export function openNotifications<Channel extends string>(
  connection: ClientConfig,
  channels: readonly Channel[],
  options: { log: Log; jitter: () => number },
): Notifications<Channel> {
  const { listen, dispatch, announceReady } = createListeners(channels)
  let unsent: Notification[] = []
  let isSending = false

  async function prepare(client: Client): Promise<void> {
    // Events this process published are delivered locally at once; the database echo is ignored.
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const [{ pid }] = backendRows.parse(rows)
    client.on('notification', ({ channel, payload = '', processId }) => {
      if (processId !== pid) dispatch(channel, payload)
    })
    await client.query('set synchronous_commit = off')
    for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    unsent = []
    announceReady()
  }

  async function sendAll(): Promise<void> {
    const client = connected.client()
    if (isSending || client === null) return
    isSending = true
    try {
      while (unsent.length > 0) await client.query(publish, [JSON.stringify(unsent.splice(0))])
    } catch (error) {
      // After a lost connection all listeners read what they missed.
      if (!(error instanceof DatabaseError)) connected.lose(client)
    } finally {
      isSending = false
    }
  }

  const connected = openReconnecting(
    { ...connection, application_name: 'precis notifications' },
    { ...options, prepare },
  )
  return {
    listen,
    notify: (channel, payload) => {
      dispatch(channel, payload)
      if (connected.client() === null) return
      unsent.push({ channel, payload })
      void sendAll()
    },
    close: connected.close,
  }
}

type ReconnectOptions = {
  log: Log
  /** Spreads the processes that lost the same server; from 0 to 1. */
  jitter: () => number
  /** Prepares a new connection; a failure counts as a lost connection. */
  prepare: (client: Client) => Promise<void>
}

/** A client that reconnects whenever its connection is lost. */
type ReconnectingClient = {
  /** The client while its connection is ready, else `null`. */
  client: () => Client | null
  /** Opens another connection in place of this client's. */
  lose: (client: Client) => void
  close: () => Promise<void>
}

/** A notification that takes longer comes after the look that each process takes by itself. */
const limits = { connectionTimeoutMillis: 5000, query_timeout: 5000 }
const firstRetryMs = 100
const maxRetryMs = 5000

/** Opens a reconnecting client without waiting; an unreachable database is retried for ever. */
function openReconnecting(
  connection: ClientConfig,
  { log, jitter, prepare }: ReconnectOptions,
): ReconnectingClient {
  let current: Client | null = null
  let isReady = false
  let isClosed = false
  let failures = 0
  let retry: NodeJS.Timeout | undefined

  async function open(): Promise<void> {
    const client = new Client({ ...limits, ...keepAlive, ...connection })
    current = client
    client.on('error', () => lose(client))
    client.on('end', () => lose(client))
    try {
      await client.connect()
      await prepare(client)
      isReady = true
      failures = 0
    } catch {
      lose(client)
    }
  }

  /** A failed query, an error and the end of the connection all lead here; only the first of them counts. */
  function lose(client: Client): void {
    if (current !== client) return
    current = null
    isReady = false
    client.end().catch(() => undefined)
    if (isClosed) return
    if (failures === 0) log.warn('the connection for notifications was lost; polling until it is back')
    const waitMs = Math.min(maxRetryMs, firstRetryMs * 2 ** failures) * (0.5 + jitter() / 2)
    failures += 1
    retry = setTimeout(() => void open(), waitMs)
  }

  void open()
  return {
    client: () => (isReady ? current : null),
    lose,
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await current?.end().catch(() => undefined)
    },
  }
}
