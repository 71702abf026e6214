import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { isHeld } from '#web/features/run/claim.ts'
import { removeUnsent, useUnsent } from '#web/features/run/unsent.ts'
import { Button } from '#web/ui/button.tsx'

/** Says in the note that there is no connection, which is in the page before anything is loaded, what waits for it. */
export function UnsentNote() {
  const unsent = useUnsent()
  const note = document.getElementById('offline')
  const isWaiting = unsent.length > 0
  useEffect(() => {
    note?.toggleAttribute('data-unsent', isWaiting)
  }, [note, isWaiting])
  if (note === null || !isWaiting) return null
  // What the page itself shows is cancelled there.
  const left = unsent.filter(({ id }) => !isHeld(id))
  return createPortal(
    <>
      What you asked for will be sent when you are back.
      {left.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="ml-1"
          onClick={() => {
            for (const { id } of left) removeUnsent(id)
          }}
        >
          Cancel
        </Button>
      )}
    </>,
    note,
  )
}
