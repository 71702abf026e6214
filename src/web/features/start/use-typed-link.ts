import { useEffect, useEffectEvent } from 'react'
import { takeTypedLink } from '#web/ui/typed-link.ts'

/** Calls `onTyped` with the link that stood in the field before the page had to be loaded again. */
export function useTypedLink(onTyped: (link: string) => void): void {
  const handleTyped = useEffectEvent(onTyped)
  useEffect(() => {
    const link = takeTypedLink()
    if (link !== '') handleTyped(link)
  }, [])
}
