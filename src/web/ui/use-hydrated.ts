import { useSyncExternalStore } from 'react'

/** Whether the page is alive. What depends on the address or the browser waits for it: the built page knows neither. */
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
