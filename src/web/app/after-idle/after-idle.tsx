import { DialogPlace } from './dialog-place.tsx'
import { OfflineNote } from './offline-note.tsx'
import { ToastPlace } from './toast-place.tsx'
import { useBookmarklets } from './use-bookmarklets.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** What every page has beside its content: toasts, dialogs, keys, and a word when the connection is gone. */
export function AfterIdle() {
  useShortcuts()
  useBookmarklets()
  return (
    <>
      <OfflineNote />
      <ToastPlace />
      <DialogPlace />
    </>
  )
}
