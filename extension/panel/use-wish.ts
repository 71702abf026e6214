import { useEffect, useEffectEvent, useRef } from 'react'
import { useStore } from '#web/ui/store.ts'
import type { BrowserApi } from '../browser/api.ts'
import { takeWanted } from '../messages/wanted-video.ts'
import type { SummaryWork } from './summary-work.ts'
import type { Page } from './use-page.ts'

/** Begins when the button in the page was pressed; an existing summary or run is only shown. */
export function useWish({ wishes, read }: Page, { work, start }: SummaryWork, isReady: boolean): void {
  const heard = useRef(0)
  const { status, outcome } = { outcome: null, ...useStore(work, work.get()) }
  const isOpen = status === 'idle' || outcome?.result === 'unread' || outcome?.result === 'failed'
  const handleWish = useEffectEvent(() => {
    if (!isReady || wishes === heard.current) return
    heard.current = wishes
    if (isOpen) start({ kind: 'page', read })
  })
  useEffect(() => handleWish(), [wishes, isReady])
}

/** Begins where the summary of this video was wanted by the menu of a link. */
export function useWanted(
  api: BrowserApi,
  { video, read }: Page,
  { start }: SummaryWork,
  isReady: boolean,
): void {
  const videoId = video?.videoId ?? null
  const begin = useEffectEvent(() => start({ kind: 'page', read }))
  useEffect(() => {
    if (!isReady || videoId === null) return
    takeWanted(api, videoId).then(
      (isWanted) => (isWanted ? begin() : undefined),
      () => undefined,
    )
  }, [api, videoId, isReady])
}
