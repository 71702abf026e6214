import { lazyPart } from '#web/lib/lazy-part.tsx'
import { Suspense } from 'react'
import { useEngineKind } from '#web/features/run/engine-query.ts'
import { useIdle } from '#web/ui/use-idle.ts'

const SummaryChoices = lazyPart(async () => (await import('./summary-choices.tsx')).SummaryChoices)

/** The options, where a language model writes: they do nothing else. Their room is kept, so that nothing moves when they come. */
export function ChoicesPlace() {
  const isIdle = useIdle()
  const kind = useEngineKind()
  return (
    <div className="mt-2 flex min-h-9 flex-wrap justify-center gap-x-3 gap-y-2 print:hidden">
      <Suspense fallback={null}>{isIdle && kind === 'model' && <SummaryChoices />}</Suspense>
    </div>
  )
}
