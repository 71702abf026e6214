import { Suspense } from 'react'
import { showPageDialog } from '#web/lib/page-dialog.ts'
import type { Result } from '#contract/history.ts'
import { LockedView } from '../allowance/lazy-parts.ts'
import { SummaryView } from '../work/lazy-views.ts'
import { ResultSkeleton } from '../work/result-skeleton.tsx'
import { currentOptions } from '#web/features/run/options.ts'
import { requestForRewrite, requestForTranscript } from '#web/features/run/request.ts'
import type { Summarizer } from '#web/features/run/use-summarizer.ts'
import { MadeElsewhere } from './made-elsewhere.tsx'

type Props = { saved: Result; summarizer: Summarizer; onShowPlans: () => void }

/** A summary that was made before: there, locked by now, or still being made in another tab. */
export function SavedResult({ saved, summarizer, onShowPlans }: Props) {
  if (saved.state === 'running') return <MadeElsewhere />
  const { answer } = saved
  return (
    <>
      <Suspense fallback={<ResultSkeleton />}>
        {answer.locked ? (
          <LockedView
            onSignIn={() => showPageDialog({ name: 'sign-in', reason: 'continue' })}
            locked={answer}
            onShowPlans={onShowPlans}
          />
        ) : (
          <SummaryView
            summary={answer}
            running={null}
            live={summarizer.live}
            transcript={null}
            link=""
            isNew={false}
            fromPlaylist={false}
            onCancel={summarizer.cancel}
            onSummarize={(transcript) => summarizer.start(requestForTranscript(transcript, currentOptions()))}
            onRewrite={(source, options) => summarizer.start(requestForRewrite(source, options))}
          />
        )}
      </Suspense>
    </>
  )
}
