import { useEffect, useState } from 'react'

const longestWaitMs = 3000
/** For browsers that do not tell when they have nothing to do. */
const usualWaitMs = 500

/** Whether the page has had a quiet moment since it came to life; what nobody sees at first can be loaded then. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(() => setIdle(true), { timeout: longestWaitMs })
      return () => cancelIdleCallback(handle)
    }
    const timer = setTimeout(() => setIdle(true), usualWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}
