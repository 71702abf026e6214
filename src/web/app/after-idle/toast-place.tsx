import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToasts } from '#web/ui/toast-store.ts'
import { ErrorBoundary } from '../error-boundary.tsx'

const Toaster = lazy(async () => ({ default: (await import('#web/ui/toaster.tsx')).Toaster }))

const firstActs = ['pointerdown', 'keydown'] as const

/** The place of the toasts. Nearly all answer to what a person does, so they are loaded when one does anything at all. */
export function ToastPlace() {
  const hasToast = useSyncExternalStore(subscribeToToasts, currentToast, () => null) !== null
  const [hasActed, setActed] = useState(false)
  useEffect(() => {
    const note = (): void => setActed(true)
    for (const act of firstActs) addEventListener(act, note, { once: true, passive: true })
    return () => {
      for (const act of firstActs) removeEventListener(act, note)
    }
  }, [])
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{(hasActed || hasToast) && <Toaster />}</Suspense>
    </ErrorBoundary>
  )
}
