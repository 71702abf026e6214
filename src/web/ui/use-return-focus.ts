import { useEffect, useLayoutEffect, useRef } from 'react'

/** Gives the focus back, once a dialog has closed, to what had it when it opened; unless it has moved on by itself. */
export function useReturnFocus(open: boolean): void {
  const opener = useRef<Element | null>(null)

  // Before the dialog takes the focus, which it does in an effect of its own.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  useEffect(() => {
    if (!open) return undefined
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [open])
}
