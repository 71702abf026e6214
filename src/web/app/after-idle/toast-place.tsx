import { lazy, Suspense, useEffect, useState } from 'react'
import { currentToast, subscribeToToasts } from '#web/ui/toast-store.ts'
import { ErrorBoundary } from '../error-boundary.tsx'

const Toaster = lazy(async () => ({ default: (await import('#web/ui/toaster.tsx')).Toaster }))

const firstActs = ['pointerdown', 'keydown'] as const

/** The place of the toasts. Nearly all answer to what a person does, so they are loaded when one does anything at all. */
export function ToastPlace() {
  const [isWanted, setWanted] = useState(() => currentToast() !== null)
  useEffect(() => {
    const load = (): void => setWanted(true)
    const forget = subscribeToToasts(load)
    for (const act of firstActs) addEventListener(act, load, { once: true, passive: true })
    return () => {
      forget()
      for (const act of firstActs) removeEventListener(act, load)
    }
  }, [])
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{isWanted && <Toaster />}</Suspense>
    </ErrorBoundary>
  )
}
