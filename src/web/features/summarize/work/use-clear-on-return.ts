import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { Location } from 'react-router'
import type { Summarizer } from '#web/features/run/use-summarizer.ts'

/**
 * Takes the result away when the person comes back to the page that it was made on, by the button of the browser or by
 * a link. What is under way stays, and so does all of it on the way to another place of the same page.
 */
export function useClearOnReturn({ state, clear }: Pick<Summarizer, 'state' | 'clear'>): void {
  const here = useLocation()
  const type = useNavigationType()
  const before = useRef(here)
  const isRunning = state.work.status === 'running'
  useEffect(() => {
    const from = before.current
    if (from === here) return
    before.current = here
    if (isRunning || (type === NavigationType.Pop && isSamePage(from, here))) return
    clear()
  }, [here, type, isRunning, clear])
}

/** Whether only the place on the page differs. */
function isSamePage(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash
}
