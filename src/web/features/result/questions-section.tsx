import { Suspense } from 'react'
import { result } from '#messages/result.ts'
import type { TypedQuestionStore } from '#web/features/questions/typed-question.ts'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const QuestionsPanel = lazyPart(() => import('#web/features/questions/questions-panel.tsx'), 'QuestionsPanel')

type Props = { summary: DeliveredSummary | null; typed: TypedQuestionStore }

/** Questions about a result; their space is reserved while it is written: nothing moves. */
export function QuestionsSection({ summary, typed }: Props) {
  return (
    <section aria-labelledby="ask-heading" className="min-h-44 max-lg:min-h-[75dvh] lg:mt-12 print:hidden">
      <h3 id="ask-heading" tabIndex={-1} className="font-serif text-2xl font-semibold outline-none">
        {summary?.videoId === null ? result.askTranscript : result.ask}
      </h3>
      {summary === null ? (
        <p className="mt-3 text-muted">{result.askLater}</p>
      ) : (
        <Suspense fallback={<AskSkeleton />}>
          <QuestionsPanel summary={summary} historyId={summary.historyId} typed={typed} />
        </Suspense>
      )}
    </section>
  )
}

/** The shape of the field and its suggestions. */
function AskSkeleton() {
  return (
    <div aria-hidden="true" className="mt-3 space-y-3">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-9 w-3/4" />
    </div>
  )
}
