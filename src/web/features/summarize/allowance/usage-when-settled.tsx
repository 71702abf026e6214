import { Suspense, useEffect, useState } from 'react'
import { UsageLine } from './lazy-parts.ts'

/** What is left, asked for once the page has settled, so that it holds nothing up. */
export function UsageWhenSettled() {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 0)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense fallback={null}>{settled && <UsageLine />}</Suspense>
}
