import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { Location } from 'react-router'
import { withHighlights } from './highlights-address.ts'
import { readMadeOn } from './made-on.ts'
import type { Summarizer } from './use-summarizer.ts'

/**
 * Clears the result when the user returns to the page that made it, with Back or by a link. A running request stays, and
 * so does everything on the way to another anchor of the same page, and to the highlights of the result or back from them.
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
    if (isOtherFilter(from, current)) return
    if (type === NavigationType.Pop && isSamePage(from, current)) return
    clear()
  }, [current, type, isRunning, clear])
}

/** Whether only the anchor differs. */
function isSamePage(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash
}

/** Whether one of them shows the highlights of the result alone, and the other all of it. */
function isOtherFilter(from: Location, to: Location): boolean {
  const isSameResult =
    from.pathname === to.pathname && withHighlights(from.search, false) === withHighlights(to.search, false)
  return isSameResult && from.search !== to.search
}
