import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Summarizer } from './use-summarizer.ts'

/**
 * Takes the result away when the person comes back to the page that it was made on, by the button of the browser or by
 * a link. What is under way stays.
 */
export function useClearOnReturn({ state, clear }: Pick<Summarizer, 'state' | 'clear'>): void {
  const here = useLocation()
  const before = useRef(here)
  const isRunning = state.work.status === 'running'
  useEffect(() => {
    if (before.current === here) return
    before.current = here
    if (!isRunning) clear()
  }, [here, isRunning, clear])
}
