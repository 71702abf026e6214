import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

const scrollDelayMs = 100

/**
 * Brings what has just arrived into view, after 100 ms so that it stands where it will stay, and moves the
 * focus to its heading (the first `tabindex="-1"` in it), so that keyboard and screen reader go on from
 * there; where its reader has gone to another control by then, they are left there. What begins in the upper
 * half of the window already is not moved, nor is what is not new, but the page that was asked for.
 */
export function useArrival<E extends HTMLElement>(isNew = true): RefObject<E | null> {
  const arrived = useRef<E | null>(null)
  useEffect(() => {
    if (!isNew) return undefined
    const before = document.activeElement
    const timer = setTimeout(() => {
      const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
      const part = arrived.current
      if (part === null || hasLeft(before) || part.contains(document.activeElement)) return
      const { top } = part.getBoundingClientRect()
      if (top < 0 || top > innerHeight / 2)
        part.scrollIntoView({ behavior: reduced ? 'auto' : 'smooth', block: 'start' })
      part.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    }, scrollDelayMs)
    return () => clearTimeout(timer)
    // Once: it arrives only at first.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return arrived
}

/** Tells whether the focus has gone elsewhere than where it was, or than to the page itself. */
function hasLeft(before: Element | null): boolean {
  const now = document.activeElement
  return now !== null && now !== before && now !== document.body
}
