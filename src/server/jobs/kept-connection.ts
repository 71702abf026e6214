import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import type { Log } from '#server/db/log.ts'

type Options = {
  log: Log
  /** Makes a new connection ready; when it fails, the connection counts as lost. */
  prepare: (client: Client) => Promise<void>
}

/** One connection that is opened again whenever it is lost. */
export type KeptConnection = {
  /** The connection while it is ready, else `null`. */
  client: () => Client | null
  close: () => Promise<void>
}

const firstRetryMs = 100
const longestRetryMs = 5000

/** Opens a connection and keeps it open. Gives at once; a database that is away is tried again until it is there. */
export function keepConnection(connection: ClientConfig, { log, prepare }: Options): KeptConnection {
  let current: Client | null = null
  let isReady = false
  let isClosed = false
  let failures = 0
  let retry: NodeJS.Timeout | undefined

  async function open(): Promise<void> {
    const client = new Client({ connectionTimeoutMillis: 5000, keepAlive: true, ...connection })
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
    // Apart from each other, so that not all processes come back in the same moment.
    const waitMs = Math.min(longestRetryMs, firstRetryMs * 2 ** failures) * (0.5 + Math.random() / 2)
    failures += 1
    retry = setTimeout(() => void open(), waitMs)
  }

  void open()
  return {
    client: () => (isReady ? current : null),
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await current?.end().catch(() => undefined)
    },
  }
}
