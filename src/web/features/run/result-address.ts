import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import type { Location } from 'react-router'
import type { DeliveredSummary } from './reducer.ts'
import type { Summarizer } from './use-summarizer.ts'

/**
 * The path of the page that made the result at this address and still shows it; `null` at every other address. A reload,
 * Back and Forward lead to the page of the address itself.
 */
export function useMadeOn(): string | null {
  const { state } = useLocation()
  const type = useNavigationType()
  return type === NavigationType.Push ? readMadeOn(state) : null
}

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

/**
 * Clears the result when the user returns to the page that made it, with Back or by a link. A running request stays, and
 * so does everything on the way to another anchor of the same page.
 */
export function useClearOnReturn({ state, clear }: Pick<Summarizer, 'state' | 'clear'>): void {
  const current = useLocation()
  const type = useNavigationType()
  const previous = useRef(current)
  const isRunning = state.work.status === 'running'
  useEffect(() => {
    const from = previous.current
    if (from === current) return
    previous.current = current
    if (isRunning || type === NavigationType.Replace || readMadeOn(current.state) !== null) return
    if (type === NavigationType.Pop && isSamePage(from, current)) return
    clear()
  }, [current, type, isRunning, clear])
}

function readMadeOn(state: unknown): string | null {
  const isResult = typeof state === 'object' && state !== null && 'madeOn' in state
  return isResult && typeof state.madeOn === 'string' ? state.madeOn : null
}

/** Whether only the anchor differs. */
function isSamePage(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash
}
