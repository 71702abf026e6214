import { useEffect, useState } from 'react'

const longestWaitMs = 3000
/** For browsers that do not tell when they have nothing to do. */
const usualWaitMs = 500

/** Calls back in the next quiet moment of the page; gives the way to call that off. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(callback, { timeout: longestWaitMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback, usualWaitMs)
  return () => clearTimeout(timer)
}

/** Whether the page has had a quiet moment since it came to life; what nobody sees at first can be loaded then. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
