import { lazyPart } from '#web/lib/lazy-part.tsx'
import { Suspense, useEffect, useState } from 'react'
import { useToast } from '#web/ui/toast-store.ts'

const Toaster = lazyPart(() => import('#web/ui/toaster.tsx'), 'Toaster', { kind: 'dialog' })

const firstActs = ['pointerdown', 'keydown'] as const

/** Shows the toasts. Nearly all of them answer to an action, so they are loaded by the first one. */
export function ToastHost() {
  const hasToast = useToast() !== null
  const [hasActed, setActed] = useState(false)
  useEffect(() => {
    const note = (): void => setActed(true)
    for (const act of firstActs) addEventListener(act, note, { once: true, passive: true })
    return () => {
      for (const act of firstActs) removeEventListener(act, note)
    }
  }, [])
  return <Suspense fallback={null}>{(hasActed || hasToast) && <Toaster />}</Suspense>
}
