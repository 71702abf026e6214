import { useSyncExternalStore } from 'react'

/** Says that there is no connection, as long as there is none. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output className="contents">
      {!isOnline && (
        <span className="fixed inset-x-4 bottom-18 z-50 mx-auto block max-w-xl rounded-control border border-l-4 border-line border-l-warn bg-surface px-4 py-3 text-sm shadow-lg sm:bottom-4">
          <strong className="font-medium">You're offline.</strong> You can keep reading this page. A summary
          in progress carries on without you and will be here when you're back.
        </span>
      )}
    </output>
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
