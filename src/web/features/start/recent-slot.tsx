import { Suspense, useLayoutEffect } from 'react'
import { applyRecentHint } from '#web/features/run/recent-hint.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useIdle } from '#web/ui/use-page-phase.ts'

const RecentVideos = lazyPart(() => import('./recent-videos.tsx'), 'RecentVideos', { isExtra: true })

/** The list of the last videos. The room of the rows that it had last is free before it is loaded, so that it moves nothing. */
export function RecentSlot() {
  const isIdle = useIdle()
  useLayoutEffect(applyRecentHint, [])
  return (
    <div className="recent-1:min-h-34 recent-2:min-h-51 recent-3:min-h-68 print:hidden">
      <Suspense fallback={null}>{isIdle && <RecentVideos />}</Suspense>
    </div>
  )
}
