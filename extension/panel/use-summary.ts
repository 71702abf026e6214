import { useEffect, useState } from 'react'
import { createSummaryWork } from './summary-work.ts'
import type { SummaryWork } from './summary-work.ts'

/** The summary of the video beside the panel; others continue until the panel closes. */
export function useSummary(videoKey: string): SummaryWork {
  const [works] = useState(() => new Map<string, SummaryWork>())
  useEffect(() => () => works.forEach(({ leave }) => leave()), [works])
  const work = works.get(videoKey) ?? createSummaryWork()
  works.set(videoKey, work)
  return work
}
