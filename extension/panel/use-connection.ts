import { useCallback, useEffect, useState } from 'react'
import { queryClient } from '#web/api/query-client.ts'
import type { OwnModel } from '../alone/own-models.ts'
import type { BrowserApi } from '../browser/api.ts'
import { readConnection, readOwnModel, storeConnection } from '../server/connection.ts'
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

/** The server and the key, also one that the account page just handed over; `null` until they are read. */
export function useConnection(api: BrowserApi) {
  const [connection, setConnection] = useState<Connection | null>(null)
  const read = useCallback(async (): Promise<void> => {
    const next = await readConnection(api)
    // What was read belongs to whoever was asking then.
    queryClient.clear()
    setConnection(next)
  }, [api])
  useEffect(() => {
    const handleChange = (changes: Record<string, unknown>, area: string): void => {
      if (area === 'local' && ('server' in changes || 'key' in changes)) void read()
    }
    api.storage.onChanged.addListener(handleChange)
    // What is stored is no state of React's, and is read once the panel is there.
    // oxlint-disable-next-line react/set-state-in-effect
    void read()
    return () => api.storage.onChanged.removeListener(handleChange)
  }, [api, read])
  const change = useCallback(
    async (next: Connection): Promise<void> => {
      await storeConnection(api, next)
      // Allowing a server changes nothing that is stored.
      await read()
    },
    [api, read],
  )
  return { connection, change }
}

/** The model that the person chose on a machine of their own; `null` without one. */
export function useOwnModel(api: BrowserApi): OwnModel | null {
  const [model, setModel] = useState<OwnModel | null>(null)
  useEffect(() => {
    const read = (): void => void readOwnModel(api).then(setModel)
    api.storage.onChanged.addListener(read)
    read()
    return () => api.storage.onChanged.removeListener(read)
  }, [api])
  return model
}
