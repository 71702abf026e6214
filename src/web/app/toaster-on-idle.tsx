import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(async () => ({ default: (await import('#web/ui/toaster.tsx')).Toaster }))
const longestWaitMs = 3000

/** The toaster is not needed for the first paint; a toast raised before it is there appears when it comes. */
export function ToasterOnIdle() {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(() => setReady(true), { timeout: longestWaitMs })
      return () => cancelIdleCallback(handle)
    }
    const timer = setTimeout(() => setReady(true), 500)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense fallback={null}>{ready && <Toaster />}</Suspense>
}
