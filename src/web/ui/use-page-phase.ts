import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const longestWaitMs = 3000
/** For browsers without `requestIdleCallback`. */
const defaultWaitMs = 500

/** Calls back when the page is next idle; returns a function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(callback, { timeout: longestWaitMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback, defaultWaitMs)
  return () => clearTimeout(timer)
}

/** The page has been idle since its hydration; parts that are not visible at first are loaded then. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), [])
  return isIdle
}

/** The page is hydrated. Parts that depend on address or browser wait: the build knows neither. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never(): () => void {
  return () => undefined
}
