import { useEffect } from 'react'
import type { Player } from './use-player.ts'

const skipSeconds = 5

/** Places that use the arrows themselves. */
const takesArrows = 'input, textarea, select, [contenteditable], [tabindex="0"], [role="dialog"] *'
/** Places that use the space bar themselves. */
const takesSpace = `button, a, summary, ${takesArrows}`

/** Space plays and pauses, the arrows to the side go on and back; only once the player plays. */
export function usePlayerKeys({ toggle, skip }: Pick<Player, 'toggle' | 'skip'>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const isIn = (places: string) =>
        event.target instanceof Element && event.target.closest(places) !== null
      const isTaken =
        (event.key === ' ' && !isIn(takesSpace) && toggle()) ||
        (event.key === 'ArrowLeft' && !isIn(takesArrows) && skip(-skipSeconds)) ||
        (event.key === 'ArrowRight' && !isIn(takesArrows) && skip(skipSeconds))
      if (isTaken) event.preventDefault()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [toggle, skip])
}
