import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Gives the focus to the heading inside when a summary has become whole and what had the focus went away with it, such
 * as the button that cancels. The page does not scroll.
 */
export function useKeepFocus(isWhole: boolean): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement | null>(null)
  const wasWhole = useRef(isWhole)
  useEffect(() => {
    const hasChanged = isWhole && !wasWhole.current
    wasWhole.current = isWhole
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (hasChanged && isLost) head.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [isWhole])
  return head
}
