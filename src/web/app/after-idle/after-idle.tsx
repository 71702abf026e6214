import { Toaster } from '#web/ui/toaster.tsx'
import { DialogPlace } from './dialog-place.tsx'
import { OfflineNote } from './offline-note.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** What every page has beside its content: toasts, dialogs, keys, and a word when the connection is gone. */
export function AfterIdle() {
  useShortcuts()
  return (
    <>
      <OfflineNote />
      <Toaster />
      <DialogPlace />
    </>
  )
}
