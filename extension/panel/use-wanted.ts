import { useEffect, useEffectEvent } from 'react'
import type { BrowserApi } from '../browser/api.ts'
import { takeWanted } from '../messages/wanted-video.ts'
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
    const look = (): void => {
      takeWanted(api, videoId).then(
        (isWanted) => (isWanted ? begin() : undefined),
        () => undefined,
      )
    }
    look()
    api.storage.onChanged.addListener(look)
    return () => api.storage.onChanged.removeListener(look)
  }, [api, videoId, isReady])
}
