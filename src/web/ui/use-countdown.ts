import { useEffect, useState } from 'react'

const tickMs = 1000

/**
 * Whole seconds left of a wait that began when this was first shown; 0 when it is over. It goes by the clock,
 * because timers of a page in the background are slowed down.
 */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const endsAt = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setLeft(remaining)
      if (remaining === 0) clearInterval(timer)
    }, tickMs)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
