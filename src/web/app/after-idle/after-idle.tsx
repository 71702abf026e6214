import { Toaster } from '#web/ui/toaster.tsx'
import { DialogPlace } from './dialog-place.tsx'
import { OfflineNote } from './offline-note.tsx'
import { useBookmarklets } from './use-bookmarklets.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** What every page has beside its content: toasts, dialogs, keys, and a word when the connection is gone. */
export function AfterIdle() {
  useShortcuts()
  useBookmarklets()
  return (
    <>
      <OfflineNote />
      <Toaster />
      <DialogPlace />
    </>
  )
}
