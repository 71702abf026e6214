import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, MouseEvent, PointerEvent } from 'react'

const openDelayMs = 120
const closeDelayMs = 180

/**
 * Opens on hover, on keyboard focus and on click or tap; what a click opened stays until it is closed. The delays let
 * a passing pointer pass, and let it travel from the trigger into what opened.
 */
export function useHoverOpen() {
  const [open, setOpen] = useState(false)
  const pinned = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function change(next: boolean, pin: boolean): void {
    clearTimeout(timer.current)
    pinned.current = next && pin
    setOpen(next)
  }

  function later(next: boolean, delayMs: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!pinned.current) setOpen(next)
    }, delayMs)
  }

  const hover = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(true, openDelayMs)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(false, closeDelayMs)
    },
  }

  return {
    open,
    onOpenChange: (next: boolean) => change(next, false),
    hover,
    trigger: {
      ...hover,
      onClick: (event: MouseEvent) => {
        // Else the popover would toggle as well, and close what the hover had opened.
        event.preventDefault()
        change(!(open && pinned.current), true)
      },
      onFocus: (event: FocusEvent) => {
        if (event.currentTarget.matches(':focus-visible')) change(true, false)
      },
      onBlur: () => change(false, false),
    },
  }
}
