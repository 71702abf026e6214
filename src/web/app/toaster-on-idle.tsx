import { lazy, Suspense } from 'react'
import { useIdle } from '#web/ui/use-idle.ts'

const Toaster = lazy(async () => ({ default: (await import('#web/ui/toaster.tsx')).Toaster }))

/** The toaster is not needed for the first paint; a toast raised before it is there appears when it comes. */
export function ToasterOnIdle() {
  const isIdle = useIdle()
  return <Suspense fallback={null}>{isIdle && <Toaster />}</Suspense>
}
