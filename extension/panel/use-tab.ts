import { useEffect, useState } from 'react'
import type { BrowserApi } from '../browser/api.ts'

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
