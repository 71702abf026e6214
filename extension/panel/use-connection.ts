import { useEffect, useState } from 'react'
import { queryClient } from '#web/api/query-client.ts'
import type { BrowserApi } from '../browser/api.ts'
import { mayReach, readConnection } from '../server/connection.ts'
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

/**
 * The settings of the person, also a key that the account page just handed over, and whether the browser
 * allows calls to their server; `null` until they are read.
 */
export function useConnection(api: BrowserApi) {
  const [found, setFound] = useState<{ connection: Connection; isAllowed: boolean } | null>(null)
  useEffect(() => {
    let asking = ''
    const read = async (): Promise<void> => {
      const connection = await readConnection(api)
      const { server, key } = connection
      const isAllowed = server === null || (await mayReach(api, server).catch(() => false))
      // What was read belongs to whoever was asking then.
      if (asking !== `${server} ${key}`) queryClient.clear()
      asking = `${server} ${key}`
      setFound({ connection, isAllowed })
    }
    const look = (): void => void read()
    const events = [api.storage.onChanged, api.permissions.onAdded, api.permissions.onRemoved]
    events.forEach((event) => event.addListener(look))
    look()
    return () => events.forEach((event) => event.removeListener(look))
  }, [api])
  return found
}
