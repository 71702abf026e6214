import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

const acts = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Whether a part that no room is left for may come in at this place: below what can be seen, where it moves nothing, or once
 * the user has done something.
 */
export function useSpaceBelow(place: RefObject<HTMLElement | null>, isFree: boolean): boolean {
  const [hasRoom, setRoom] = useState(isFree)
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0
    const handleAct = (): void => setRoom(true)
    if (top >= innerHeight) handleAct()
    for (const act of acts) addEventListener(act, handleAct, { once: true, passive: true })
    return () => {
      for (const act of acts) removeEventListener(act, handleAct)
    }
  }, [place])
  return hasRoom
}
