import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back, once a dialog has closed, to what had it when it opened; unless it has moved on by
 * itself, or `findSafe` returns another element.
 */
export function useReturnFocus(open: boolean, findSafe: () => HTMLElement | null = noPlace): void {
  const opener = useRef<Element | null>(null)
  const safe = useEffectEvent(findSafe)

  // Before the dialog takes the focus, which it does in an effect of its own.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  useEffect(() => {
    if (!open) return undefined
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      const target = safe() ?? opener.current
      if (isLost && target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [open])
}

const noPlace = () => null
