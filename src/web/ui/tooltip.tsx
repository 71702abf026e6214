import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ComponentType, FocusEvent, PointerEvent, ReactNode } from 'react'
import type { TooltipBubbleProps } from './tooltip-bubble.tsx'

const openDelayMs = 700
/** Long enough for the pointer to travel from the control into the tooltip. */
const closeDelayMs = 120

const loadBubble = () => import('./tooltip-bubble.tsx')
const TooltipBubble = lazy<ComponentType<TooltipBubbleProps>>(async () => {
  // A control works without its tooltip, so one that cannot be loaded is left out.
  const loaded = await loadBubble().catch(() => null)
  return { default: loaded?.TooltipBubble ?? NoBubble }
})

function NoBubble(): null {
  return null
}

/**
 * Names a control that shows only an icon: 700 ms after the pointer came to rest on it, or as
 * soon as the keyboard gets there. What draws it is loaded on first use.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function change(open: boolean, delayMs = 0): void {
    clearTimeout(timer.current)
    const apply = () => setState((before) => (open ? 'open' : before === 'unused' ? before : 'closed'))
    if (delayMs === 0) apply()
    else timer.current = setTimeout(apply, delayMs)
  }

  return (
    <span
      className="relative inline-flex"
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        void loadBubble().catch(() => undefined)
        change(true, state === 'open' ? 0 : openDelayMs)
      }}
      onPointerLeave={() => change(false, closeDelayMs)}
      onPointerDown={() => change(false)}
      onFocus={(event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) change(true)
      }}
      onBlur={() => change(false)}
    >
      {children}
      <Suspense fallback={null}>
        {state !== 'unused' && (
          <TooltipBubble open={state === 'open'} onClose={() => change(false)}>
            {text}
          </TooltipBubble>
        )}
      </Suspense>
    </span>
  )
}
