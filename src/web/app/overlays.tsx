import { useEffect, Suspense, useState } from 'react'
import { useSendUnsent } from '#web/features/run/use-send-unsent.ts'
import { startFetchingAhead, lazyPart } from '#web/ui/lazy-part.tsx'
import { hostPageDialogs } from '#web/session/page-dialog.ts'
import { useToast } from '#web/ui/toast-store.ts'
import { BackToTop } from './back-to-top.tsx'
import { DialogHost } from './dialog-host.tsx'
import { useShortcuts } from './shortcuts.ts'
import { UnsentNote } from './unsent-note.tsx'

/** The dialogs, toasts and keyboard shortcuts of every page, and what waits for a connection. */
export function Overlays() {
  useShortcuts()
  useSendUnsent()
  useEffect(startFetchingAhead, [])
  useEffect(hostPageDialogs, [])
  return (
    <>
      <BackToTop />
      <UnsentNote />
      <ToastHost />
      <DialogHost />
    </>
  )
}

const Toaster = lazyPart(() => import('#web/ui/toaster.tsx'), 'Toaster', {
  kind: 'dialog',
  isExtra: true,
})

const firstActs = ['pointerdown', 'keydown'] as const

/** Shows the toasts. Nearly all of them answer to an action, so they are loaded by the first one. */
export function ToastHost() {
  const hasToast = useToast() !== null
  const [hasActed, setActed] = useState(false)
  useEffect(() => {
    const handleAct = (): void => setActed(true)
    for (const act of firstActs) addEventListener(act, handleAct, { once: true, passive: true })
    return () => {
      for (const act of firstActs) removeEventListener(act, handleAct)
    }
  }, [])
  return <Suspense fallback={null}>{(hasActed || hasToast) && <Toaster />}</Suspense>
}
