import { useEffect } from 'react'
import type { RecentPage } from '#contract/runs.ts'
import { markSeen } from '#web/features/run/ended-elsewhere.ts'

type Unseen = Pick<RecentPage, 'unseenCount' | 'ended'> | undefined

/** The number of summaries that finished while nobody looked; `null` below two, which are shown by name. */
export function readyCount(data: Unseen): number | null {
  return data !== undefined && data.unseenCount > 1 ? data.unseenCount : null
}

/** Says that all of several summaries are seen, once they are listed. */
export function useSeenWhenListed(data: Unseen, isListed: boolean): void {
  const newest = data?.ended.find((each) => each.outcome === 'done')?.historyId ?? null
  const listedNewest = isListed && readyCount(data) !== null ? newest : null
  useEffect(() => {
    if (listedNewest !== null) markSeen(listedNewest, { withOlder: true })
  }, [listedNewest])
}
