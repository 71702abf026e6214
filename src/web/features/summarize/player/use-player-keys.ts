import { useEffect } from 'react'
import type { Player } from './use-player.ts'

const skipSeconds = 5

/** Elements that do something with these keys themselves. */
const takesKeys =
  'input, textarea, select, button, a, summary, audio, video, iframe, [contenteditable], [tabindex="0"], [role="dialog"] *'

/** Space plays and pauses, the arrows to the side go on and back; only once the player plays. */
export function usePlayerKeys({ toggle, skip }: Pick<Player, 'toggle' | 'skip'>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (event.target instanceof Element && event.target.closest(takesKeys) !== null) return
      const isTaken =
        (event.key === ' ' && toggle()) ||
        (event.key === 'ArrowLeft' && skip(-skipSeconds)) ||
        (event.key === 'ArrowRight' && skip(skipSeconds))
      if (isTaken) event.preventDefault()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [toggle, skip])
}
