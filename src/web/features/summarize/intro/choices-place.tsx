import { lazy, Suspense } from 'react'
import { useIdle } from '#web/ui/use-idle.ts'

const SummaryChoices = lazy(async () => ({ default: (await import('./summary-choices.tsx')).SummaryChoices }))

/** The place of the choices. It is kept while they are still to come, so that nothing moves when they do. */
export function ChoicesPlace() {
  const isIdle = useIdle()
  return (
    <div className="mt-2 flex min-h-9 flex-wrap justify-center gap-x-3 gap-y-2 print:hidden">
      <Suspense fallback={null}>{isIdle && <SummaryChoices />}</Suspense>
    </div>
  )
}
