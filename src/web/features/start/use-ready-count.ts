import { useEffect } from 'react'
import type { RecentPage, Run } from '#contract/runs.ts'
import { markSeen } from '#web/features/run/ended-elsewhere.ts'

/**
 * The number of summaries that finished while nobody looked, where there are several: one line says so. Once
 * they are listed, all of them are said to be seen.
 */
export function useReadyCount(
  data: (RecentPage & { runs: readonly Run[] }) | undefined,
  isListed: boolean,
): number | null {
  const ready = data !== undefined && data.unseenCount > 1 ? data.unseenCount : null
  const newest = data?.ended.find((each) => each.outcome === 'done')?.historyId ?? null
  const listedNewest = isListed && ready !== null ? newest : null
  useEffect(() => {
    if (listedNewest !== null) markSeen(listedNewest, { withOlder: true })
  }, [listedNewest])
  return ready
}
