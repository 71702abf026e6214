import { useEffect } from 'react'
import { fields, isPressedIn, onPageKey } from '#web/ui/page-keys.ts'
import type { Player } from './use-player.ts'

const skipSeconds = 5

/** Places that use the arrows themselves. */
const takesArrows = `${fields}, [tabindex="0"], [role="dialog"] *`
/** Places that use the space bar themselves. */
const takesSpace = `button, a, summary, ${takesArrows}`

/** Space plays and pauses, the arrows to the side go on and back; only once the player plays. */
export function usePlayerKeys({ toggle, skip }: Pick<Player, 'toggle' | 'skip'>): void {
  useEffect(
    () =>
      onPageKey((event) => {
        const { key, shiftKey } = event
        if (shiftKey || isPressedIn(event, key === ' ' ? takesSpace : takesArrows)) return
        const isTaken =
          (key === ' ' && toggle()) ||
          (key === 'ArrowLeft' && skip(-skipSeconds)) ||
          (key === 'ArrowRight' && skip(skipSeconds))
        if (isTaken) event.preventDefault()
      }),
    [toggle, skip],
  )
}
