import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import type { Log } from '#server/db/log.ts'

type Listener = {
  onNotification: (payload: string) => void
  /** Called whenever listening began, again after each lost connection: read what was missed. */
  onReady: () => void
}

/** The notifications of the database, over one connection that a process keeps for all channels. */
export type Notifications<Channel extends string> = {
  /** Hears a channel until the function that it gives is called. A notification is a hint: some are lost. */
  listen: (channel: Channel, listener: Listener) => () => void
  close: () => Promise<void>
}

const firstRetryMs = 100
const longestRetryMs = 5000

/**
 * Opens the connection and keeps it open: LISTEN belongs to a session, and a pool closes sessions. Gives at once; a
 * database that is away is tried again until it is there.
 */
export function openNotifications<Channel extends string>(
  connection: ClientConfig,
  channels: readonly Channel[],
  log: Log,
): Notifications<Channel> {
  const listeners = new Map<string, Set<Listener>>(channels.map((channel) => [channel, new Set()]))
  let client: Client | null = null
  let failures = 0
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  function open(): void {
    const opened = createClient(connection)
    client = opened
    opened.on('error', () => lose(opened))
    opened.on('end', () => lose(opened))
    opened.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener.onNotification(payload)
    })
    listenOnAll(opened).catch(() => lose(opened))
  }

  async function listenOnAll(opened: Client): Promise<void> {
    await opened.connect()
    for (const channel of channels) await opened.query(`listen ${opened.escapeIdentifier(channel)}`)
    failures = 0
    for (const listener of [...listeners.values()].flatMap((those) => [...those])) listener.onReady()
  }

  /** A failed query, an error and the end of the connection all lead here; only the first of them counts. */
  function lose(lost: Client): void {
    if (client !== lost) return
    client = null
    lost.end().catch(() => undefined)
    if (isClosed) return
    if (failures === 0) log.warn('the connection for notifications was lost; polling until it is back')
    // Apart from each other, so that not all processes come back in the same moment.
    const waitMs = Math.min(longestRetryMs, firstRetryMs * 2 ** failures) * (0.5 + Math.random() / 2)
    failures += 1
    retry = setTimeout(open, waitMs)
  }

  open()
  return {
    listen: (channel, listener) => {
      listeners.get(channel)?.add(listener)
      return () => void listeners.get(channel)?.delete(listener)
    },
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}

function createClient(connection: ClientConfig): Client {
  return new Client({
    ...connection,
    application_name: 'precis notifications',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
}
