import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { whenIdle } from '#web/ui/use-page-phase.ts'

/** The state of an animation: it waits for its start, plays for the nth time, or has ended. */
type PlayState = Readonly<{ phase: 'waiting' | 'playing' | 'done'; take: number }>

type PlayOnce = PlayState & { replay: () => void; end: () => void }

const waiting: PlayState = { phase: 'waiting', take: 0 }
/** So much of it is to be in view before it starts. */
const shareInView = 0.4

/**
 * Starts an animation once, when the page is idle and the element is in view; never by itself for a reader
 * who wants little motion.
 */
export function usePlayOnce(element: RefObject<HTMLElement | null>): PlayOnce {
  const [state, setState] = useState(waiting)
  useEffect(() => {
    const { current } = element
    if (current === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setState((now) => (now.phase === 'waiting' ? { phase: 'playing', take: 1 } : now))
      },
      { threshold: shareInView },
    )
    const cancel = whenIdle(() => observer.observe(current))
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [element])
  return {
    ...state,
    replay: () => setState(({ take }) => ({ phase: 'playing', take: take + 1 })),
    end: () => setState(({ take }) => ({ phase: 'done', take })),
  }
}
