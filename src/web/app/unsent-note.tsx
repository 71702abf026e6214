import { useSyncExternalStore } from 'react'
import { isHeld } from '#web/features/run/claim.ts'
import { removeUnsent, useUnsent } from '#web/features/run/unsent.ts'
import type { Unsent } from '#web/features/run/unsent.ts'
import { Button } from '#web/ui/button.tsx'

/** Says what waits for the connection, as long as there is none; it takes the place of the note of the built page. */
export function UnsentNote() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  const unsent = useUnsent()
  // What the page itself shows is cancelled there.
  const left = unsent.filter(({ id }) => !isHeld(id))
  return (
    <output className="contents">
      {!isOnline && unsent.length > 0 && (
        <span
          id="unsent"
          className="fixed inset-x-4 bottom-18 z-50 mx-auto block max-w-xl rounded-control border border-l-4 border-line border-l-warn bg-surface px-4 py-3 text-sm shadow-lg sm:bottom-4 print:hidden"
        >
          <strong className="font-medium">You're offline.</strong> You can keep reading this page. What you
          asked for will be sent when you are back.
          {left.length > 0 && <CancelUnsent left={left} />}
        </span>
      )}
    </output>
  )
}

/** The way to cancel what was asked for on a page that was left. */
function CancelUnsent({ left }: { left: readonly Unsent[] }) {
  return (
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
  )
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
