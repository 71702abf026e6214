import { useEffect, useState } from 'react'
import { queryClient } from '#web/api/query-client.ts'
import type { BrowserApi } from '../browser/api.ts'
import { readConnection } from '../server/connection.ts'
import type { Connection } from '../server/connection.ts'

/** The tab beside the panel: the one that its address names, else the one shown in its window. */
export function useTab(api: BrowserApi, search: string): number | null {
  const named = Number(new URLSearchParams(search).get('tab') ?? Number.NaN)
  const fixed = Number.isInteger(named) ? named : null
  const [active, setActive] = useState<number | null>(null)
  useEffect(() => {
    if (fixed !== null) return undefined
    const look = (): void => {
      api.tabs.query({ active: true, currentWindow: true }).then(
        ([tab]) => setActive(tab?.id ?? null),
        () => undefined,
      )
    }
    look()
    api.tabs.onActivated.addListener(look)
    return () => api.tabs.onActivated.removeListener(look)
  }, [api, fixed])
  return fixed ?? active
}

/** What the person has set, also a key that the account page just handed over; `null` until it is read. */
export function useConnection(api: BrowserApi): Connection | null {
  const [connection, setConnection] = useState<Connection | null>(null)
  useEffect(() => {
    let asking = ''
    const read = async (): Promise<void> => {
      const next = await readConnection(api)
      const { server, key } = next
      // What was read belongs to whoever was asking then.
      if (asking !== `${server} ${key}`) queryClient.clear()
      asking = `${server} ${key}`
      setConnection(next)
    }
    const look = (): void => void read()
    api.storage.onChanged.addListener(look)
    look()
    return () => api.storage.onChanged.removeListener(look)
  }, [api])
  return connection
}
