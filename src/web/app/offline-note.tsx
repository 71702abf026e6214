import { useSyncExternalStore } from 'react'
import { isHeld } from '#web/features/run/claim.ts'
import { removeUnsent, useUnsent } from '#web/features/run/unsent.ts'
import type { Unsent } from '#web/features/run/unsent.ts'
import { Button } from '#web/ui/button.tsx'

/** Says that there is no connection, as long as there is none, and what waits for it. */
export function OfflineNote() {
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
      {!isOnline && (
        <span className="fixed inset-x-4 bottom-18 z-50 mx-auto block max-w-xl rounded-control border border-l-4 border-line border-l-warn bg-surface px-4 py-3 text-sm shadow-lg sm:bottom-4">
          <strong className="font-medium">You're offline.</strong> You can keep reading this page.{' '}
          {unsent.length === 0
            ? "A summary in progress carries on without you and will be here when you're back."
            : 'What you asked for will be sent when you are back.'}
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
