import { lazy, Suspense } from 'react'
import { useIdle } from '#web/ui/use-idle.ts'

const AfterIdle = lazy(async () => ({ default: (await import('./after-idle/after-idle.tsx')).AfterIdle }))

/** What is not needed for the first paint; a toast raised before it is there appears when it comes. */
export function AfterIdlePlace() {
  const isIdle = useIdle()
  return <Suspense fallback={null}>{isIdle && <AfterIdle />}</Suspense>
}
