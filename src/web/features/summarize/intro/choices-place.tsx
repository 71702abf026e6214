import { lazy, Suspense } from 'react'

const SummaryChoices = lazy(async () => ({ default: (await import('./summary-choices.tsx')).SummaryChoices }))

/** The place of the choices. It is kept while they are still to come, so that nothing moves when they do. */
export function ChoicesPlace({ isWanted }: { isWanted: boolean }) {
  return (
    <div className="mt-2 flex min-h-9 flex-wrap justify-center gap-x-3 gap-y-2">
      <Suspense fallback={null}>{isWanted && <SummaryChoices />}</Suspense>
    </div>
  )
}
