import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { Location } from 'react-router'
import { readMadeOn } from './made-on.ts'
import type { Summarizer } from './use-summarizer.ts'

/**
 * Clears the result when the user returns to the page that made it, with Back or by a link. A running request stays, and
 * so does everything on the way within the page, to another anchor or to a filter of the result.
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
    if (isSamePage(from, current, type)) return
    clear()
  }, [current, type, isRunning, clear])
}

/** Whether the step is one within a page: another search, such as a filter of the result, or back to another anchor. */
function isSamePage(from: Location, to: Location, type: NavigationType): boolean {
  if (from.pathname !== to.pathname) return false
  return from.search !== to.search || (type === NavigationType.Pop && from.hash !== to.hash)
}
