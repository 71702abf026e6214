import { useCallback, useSyncExternalStore } from 'react'

/** Up to this width a result has one column. */
export const narrow = '(max-width: 63.99rem)'

/** A media query matches; `false` in the page as it was built. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
