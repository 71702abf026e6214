import { Suspense } from 'react'
import type { Result } from '#contract/history.ts'
import { result } from '#messages/result.ts'
import { currentOptions, requestForRewrite, requestForTranscript } from '#web/features/run/request.ts'
import type { Summarizer } from '#web/features/run/use-summarizer.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { Card } from '#web/ui/card.tsx'
import { lazyPart, late } from '#web/ui/lazy-part.tsx'
import { ResultSkeleton } from './result-states.tsx'
import { WorkingBars } from './stage-card.tsx'
import { SummaryView } from './summary-view.tsx'

const LockedView = lazyPart(() => import('./locked-view.tsx'), 'LockedView', late)

type Props = { saved: Result; summarizer: Summarizer; onShowPlans: () => void }

/** A summary that was made before: there, locked by now, or still being made in another tab. */
export function SavedResult({ saved, summarizer, onShowPlans }: Props) {
  if (saved.state === 'running') return <MadeElsewhere />
  const { answer } = saved
  if (answer.locked) {
    // The page says of the newer request already that it is locked.
    if (summarizer.state.locked !== null) return null
    return (
      <Suspense fallback={<ResultSkeleton />}>
        <LockedView
          locked={answer}
          onShowPlans={onShowPlans}
          onSignIn={() => showPageDialog({ name: 'sign-in', reason: 'continue' })}
          summarizer={summarizer}
        />
      </Suspense>
    )
  }
  return (
    <SummaryView
      summary={answer}
      running={null}
      live={summarizer.live}
      transcript={null}
      link=""
      isNew={false}
      fromPlaylist={false}
      isOnlyHeading
      onCancel={summarizer.cancel}
      onSummarize={(transcript) => summarizer.start(requestForTranscript(transcript, currentOptions()))}
      onRewrite={(source, options) => summarizer.start(requestForRewrite(source, options))}
    />
  )
}

/** Stands where a summary will be that another tab, or another device, has asked for. */
function MadeElsewhere() {
  return (
    <>
      <Card className="flex items-center gap-4 p-5">
        <WorkingBars className="size-7" />
        <output className="block">
          <span className="block font-medium">{result.generating}</span>
          <span className="block text-sm text-muted">{result.madeElsewhere}</span>
        </output>
      </Card>
      <ResultSkeleton />
    </>
  )
}
