import { useEffect, useEffectEvent } from 'react'
import type { BrowserApi } from '../browser/api.ts'
import type { SummaryWork } from './summary-work.ts'
import type { Page } from './use-page.ts'

/** Begins where a press in a page wanted the summary of this video; what there is of it is only shown. */
export function useWanted(
  api: BrowserApi,
  { video, read }: Page,
  { work, start }: SummaryWork,
  isReady: boolean,
): void {
  const videoId = video?.videoId ?? null
  const begin = useEffectEvent(() => {
    const { status, outcome } = { outcome: null, ...work.get() }
    const isOpen = status === 'idle' || outcome?.result === 'unread' || outcome?.result === 'failure'
    if (isOpen) start({ kind: 'page', read })
  })
  useEffect(() => {
    if (!isReady || videoId === null) return undefined
    const { session } = api.storage
    const take = async (): Promise<void> => {
      const { wanted } = await session.get(['wanted'])
      if (wanted !== videoId) return
      await session.remove(['wanted'])
      begin()
    }
    const look = (): void => void take().catch(() => undefined)
    look()
    api.storage.onChanged.addListener(look)
    return () => api.storage.onChanged.removeListener(look)
  }, [api, videoId, isReady])
}
