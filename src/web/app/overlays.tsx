import { useEffect } from 'react'
import { startFetchingAhead } from '#web/lib/lazy-part.tsx'
import { BackToTop } from './back-to-top.tsx'
import { DialogHost } from './dialog-host.tsx'
import { OfflineNote } from './offline-note.tsx'
import { ToastHost } from './toast-host.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** What every page has over its content: dialogs, toasts, a note when there is no connection; and its keys. */
export function Overlays() {
  useShortcuts()
  useEffect(startFetchingAhead, [])
  return (
    <>
      <BackToTop />
      <OfflineNote />
      <ToastHost />
      <DialogHost />
    </>
  )
}
