import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMadeOn } from './made-on.ts'
import type { DeliveredSummary } from './reducer.ts'

/**
 * Navigates to the address of a result, so that it can be bookmarked and survives a reload. The page that made the result
 * stays mounted, so that a player goes on, and Back leads to that page.
 */
export function useResultAddress(summary: Pick<DeliveredSummary, 'historyId'> | null): void {
  const { pathname } = useLocation()
  const madeOn = useMadeOn() ?? pathname
  const navigate = useNavigate()
  const historyId = summary?.historyId ?? null
  const goTo = useEffectEvent((address: string) => {
    if (pathname !== address) void navigate(address, { state: { madeOn } })
  })
  useEffect(() => {
    if (historyId !== null) goTo(`/v/${historyId}`)
  }, [historyId])
}
