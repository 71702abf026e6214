import { useEffect } from 'react'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'

/**
 * Puts the address of a result into the address bar, and its title above the page, so that it can be bookmarked and
 * survives a reload. The page stays as it is: a player goes on, and Back leads to where the person was.
 */
export function useResultAddress(summary: Pick<DeliveredSummary, 'historyId' | 'videoTitle'> | null): void {
  const historyId = summary?.historyId ?? null
  const title = summary?.videoTitle ?? null
  useEffect(() => {
    if (historyId === null) return
    const address = `/v/${historyId}`
    if (location.pathname !== address) history.pushState(history.state, '', address)
  }, [historyId])
  useEffect(() => {
    if (title === null) return undefined
    const before = document.title
    document.title = `${title}: Précis`
    return () => {
      document.title = before
    }
  }, [title])
}
