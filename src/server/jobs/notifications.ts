import type { Client, ClientConfig } from 'pg'
import type { Log } from '#server/db/log.ts'
import { keepConnection } from './kept-connection.ts'

type Listener = {
  onNotification: (payload: string) => void
  /** Called whenever listening began, again after each lost connection: read what was missed. */
  onReady: () => void
}

/** Words between processes, over one connection of each to the database. They are hints: some get lost. */
export type Notifications<Channel extends string> = {
  /** Hears a channel until the function that it gives is called. */
  listen: (channel: Channel, listener: Listener) => () => void
  /** Tells all processes, this one at once. Call it after the commit of what it is about; it never throws. */
  notify: (channel: Channel, payload: string) => void
  close: () => Promise<void>
}

type Told = { channel: string; payload: string }

const tell = `select pg_notify(channel, payload) from jsonb_to_recordset($1::jsonb) as told (channel text, payload text)`

/**
 * Opens the connection: LISTEN belongs to a session, and a pool closes sessions. What is told goes out over it too, in
 * commits of its own: those with a NOTIFY in them wait for each other, so they must not wait for the disk.
 */
export function openNotifications<Channel extends string>(
  connection: ClientConfig,
  channels: readonly Channel[],
  log: Log,
): Notifications<Channel> {
  const listeners = new Map<string, Set<Listener>>(channels.map((channel) => [channel, new Set()]))
  let untold: Told[] = []
  let isTelling = false

  function dispatch({ channel, payload }: Told): void {
    for (const listener of listeners.get(channel) ?? []) listener.onNotification(payload)
  }

  async function prepare(client: Client): Promise<void> {
    // What this process told it heard when it told it.
    const { rows } = await client.query<{ own: number }>('select pg_backend_pid() as own')
    client.on('notification', ({ channel, payload = '', processId }) => {
      if (processId !== rows[0]?.own) dispatch({ channel, payload })
    })
    await client.query('set synchronous_commit = off')
    for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    untold = []
    for (const listener of [...listeners.values()].flatMap((those) => [...those])) listener.onReady()
  }

  async function tellAll(): Promise<void> {
    const client = kept.client()
    if (isTelling || client === null) return
    isTelling = true
    try {
      while (untold.length > 0) await client.query(tell, [JSON.stringify(untold.splice(0))])
    } finally {
      isTelling = false
    }
  }

  const kept = keepConnection({ ...connection, application_name: 'precis notifications' }, { log, prepare })
  return {
    listen: (channel, listener) => {
      listeners.get(channel)?.add(listener)
      return () => void listeners.get(channel)?.delete(listener)
    },
    notify: (channel, payload) => {
      dispatch({ channel, payload })
      if (kept.client() === null) return
      untold.push({ channel, payload })
      // A lost connection is opened again, and all read what they missed.
      tellAll().catch(() => undefined)
    },
    close: kept.close,
  }
}
